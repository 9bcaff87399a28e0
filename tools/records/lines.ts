/** Lines of a records file, made as `npm run simulate -- --records` makes them. */
import { type AnyGame, seedFromNumber } from '@heorot/shared'
import { watchMatch } from '@heorot/shared/testkit'
import { recordLine } from '../simulate/recordLine'
import { same } from './demand'

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

interface Moment {
  readonly secrets: readonly { readonly hand: readonly number[]; readonly tokens?: readonly number[] }[]
}

export interface Line {
  readonly record: {
    readonly seats: number
    readonly seed: string
    readonly options: Readonly<Record<string, never>>
  }
  readonly start: Moment
  readonly steps: readonly RecordedStep[]
  readonly end: Moment
  readonly outcome: { readonly scores: readonly number[]; readonly places: readonly number[] }
}

/** Chance finds more of what is rare than bots do. */
export function lineOf(game: AnyGame, seats: number, options: object, number: number): Line {
  const { record } = watchMatch(game, { seats, options, seed: seedFromNumber(number) }, { laws: {} })
  return JSON.parse(recordLine(game, record)) as Line
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
    same(event, open, 'what everybody hears')
    return first
  })
}
