import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KERNEL_REASONS } from '@heorot/shared'
import { ABILITIES, EVENT_KINDS, type MovieEvent, movie, TILES } from '@heorot/shared/games/movie'
import { type Language, languages } from '../../../app/settings/languages'
import { movieClient } from '..'
import { plainMotif } from '../plainMotif'
import { MOVIE_NAMES, TestMatch } from '../testkit/match'
import { narrateMovie } from '../movieTexts'
import { movieDe } from '../texts/table/de'
import { movieEn } from '../texts/table/en'
import { movieFr } from '../texts/table/fr'
import { moviePl } from '../texts/table/pl'

const all = { en: movieEn, de: movieDe, fr: movieFr, pl: moviePl }

/** Every leaf of a tree of words; functions are called with plausible arguments. */
function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, String(value('3', '4', 5, '6'))]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => leaves(child, `${path}.${key}`))
}

test.each(languages)('%s has words for everything, and no gaps in them', language => {
  const faults = leaves(all[language]).filter(
    ([, text]) => text.trim() === '' || /undefined|NaN|\[object|#|\s\s/.test(text),
  )
  expect(faults).toEqual([])
})

test.each(['de', 'fr', 'pl'] as const)('%s has exactly the keys of English', language => {
  const paths = (of: unknown) =>
    leaves(of)
      .map(([path]) => path)
      .sort()
  expect(paths(all[language])).toEqual(paths(movieEn))
})

test.each(['de', 'fr', 'pl'] as const)('%s is translated, not copied', language => {
  const english = new Map(leaves(movieEn))
  const same = leaves(all[language]).filter(([path, text]) => text.length > 14 && english.get(path) === text)
  expect(same).toEqual([])
})

/** Looked up by a key of the rules, or read by code outside this folder. */
const TABLES = [
  'figure',
  'aFigure',
  'yourFigure',
  'ability',
  'tileLabel',
  'plain',
  'tileKind',
  'reasons',
  'rules',
  'acts',
  'howTo',
  'language',
  'and',
]

test('no word is left over', () => {
  const sources = [join(__dirname, '..'), join(__dirname, '../../../kit')]
    .flatMap(folder =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(file => /\.tsx?$/.test(file) && !/\.test\.|texts[\\/]/.test(file))
        .map(file => join(folder, file)),
    )
    .map(file => readFileSync(file, 'utf8'))
    .join('\n')
  // words.group.key, say.key, or { key } taken out of words.group or words.
  const taken = [...sources.matchAll(/const \{([^}]+)\} = (?:state\.|reader\.)?words\b[.\w]*/g)]
    .map(m => m[1])
    .join()
  const isUsed = (key: string) =>
    new RegExp(`\\b(words|say|bar|buttons|tag|plate|mirror|final|scoring|narrate|options)\\.${key}\\b`).test(
      sources,
    ) || new RegExp(`\\b${key}\\b`).test(taken)
  const keys = Object.entries(movieEn).flatMap(([group, value]) =>
    typeof value === 'object' && !TABLES.includes(group) ? Object.keys(value) : [group],
  )
  expect(keys.filter(key => !TABLES.includes(key) && !isUsed(key))).toEqual([])
})

test.each(languages)('%s words nothing that is never refused', language => {
  expect(Object.keys(all[language].reasons).sort()).toEqual([...movie.reasons, ...KERNEL_REASONS].sort())
})

test('every ability has its own rule, and every kind of plain tile a name', () => {
  for (const ability of ABILITIES) expect(Object.keys(movieEn.rules)).toContain(ability)
  const motifs = TILES.filter(({ ability }) => ability === null).map(({ value, act }) =>
    plainMotif(value, act),
  )
  expect(Object.keys(movieEn.plain).sort()).toEqual([...new Set(motifs)].sort())
})

test('every kind of event is narrated in every language, from every viewpoint', () => {
  const told = new Set<string>()
  const faults: string[] = []
  for (let seed = 1; seed <= 40; seed++) {
    const game = new TestMatch(2 + (seed % 3), seed)
    while (!game.over) {
      const events = game.step()
      for (const viewer of ['spectator', 0] as const)
        for (const event of game.frame(viewer, events).events) tell(event, told, faults)
    }
  }
  const unheard = EVENT_KINDS.filter(kind => !told.has(kind) && !RARE.includes(kind))
  expect({ unheard, faults: faults.slice(0, 5) }).toEqual({ unheard: [], faults: [] })
})

/** Seen in few matches or none by chance; worded below. */
const RARE = ['couldPlayNothing', 'skipped', 'refilled']

function tell(event: MovieEvent, told: Set<string>, faults: string[]): void {
  told.add(event.kind)
  for (const language of languages) {
    const line = narrateMovie(all[language], event, MOVIE_NAMES)
    if (line === null ? event.kind !== 'declined' : /undefined|NaN|\s\s|\(\)/.test(line) || line === '')
      faults.push(`${language} ${event.kind}: ${line}`)
  }
}

test.each(languages)('%s words what hardly ever happens', language => {
  for (const kind of ['couldPlayNothing', 'skipped'] as const)
    expect(narrateMovie(all[language], { kind, seat: 1 }, MOVIE_NAMES)).toContain('Oswin')
  const refilled = { kind: 'refilled', seat: 1, act: 2, count: 1 } as const
  expect(narrateMovie(all[language], { ...refilled, tiles: null }, MOVIE_NAMES)).toContain('1 ')
  expect(narrateMovie(all[language], { ...refilled, tiles: [0] }, MOVIE_NAMES)).toContain(
    all[language].plain.hearth,
  )
})

test('numbers take the right form', () => {
  expect([1, 2, 5, 22, 25].map(moviePl.pool)).toEqual([
    'Pula: 1 żeton',
    'Pula: 2 żetony',
    'Pula: 5 żetonów',
    'Pula: 22 żetony',
    'Pula: 25 żetonów',
  ])
  expect([1, 3].map(movieDe.diamonds)).toEqual(['1 Raute', '3 Rauten'])
  expect([1, 2].map(movieFr.pool)).toEqual(['Pioche : 1 tuile', 'Pioche : 2 tuiles'])
})

test('the client knows the game by its own numbers', async () => {
  expect(movieClient.id).toBe(movie.id)
  expect(movieClient.seats).toEqual(movie.seats)
  for (const language of languages as readonly Language[]) {
    const texts = await movieClient.loadTexts(language)
    expect([1, 2, 3].map(step => texts.progress(step, 3))).toHaveLength(3)
    expect(texts.options.map(option => option.key).sort()).toEqual(['lastAbility', 'startSeat'])
  }
  expect(await movieClient.loadCover()).toContain('viewBox="0 0 412 172"')
})
