/** Lines of a records file, made as `npm run simulate -- --records` makes them. */
import { deepStrictEqual as same } from 'node:assert'
import { type AnyGame, type MatchRecord, RecordedMatch, seedFromNumber, TAKE_BACK } from '@heorot/shared'
import { watchMatch } from '@heorot/shared/testkit'
import { recordLine } from '../simulate/recordLine'

export interface RecordedEvent {
  readonly kind: string
  readonly [field: string]: unknown
}

export interface RecordedStep {
  readonly seat: number
  readonly intent: RecordedEvent
  readonly events: readonly RecordedEvent[]
  readonly secret: readonly Readonly<Record<string, RecordedEvent>>[]
}

/** The documented options of both games, as far as the deal and the scores need them. */
interface Options {
  readonly startSeat?: number | 'random'
  readonly advanced?: boolean
  readonly fallen?: boolean
}

interface Moment {
  readonly secrets: readonly { readonly hand: readonly number[]; readonly tokens?: readonly number[] }[]
}

export interface Line {
  readonly record: MatchRecord & { readonly options: Options }
  readonly start: Moment
  readonly steps: readonly RecordedStep[]
  readonly end: Moment
  readonly outcome: { readonly scores: readonly number[]; readonly places: readonly number[] }
}

/** Chance finds more of what is rare than bots do. */
export function lineOf(game: AnyGame, seats: number, options: object, number: number): Line {
  const { record } = watchMatch(game, { seats, options, seed: seedFromNumber(number) }, { laws: {} })
  return lineFrom(game, record)
}

const lineFrom = (game: AnyGame, record: MatchRecord) => JSON.parse(recordLine(game, record)) as Line

/** The same match, in which everybody takes back what they may, and then decides as before. */
export function hesitant(game: AnyGame, { record }: Line): Line {
  const match = new RecordedMatch(game, record)
  const intents: MatchRecord['intents'][number][] = []
  const play = (seat: number, intent: { readonly kind: string }) => {
    match.accept(seat, intent)
    intents.push([seat, intent])
  }
  for (const [seat, intent] of record.intents as [number, { readonly kind: string }][]) {
    play(seat, intent)
    if (match.mayTakeBack !== seat) continue
    play(seat, TAKE_BACK)
    play(seat, intent)
  }
  return lineFrom(game, { ...record, intents })
}

/** The steps that stand: those before `takeBack` are as if they had never been. */
export function standingSteps(steps: readonly RecordedStep[]): RecordedStep[] {
  const stand: RecordedStep[] = []
  for (const step of steps)
    if (step.intent.kind === 'takeBack') stand.pop()
    else stand.push(step)
  return stand
}

/** Every event with its owner's wording where there is one. */
export function fullEvents({ events, secret }: RecordedStep): RecordedEvent[] {
  const owned = secret.flatMap(wordings => Object.values(wordings))
  return events.map(event => {
    const [first] = owned
    if (first?.kind !== event.kind || first.seat !== event.seat) return event
    owned.shift()
    const open = Object.fromEntries(
      Object.entries(first).map(([field, value]) => [field, event[field] === null ? null : value]),
    )
    same(event, open)
    return first
  })
}
