import type { ComponentChildren } from 'preact'

export interface HandThing {
  readonly name: string
  readonly picture: ComponentChildren
}

/** What somebody holds, side by side: pictures with their names for screen readers and for pointing at. */
export const HandOf = ({ things }: { readonly things: readonly HandThing[] }) => (
  <ul class="wrap gap-1 kit-hand">
    {things.map(({ name, picture }, i) => (
      <li key={i} title={name}>
        {picture}
        <span class="unseen">{name}</span>
      </li>
    ))}
  </ul>
)
