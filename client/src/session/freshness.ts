/** After a restart the server may have come back as a newer version; then this page is too old to talk to it. */

/** The entry script a page names, or null. */
export const entryOf = (html: string): string | null =>
  /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(html)?.[1] ?? null

/** Loads the page again if the server now serves another one. Nothing is lost by that: seats belong to tokens. */
export async function reloadIfOutdated(): Promise<void> {
  const own = document.querySelector('script[type="module"]')?.getAttribute('src')
  const response = await fetch('/', { cache: 'no-store' }).catch(() => null)
  const served = response?.ok ? entryOf(await response.text()) : null
  if (own && served && own !== served) location.reload()
}
