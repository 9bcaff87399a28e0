/** What a first visit loads, from the build: nobody waits longer because a page grew unnoticed. */
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { gameIds } from '@heorot/shared'

interface BuiltFile {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

const dist = join(process.cwd(), 'client/dist')
const manifest: Readonly<Record<string, BuiltFile>> = JSON.parse(
  readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
)

/** A source with everything that it needs before it runs. */
function filesOf(source: string, files = new Set<string>()): Set<string> {
  const built = manifest[source]
  if (!built) throw new Error(`${source} is not a file of the build`)
  if (files.has(built.file)) return files
  for (const file of [built.file, ...(built.css ?? [])]) files.add(file)
  for (const next of built.imports ?? []) filesOf(next, files)
  return files
}

/** Bytes on the wire; fonts are packed already. */
function weight(path: string): number {
  const bytes = readFileSync(join(dist, path))
  return extname(path) === '.woff2' ? bytes.length : gzipSync(bytes).length
}

const bytesOf = (sources: readonly string[]): number => {
  const files = new Set(['index.html', ...sources.flatMap(source => [...filesOf(source)])])
  return [...files].reduce((sum, path) => sum + weight(path), 0)
}

const font = (name: string) => `src/app/theme/fonts/${name}.woff2`
const everywhere = [
  ...['index.html', 'src/app/language/en.ts'],
  ...['cinzel-core-600', 'alegreya-core-400', 'alegreya-sans-core-500', 'alegreya-sans-core-700'].map(font),
]
const wordsOf = (game: string) =>
  [`${game}Texts`, 'texts/table/en'].map(name => `src/games/${game}/${name}.ts`)

it('shows the home page after 200 kB', () => {
  const games = gameIds.flatMap(game => [...wordsOf(game), `src/games/${game}/cover.ts`])
  const picture = ['src/art/hall/hall.ts', 'src/art/svg.ts']
  expect(bytesOf([...everywhere, ...games, 'src/pages/home/Home.tsx', ...picture])).toBeLessThan(200_000)
})

it.each(gameIds)('shows the first table of %s after 350 kB', game => {
  // The Movie's score is set in a font of its own.
  const fonts = game === 'movie' ? [font('alegreya-core-800')] : []
  const sources = [
    ...fonts,
    ...everywhere,
    ...['src/pages/table/TablePage.tsx', 'src/session/connection.ts', 'src/thisBrowser/turns.ts'],
    ...['src/pages/broadcast/texts/en.ts', '../node_modules/zzfx/ZzFX.js'],
    ...[...wordsOf(game), `src/games/${game}/table.ts`],
    ...['src/pages/learn/GlossaryTips.tsx'],
    ...['index', 'glossary/en']
      .map(name => `src/games/${game}/texts/${name}.ts`)
      .filter(path => path in manifest),
  ]
  expect(bytesOf(sources)).toBeLessThan(350_000)
})
