/** What the texts of every game owe to its readers. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findGame, KERNEL_REASONS } from '@heorot/shared'
import { textLoader } from '../app/language/textLoader'
import { type Language, languages } from '../app/settings/languages'
import { glossaryOf } from '../ui/terms'
import { textsIn } from '../app/testkit/dictionaries'
import { NAMES, PlayedMatch } from '../testkit/PlayedMatch'
import { legendTable } from './legend/legendTable'
import { loadLegendWords } from './legend/texts'
import { movieTable } from './movie/movieTable'
import { loadMovieWords } from './movie/texts'
import { gameClients } from '.'

type Event = { readonly kind: string; readonly [key: string]: unknown }

const refilled = { kind: 'refilled', seat: 0, act: 2, count: 1 }

/** Groups of words that are looked up by a key of the rules or of an act, and what the client reads. */
const TABLES = [
  ...['symbol', 'letter', 'special', 'episode', 'kind', 'hint', 'prize'],
  ...['healing', 'token', 'figure', 'aFigure', 'yourFigure', 'tileLabel', 'plain', 'tileKind'],
  ...['acts', 'reasons', 'rules', 'howTo', 'language', 'options'],
]

/** What words are taken out of. */
const GROUPS = 'words|say|bar|bay|buttons|explain|final|headline|mirror|narrate|path|plate|scoring|stage|tag'

interface Tested {
  readonly words: (language: Language) => Promise<object>
  readonly ruleOfReason: Readonly<Record<string, string>>
  readonly options?: (seed: number) => object
  /** Groups of which some keys are worked out. */
  readonly keyed?: readonly string[]
  /** Kinds of events that may have no line. */
  readonly silent: readonly string[]
  /** Events that hardly ever happen. */
  readonly rare: readonly Event[]
}

const TESTED: Readonly<Record<string, Tested>> = {
  legend: {
    words: loadLegendWords,
    ruleOfReason: legendTable.ruleOfReason,
    options: seed => ({ advanced: seed % 2 === 0, openTokens: seed % 3 === 0 }),
    keyed: ['buttons', 'explain', 'final', 'price'],
    silent: ['discarded'],
    rare: [{ kind: 'gotChange', seat: 0, taken: [], given: [], owed: 2 }],
  },
  movie: {
    words: loadMovieWords,
    ruleOfReason: movieTable.ruleOfReason,
    silent: ['declined'],
    rare: [
      { kind: 'couldPlayNothing', seat: 0 },
      { kind: 'skipped', seat: 0 },
      { ...refilled, tiles: null },
      { ...refilled, tiles: [0] },
    ],
  },
}

/** Every event of some matches as seat 0 and a spectator read it. */
function* eventsOf(id: string, { options = () => ({}) }: Tested): Generator<Event> {
  for (let seed = 1; seed <= 40; seed++) {
    const game = new PlayedMatch(findGame(id)!, { seats: 2 + (seed % 3), seed, options: options(seed) })
    while (!game.over) {
      game.step()
      for (const viewer of ['spectator', 0] as const) yield* game.frame(viewer).events
    }
  }
}

