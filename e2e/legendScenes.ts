/** Moments of The Legend worth a picture, found by playing seeded games until they come. */
import type { MatchRecord, RecordedIntent } from '@heorot/shared'
import { begin, findGame, openMatch, recordOf, rngFrom, seedFromNumber } from '@heorot/shared'
import { legend, type LegendEvent, type LegendPrompt, type LegendPublic } from '@heorot/shared/games/legend'

/** What seat 0 sees and is asked. */
interface Sight {
  readonly view: LegendPublic
  readonly prompt: LegendPrompt | null
  readonly asked: boolean
  readonly over: boolean
}

export interface LegendScene {
  readonly name: string
  readonly seats: number
  readonly advanced?: boolean
  readonly met: (sight: Sight) => boolean
  /** What the next move of seat 0 has to bring about. */
  readonly leadsTo?: (event: LegendEvent) => boolean
}

const asks =
  <K extends LegendPrompt['kind']>(
    kind: K,
    more: (prompt: Extract<LegendPrompt, { kind: K }>, view: LegendPublic) => boolean,
  ) =>
  ({ prompt, asked, view }: Sight) =>
    asked && prompt?.kind === kind && more(prompt as Extract<LegendPrompt, { kind: K }>, view)

const othersLocked = ({ stage }: LegendPublic): number =>
  stage.kind === 'majorAtOnce' ? stage.bids.filter(({ locked }) => locked).length : 0

export const LEGEND_SCENES: readonly LegendScene[] = [
  {
    name: 'opportunity',
    seats: 3,
    met: asks('opportunity', ({ proposal }, { step }) => step > 20 && !!proposal),
  },
  { name: 'breakRanks', seats: 3, met: asks('breakRanks', ({ heals }) => heals.length > 1) },
  { name: 'selection', seats: 4, met: asks('selection', ({ choices }) => choices.length === 5) },
  { name: 'recovery', seats: 5, met: asks('recovery', ({ cards }) => cards.length === 7) },
  { name: 'inTurn', seats: 5, met: asks('contest', ({ total, needed }) => total > 0 && needed > total) },
  {
    name: 'prizes',
    seats: 4,
    met: asks('prize', ({ choices }, { step }) => step === 5 && choices.length === 3),
  },
  { name: 'resolve', seats: 3, met: asks('resolve', () => true) },
  { name: 'blessing', seats: 4, met: asks('blessing', ({ cards }) => cards.length > 1) },
  {
    name: 'auction',
    seats: 5,
    advanced: true,
    met: asks('auction', ({ total, tokens }) => total > 0 && tokens.length > 1),
  },
  { name: 'recoverTreasures', seats: 5, advanced: true, met: asks('prize', (_, { step }) => step === 35) },
  {
    name: 'deathOfBeowulf',
    seats: 4,
    met: asks('prize', ({ choices }, { step }) => step === 36 && choices.length > 2),
  },
  { name: 'finalSheet', seats: 4, met: ({ over }) => over },
]

/** Moments before something is told at length: cards that turn, bids that are revealed and ranked. */
export const PLAYED_SCENES = {
  risk: { name: 'risk', seats: 4, met: asks('risk', () => true) },
  atOnce: {
    name: 'atOnce',
    seats: 5,
    met: asks('bid', ({ locked }, view) => !locked && view.step > 8 && othersLocked(view) === 4),
  },
  prize: {
    name: 'prize',
    seats: 4,
    met: asks('prize', ({ choices }, { step }) => step === 5 && choices.length === 3),
  },
  auction: {
    name: 'auction',
    seats: 4,
    advanced: true,
    met: asks('auction', ({ total }) => total > 0),
  },
  wound: {
    name: 'wound',
    seats: 4,
    met: asks('risk', (_, { players }) => players[0]?.scratches === 2),
    leadsTo: event => event.kind === 'wounded' && event.seat === 0,
  },
  final: {
    name: 'final',
    seats: 4,
    met: asks('prize', ({ choices }, { step }) => step === 36 && choices.length === 2),
  },
} as const satisfies Record<string, LegendScene>

const game = findGame('legend')!
const SEEDS = 2000

/** The record of a game up to the moment. */
export function recordUntil({ name, seats, advanced = false, ...scene }: LegendScene): MatchRecord {
  for (let n = 1; n <= SEEDS; n++) {
    const intents = intentsUntil({ seats, options: { advanced }, seed: seedFromNumber(n) }, scene)
    if (intents) return recordOf(game, { seats, options: { advanced }, seed: seedFromNumber(n) }, intents)
  }
  throw new Error(`${name} never came in ${SEEDS} games`)
}

function intentsUntil(
  start: Parameters<typeof begin>[1],
  { met, leadsTo }: Pick<LegendScene, 'met' | 'leadsTo'>,
): readonly RecordedIntent[] | null {
  const match = openMatch(legend, begin(legend, start))
  const rng = rngFrom(start.seed)
  const intents: RecordedIntent[] = []
  for (;;) {
    const { state } = match
    const over = legend.outcome(state) !== null
    const asked = legend.asked(state)
    const sight = { view: legend.publicView(state), prompt: legend.prompt(state, 0), over }
    const here = met({ ...sight, asked: asked.includes(0) })
    if (here && !leadsTo) return intents
    if (over) return null
    const seat = rng.pick(asked)
    const intent = legend.suggest(legend.prompt(state, seat)!, rng)
    const told = match.accept(seat, intent).map(({ everyone }) => everyone)
    if (here && seat === 0 && told.some(event => leadsTo?.(event))) return intents
    intents.push([seat, intent])
  }
}
