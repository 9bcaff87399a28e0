import { useMemo } from 'preact/hooks'

/** A drawing as an image of its own, so that its ids meet nobody else's. Decoration: it says nothing aloud. */
export function SvgImage({ svg }: { readonly svg: string | null }) {
  const url = useMemo(() => (svg ? `data:image/svg+xml,${encodeURIComponent(svg)}` : null), [svg])
  return url ? <img src={url} alt="" draggable={false} /> : null
}
