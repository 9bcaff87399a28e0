/** Browsers say where a page comes from; only our own pages, and those the operator lists, may connect. */
export type OriginCheck = (origin: string | null | undefined, host: string | null | undefined) => boolean

export function originCheck(allowed: readonly string[]): OriginCheck {
  return (origin, host) => {
    // Programs other than browsers send none, and could send any.
    if (!origin) return true
    if (allowed.includes(origin)) return true
    return URL.canParse(origin) && new URL(origin).host === host
  }
}
