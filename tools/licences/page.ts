/** The page of licences: what people receive first, then what only developers install. */
import { readFileSync } from 'node:fs'
import { type Lock, nameAt, neededBy } from './lock'

export const PAGE = 'docs/licences.md'
export const readLock = (): Lock => JSON.parse(readFileSync('package-lock.json', 'utf8'))

export interface Licensed {
  readonly name: string
  readonly licence: string
}

/** A tool draws these pictures into the client, so that they ship although nothing imports the package. */
const DRAWN = ['node_modules/@iconify-json/game-icons']

/** Each name once per licence, in order. */
function licensed({ packages }: Lock, places: Iterable<string>): Licensed[] {
  const rows = new Map<string, Licensed>()
  for (const place of places) {
    if (!place.includes('node_modules/') || packages[place]!.link) continue
    const row = { name: nameAt(place), licence: packages[place]!.license ?? 'none named' }
    rows.set(`${row.name} ${row.licence}`, row)
  }
  return [...rows.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

export function licences(lock: Lock): Record<'browser' | 'server' | 'developers', Licensed[]> {
  // The SDK's peers are for servers that share its types.
  const browser = new Set([...neededBy(lock, 'client', 'alone'), ...DRAWN])
  const server = neededBy(lock, 'server', 'with peers')
  const others = Object.keys(lock.packages).filter(place => !browser.has(place) && !server.has(place))
  return {
    browser: licensed(lock, browser),
    server: licensed(lock, server),
    developers: licensed(lock, others),
  }
}

const table = (rows: readonly Licensed[]): string =>
  ['| package | licence |', '|---|---|', ...rows.map(row => `| ${row.name} | ${row.licence} |`)].join('\n')

function byLicence(rows: readonly Licensed[]): string {
  const names = new Map<string, string[]>()
  for (const { name, licence } of rows) names.set(licence, [...(names.get(licence) ?? []), name])
  const sorted = [...names].sort(([a], [b]) => (a < b ? -1 : 1))
  return sorted.map(([licence, all]) => `**${licence}:** ${all.join(', ')}.`).join('\n\n')
}

export function licencePage(lock: Lock): string {
  const { browser, server, developers } = licences(lock)
  return `# Licences of what we use

Written by \`npm run licences\` from \`package-lock.json\`; a test compares. Our own code, texts and drawings are under
the MIT licence.

## In the browser

Whatever of these the client really uses is bundled; their licence texts are in \`licences.md\` beside the built pages.

${table(browser)}

## On the server

${table(server)}

## For developers only

Nothing of it is shipped. \`bench/\` installs boardgame.io, immer and socket.io besides (all MIT), on demand.

${byLicence(developers)}
`
}
