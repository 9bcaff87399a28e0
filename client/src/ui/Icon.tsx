import { type IconName, iconPaths } from '../art/signs/uiIcon'

export type { IconName }

/** A small sign that words beside it explain; never the only carrier of a meaning. */
export const Icon = ({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) => (
  <svg class="icon" width={size} height={size} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
    <path d={iconPaths[name]} />
  </svg>
)
