/** Addresses of the client, on the browser's own history. */
import { signal } from '@preact/signals'
import { readCode, readHallCode } from './codes'

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'create'; readonly game: string | null; readonly hall: string | null }
  | { readonly page: 'hall'; readonly code: string; readonly pass: string | null }
  | {
      readonly page: 'table'
      readonly code: string
      readonly token: string | null
      readonly watch: boolean
      /** Takes any free seat at once. */
      readonly sit: boolean
    }
  | { readonly page: 'practice'; readonly game: string; readonly playing: boolean }
  | { readonly page: 'learn'; readonly game: string | null; readonly chapter: string | null }
  | { readonly page: 'about' }
  | { readonly page: 'rules'; readonly game: string | null; readonly rule: string | null }
  | {
      readonly page: 'replay'
      readonly id: string
      readonly step: number | null
      readonly viewpoint: string | null
      /** With the game analysis open. */
      readonly analysis: boolean
    }
  /** The big screen of a table; `open` with all hands, where they are shown. */
  | { readonly page: 'tv'; readonly code: string; readonly open: boolean }
  /** The big screen of a hall: whatever it is playing. */
  | { readonly page: 'tvHall'; readonly code: string; readonly open: boolean }
  | { readonly page: 'missing' }

const PLAIN_ID = /^[a-z0-9-]{1,40}$/
const CHAPTER_ID = /^[a-zA-Z-]{1,40}$/
const RECORD_ID = /^(file|[A-Z0-9]{8}-\d{1,4})$/

/** A personal link carries its seat token in the fragment, which browsers never send to a server. */
export function parseRoute(path: string, search = '', hash = ''): Route {
  const [first, second, ...more] = path.split('/').filter(Boolean)
  if (first === 'learn' && more.length < 2) return learnRoute(second, more[0])
  if (first === 'tv' && second === 'h' && more.length === 1) return tvHallRoute(more[0]!, search)
  if (more.length > 0) return { page: 'missing' }
  if (!first) return { page: 'home' }
  if (first === 't' && second) return tableRoute(second, search, hash)
  if (first === 'tv' && second) return tvRoute(second, search)
  if (first === 'r' && second) return replayRoute(second, search)
  if (first === 'h' && second) return hallRoute(second, hash)
  if (first === 'about' && !second) return { page: 'about' }
  const game = second && PLAIN_ID.test(second) ? second : null
  if (second && !game) return { page: 'missing' }
  if (first === 'practice' && game)
    return { page: 'practice', game, playing: new URLSearchParams(search).has('play') }
  if (first === 'create')
    return { page: 'create', game, hall: readHallCode(new URLSearchParams(search).get('hall') ?? '') }
  if (first === 'rules') return { page: 'rules', game, rule: hash.slice(1) || null }
  return { page: 'missing' }
}

/** `/learn`, `/learn/movie`, `/learn/movie/tricks`. */
function learnRoute(game: string | null = null, chapter: string | null = null): Route {
  const wrong = [game, chapter].some(part => part !== null && !CHAPTER_ID.test(part))
  return wrong ? { page: 'missing' } : { page: 'learn', game, chapter }
}

function tableRoute(text: string, search: string, hash: string): Route {
  const code = readCode(text)
  if (!code) return { page: 'missing' }
  const token = new URLSearchParams(hash.slice(1)).get('seat')
  const query = new URLSearchParams(search)
  return { page: 'table', code, token, watch: query.has('watch'), sit: query.has('sit') }
}

/** `/h/K7WQ4RTN2XHM`, with `#device=…` for another device of a member. */
function hallRoute(text: string, hash: string): Route {
  const code = readHallCode(text)
  if (!code) return { page: 'missing' }
  return { page: 'hall', code, pass: new URLSearchParams(hash.slice(1)).get('device') }
}

const wantsHands = (search: string): boolean => new URLSearchParams(search).has('open')

function tvRoute(text: string, search: string): Route {
  const code = readCode(text)
  return code ? { page: 'tv', code, open: wantsHands(search) } : { page: 'missing' }
}

/** `/tv/h/K7WQ4RTN2XHM` */
function tvHallRoute(text: string, search: string): Route {
  const code = readHallCode(text)
  return code ? { page: 'tvHall', code, open: wantsHands(search) } : { page: 'missing' }
}

/** `/r/K7MWPD3X-1?step=40&eyes=2`, or `/r/file` for a record from a file. */
function replayRoute(id: string, search: string): Route {
  if (!RECORD_ID.test(id)) return { page: 'missing' }
  const query = new URLSearchParams(search)
  return {
    ...{ page: 'replay', id },
    ...{ step: readStep(query.get('step')), viewpoint: query.get('eyes'), analysis: query.has('tale') },
  }
}

/** A step as it stands in an address; null when there is none. */
function readStep(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null
}

/** Where a typed code leads, or one of our links with the key it may carry; null if nowhere. */
export function destinationOf(typed: string): string | null {
  const link = /\/(?:t|h|r|tv)\/\S+/.exec(typed)?.[0]
  if (link) {
    const { pathname, search, hash } = new URL(link, location.origin)
    return parseRoute(pathname, search, hash).page === 'missing' ? null : pathname + search + hash
  }
  const [code, hall] = [readCode(typed), readHallCode(typed)]
  return code ? `/t/${code}` : hall && `/h/${hall}`
}

const here = () => parseRoute(location.pathname, location.search, location.hash)

export const route = signal<Route>(here())

/** Goes somewhere inside the client without loading the page again. */
export function go(path: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  route.value = here()
  scrollTo(0, 0)
}

/** Follows Back and Forward, and clicks on links of our own. */
export function followHistory(): void {
  addEventListener('popstate', () => {
    route.value = here()
  })
  document.addEventListener('click', followLink)
}

function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.origin !== location.origin) return
  if (link.pathname === location.pathname && link.hash) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
