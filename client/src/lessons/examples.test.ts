/** Every worked example is made by the rules, shows what it lights, and says what is true. */
import type { LegendTypes } from '@heorot/shared/games/legend'
import type { MovieTypes } from '@heorot/shared/games/movie'
import { languages } from '../app/settings/languages'
import { composeStill } from '../kit/Still'
import type { StillMoment } from '../kit/GameClient'
import type { GameTable, TableTypes } from '../kit/GameTable'
import { gameClients } from '../games'
import { legendTable } from '../games/legend/legendTable'
import { movieTable } from '../games/movie/movieTable'
import { type LessonEntry, lessons } from '.'
import { type ExampleSet, momentOf, openExample, type WorkedExample } from './examples'
import { legendFact } from './testkit/legendFacts'
import { movieFact } from './testkit/movieFacts'
import { matchesPattern, practicePeople } from './Lesson'
import { playTurn } from './script'

/** Rules without anything to see. */
const ONLY_WORDS: Readonly<Record<string, readonly string[]>> = {
  legend: ['aim', 'piles', 'options', 'hidden', 'ours'],
  movie: ['aim', 'ending', 'open', 'house'],
}

/** The keys of everything that a still of a moment shows. */
async function keysIn<T extends TableTypes>(table: GameTable<T>, moment: StillMoment<T['Game']>) {
  const { placements, targets } = composeStill(table, await table.loadWords('en'), moment)
  return [...placements, ...targets].map(({ key }) => key)
}

const COMPOSED: Readonly<Record<string, (moment: StillMoment) => Promise<readonly string[]>>> = {
  legend: moment => keysIn(legendTable, moment as StillMoment<LegendTypes>),
  movie: moment => keysIn(movieTable, moment as StillMoment<MovieTypes>),
}
const FACTS = { legend: legendFact, movie: movieFact } as const

/** Plates are laid out by the overlay. */
const isDrawn = (thing: string) => !thing.startsWith('seat ')

function stateAfter(set: ExampleSet, example: WorkedExample): unknown {
  const match = openExample(set, example)
  for (const turn of example.plays ?? []) playTurn(set.lesson, match, turn)
  return match.state
}

async function shownThings(
  { game }: LessonEntry,
  set: ExampleSet,
  example: WorkedExample,
): Promise<string[]> {
  const moment = momentOf(set, example, practicePeople)
  const frame = example.beat === undefined ? moment.frame : moment.before!
  const keys = await COMPOSED[game]!(moment)
  return keys.flatMap(key => set.lesson.words.nameOf(frame, key) ?? [])
}

describe.each(lessons.map(entry => [entry.game, entry] as const))('examples of %s', (game, entry) => {
  it('there is one for every rule that has something to show', async () => {
    const { examples } = await entry.loadExamples()
    const { rules } = await gameClients.find(({ id }) => id === game)!.loadTexts('en')
    const wanted = rules.map(({ id }) => id).filter(rule => !ONLY_WORDS[game]!.includes(rule))
    expect(examples.map(({ rule }) => rule).sort()).toEqual(wanted.sort())
  })

  it('everything they light, point at or show is on the table', async () => {
    const set = await entry.loadExamples()
    const missing: string[] = []
    for (const example of set.examples) {
      const things = await shownThings(entry, set, example)
      const { lights = [], shows = [], points } = example
      const wanted = [...lights, ...shows, ...(points ? [points] : [])].filter(isDrawn)
      for (const pattern of wanted)
        if (!things.some(thing => matchesPattern(pattern, thing))) missing.push(`${example.rule}: ${pattern}`)
    }
    expect(missing).toEqual([])
  })

  it('they are told in every language, with figures that are true', async () => {
    const set = await entry.loadExamples()
    for (const language of languages) {
      const texts = await entry.loadExampleTexts(language)
      expect(Object.keys(texts)).toEqual(set.examples.map(({ rule }) => rule))
      for (const example of set.examples)
        for (const [fact, value] of Object.entries(example.facts ?? {})) {
          const { frame } = momentOf(set, example, practicePeople)
          const found = FACTS[game as keyof typeof FACTS](frame, fact, stateAfter(set, example))
          expect([example.rule, fact, found]).toEqual([example.rule, fact, value])
          expect(texts[example.rule]).toMatch(new RegExp(`(?<!\\d)${value}(?!\\d)`))
        }
    }
  })
})