describe.each(gameClients.map(client => [client.id, client] as const))('%s', (id, client) => {
  const game = findGame(id)!
  const tested = TESTED[id]!
  const reasons = [...new Set([...game.reasons, ...KERNEL_REASONS])]

  test.each(languages)('%s has words without gaps, and emphasis always ends', async language => {
    const faults = textsIn(await tested.words(language)).filter(
      ([, text]) => /undefined|NaN|\[object|#|\s\s/.test(text) || text.split('*').length % 2 === 0,
    )
    expect(faults).toEqual([])
  })

  test('no word is left over', async () => {
    const sources = [id, '../kit']
      .flatMap(folder =>
        readdirSync(join(__dirname, folder), { recursive: true, encoding: 'utf8' })
          .filter(file => /\.tsx?$/.test(file) && !/\.test\.|texts[\\/]/.test(file))
          .map(file => readFileSync(join(__dirname, folder, file), 'utf8')),
      )
      .join('\n')
    // words.group.key, say.key, or { key } taken out of words.group or words.
    const taken = [...sources.matchAll(/\{([^}]+)\} = (?:\w+\.)?words\b[.\w]*/g)].map(m => m[1]).join()
    const isUsed = (group: string, key: string) =>
      new RegExp(`\\b(${GROUPS})\\.${key}\\b`).test(sources) ||
      new RegExp(`\\b${key}\\b`).test(taken) ||
      (tested.keyed?.includes(group) && sources.includes(`'${key}'`))
    const english = await tested.words('en')
    const keys = Object.entries(english).flatMap(([group, value]) =>
      typeof value === 'object' && !Array.isArray(value)
        ? Object.keys(value).map(key => [group, key])
        : [[group, group]],
    )
    expect(keys.filter(([group, key]) => !TABLES.includes(group!) && !isUsed(group!, key!))).toEqual([])
  })

  test.each(languages)('%s words every refusal and no other, and a rule explains it', async language => {
    const { refusal, rules } = await client.loadTexts(language)
    const ids = rules.map(rule => rule.id)
    for (const reason of reasons) {
      const said = refusal(reason)
      expect(said.words).not.toBe(reason)
      if (reason !== 'not-an-intent' || said.rule !== null) expect(ids).toContain(said.rule)
    }
    const { reasons: worded } = (await tested.words(language)) as { reasons: object }
    expect(Object.keys(worded).sort()).toEqual([...reasons].sort())
    for (const [reason, rule] of Object.entries(tested.ruleOfReason))
      expect([reasons.includes(reason), ids.includes(rule)]).toEqual([true, true])
  })

  test('the reference has the same rules in the same order in all languages', async () => {
    const idsIn = async (language: Language) => (await client.loadTexts(language)).rules.map(rule => rule.id)
    for (const language of languages) expect(await idsIn(language)).toEqual(await idsIn('en'))
  })

  test.each(languages)(
    '%s has a glossary of 25 terms, a sentence each, nearly all in the rules',
    async language => {
      const terms = await client.loadGlossary!(language)
      const { rules } = await client.loadTexts(language)
      expect(terms).toHaveLength(25)
      for (const { meaning } of terms) if (!/^\P{Ll}.*\.$/u.test(meaning)) throw new Error(meaning)
      const text = rules.flatMap(({ title, paragraphs }) => [title, ...paragraphs]).join(' ')
      const unused = terms.filter(term => !glossaryOf([term]).pattern.test(text))
      expect(unused.length).toBeLessThanOrEqual(3)
      const forms = terms.flatMap(term => term.forms)
      expect(forms.filter((form, i) => forms.indexOf(form) !== i)).toEqual([])
    },
  )

  test('every kind of event is narrated in every language, from every viewpoint', async () => {
    const all = await Promise.all(languages.map(client.loadTexts))
    const told = new Set<string>()
    const faults: string[] = []
    const tell = (event: Event) => {
      told.add(event.kind)
      for (const { narrate } of all) {
        const line = narrate(event as never, NAMES)
        const isFaulty =
          line === null
            ? !tested.silent.includes(event.kind)
            : line.trim() === '' || /undefined|null|NaN|\s\s|\(\)|\*/.test(line)
        if (isFaulty) faults.push(`${event.kind}: ${line}`)
      }
    }
    for (const event of eventsOf(id, tested)) tell(event)
    for (const event of tested.rare) {
      tell(event)
      for (const { narrate } of all) expect(narrate(event as never, NAMES)).toContain('Maren')
    }
    expect({ unheard: game.eventKinds.filter(kind => !told.has(kind)), faults }).toEqual({
      unheard: [],
      faults: [],
    })
  })

  test('the client knows the game by its own numbers', async () => {
    expect(client.seats).toEqual(game.seats)
    for (const language of languages) {
      const { options } = await client.loadTexts(language)
      expect(options.map(({ key }) => key).sort()).toEqual(
        Object.keys(game.readOptions({}, 3) as object).sort(),
      )
    }
    expect(await client.loadCover()).toContain('viewBox="0 0 412 172"')
  })
})

test('words that failed to load are loaded again when asked for again', async () => {
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('słowa')
  const loadWords = textLoader({ en: load, de: load, fr: load, pl: load })
  await expect(loadWords('pl')).rejects.toThrow('offline')
  expect(await loadWords('pl')).toBe('słowa')
})
