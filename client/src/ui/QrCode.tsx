import { useEffect, useState } from 'preact/hooks'

const QUIET = 2

/** One path for all dark squares. */
export const qrPath = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : ''))).join('')

/** A link to be scanned. The encoder is loaded when the first one is shown. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [code, setCode] = useState<{ readonly path: string; readonly size: number } | null>(null)
  useEffect(() => {
    let wanted = true
    void import('uqr').then(({ encode }) => {
      const { data, size } = encode(text, { ecc: 'M', border: 0 })
      if (wanted) setCode({ path: qrPath(data), size: size + 2 * QUIET })
    })
    return () => {
      wanted = false
    }
  }, [text])
  return (
    <svg class="qr" role="img" aria-label={label} viewBox={`0 0 ${code?.size ?? 29} ${code?.size ?? 29}`}>
      <title>{label}</title>
      <path d={code?.path ?? ''} shape-rendering="crispEdges" />
    </svg>
  )
}
