import { useLoaded } from '../app/hooks'

const QUIET = 2

/** One path for all dark squares. */
export const qrPath = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : ''))).join('')

/** A link to be scanned. The encoder is loaded when the first one is shown. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const code = useLoaded(async () => {
    const { encode } = await import('uqr')
    const { data, size } = encode(text, { ecc: 'M', border: 0 })
    return { path: qrPath(data), size: size + 2 * QUIET }
  }, [text])
  return (
    <svg class="qr" role="img" aria-label={label} viewBox={`0 0 ${code?.size ?? 29} ${code?.size ?? 29}`}>
      <title>{label}</title>
      <path d={code?.path ?? ''} shape-rendering="crispEdges" />
    </svg>
  )
}
