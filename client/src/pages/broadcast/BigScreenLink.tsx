import { Icon } from '../../ui/Icon'
import { useWatchTexts } from './texts'

/** Opens the picture for televisions and projectors in a tab of its own; `path` is `CODE`, or `h/CODE` of a hall. */
export function BigScreenLink({ path }: { readonly path: string }) {
  const t = useWatchTexts()
  if (!t) return null
  return (
    <a class="open-link" href={`/tv/${path}`} target="_blank" rel="noopener">
      <Icon name="eye" size={18} /> {t.bigScreen}
    </a>
  )
}
