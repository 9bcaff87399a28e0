/** A match: a game being played. It is begun and played intent by intent. */
import type { EventWordings, GameDefinition, GameTypes, Refusal, Seat } from './game'
import { clonePlain } from './plain'
import { cursorFrom, type RngCursor, SeededRng } from './rng'

export interface Match<State = unknown> {
  readonly seats: number
  readonly state: State
  readonly cursor: RngCursor
  /** How many intents were accepted. */
  readonly revision: number
}

/** What the match is made of. With these and the rules, everything else can be computed again. */
export interface MatchRecord {
  readonly game: string
  readonly rulesVersion: number
  readonly edition: string
  readonly options: unknown
  readonly seats: number
  readonly seed: string
  readonly intents: readonly RecordedIntent[]
}

export type RecordedIntent = readonly [seat: Seat, intent: unknown]

export interface MatchStart {
  readonly seats: number
  readonly options: unknown
  readonly seed: string
}

/** Refusals that need no rules; every game's texts must word them too. */
export const KERNEL_REASONS = ['match-over', 'not-your-turn', 'not-an-intent'] as const

export function begin<T extends GameTypes>(
  game: GameDefinition<T>,
  { seats, options, seed }: MatchStart,
): Match<T['State']> {
  if (seats < game.seats.min || seats > game.seats.max)
    throw new Error(`${game.id} is for ${game.seats.min} to ${game.seats.max} players, not ${seats}`)
  const read = game.readOptions(options, seats)
  if (isOptionError(read)) throw new Error(read.error)
  const cursor = cursorFrom(seed)
  return { seats, state: game.setup(seats, read, new SeededRng(cursor)), cursor, revision: 0 }
}

export const isOptionError = (read: unknown): read is { error: string } =>
  typeof read === 'object' && read !== null && 'error' in read

/** Why this seat may not do this now, or null. The kernel's own reasons come first. */
export function refuse<T extends GameTypes>(
  game: GameDefinition<T>,
  state: T['State'],
  seat: Seat,
  intent: T['Intent'],
): Refusal | null {
  if (game.outcome(state)) return { reason: 'match-over' }
  // Who is asked has a prompt; making it costs more than all the rest.
  if (!game.asked(state).includes(seat) && !game.prompt(state, seat)) return { reason: 'not-your-turn' }
  return game.refuse(state, seat, intent)
}

/** Plays one intent and leaves the given match as it was. */
export function play<T extends GameTypes>(
  game: GameDefinition<T>,
  match: Match<T['State']>,
  seat: Seat,
  intent: T['Intent'],
): { match: Match<T['State']>; events: EventWordings<T['Event']>[] } | Refusal {
  const refusal = refuse(game, match.state, seat, intent)
  if (refusal) return refusal
  const owned = openMatch(game, match)
  const events = owned.accept(seat, intent)
  return { match: owned.snapshot(), events }
}

/**
 * A match somebody owns: intents alter it in place, so servers and playouts need no copies. What
 * `snapshot` returns is the owner's own data; whoever keeps it while playing on clones it first.
 */
export class OwnedMatch<T extends GameTypes> {
  readonly state: T['State']
  readonly #game: GameDefinition<T>
  readonly #cursor: RngCursor
  readonly #rng: SeededRng
  readonly #seats: number
  #revision: number

  constructor(game: GameDefinition<T>, match: Match<T['State']>) {
    this.#game = game
    this.#seats = match.seats
    this.state = match.state
    this.#cursor = match.cursor
    this.#rng = new SeededRng(match.cursor)
    this.#revision = match.revision
  }

  get revision(): number {
    return this.#revision
  }

  refuse(seat: Seat, intent: T['Intent']): Refusal | null {
    return refuse(this.#game, this.state, seat, intent)
  }

  /** Applies an intent that was not refused. */
  accept(seat: Seat, intent: T['Intent']): EventWordings<T['Event']>[] {
    const events: EventWordings<T['Event']>[] = []
    this.#game.apply(this.state, seat, intent, this.#rng, wordings => events.push(wordings))
    this.#revision++
    return events
  }

  snapshot(): Match<T['State']> {
    return { seats: this.#seats, state: this.state, cursor: this.#cursor, revision: this.#revision }
  }
}

/** An owned copy of a match; the original stays untouched. */
export const openMatch = <T extends GameTypes>(
  game: GameDefinition<T>,
  match: Match<T['State']>,
): OwnedMatch<T> => new OwnedMatch(game, clonePlain(match))

/** The wording of an event for a viewer. */
export const wordingFor = <E>(wordings: EventWordings<E>, viewer: number | 'spectator'): E =>
  (viewer === 'spectator' ? undefined : wordings.only?.[viewer]) ?? wordings.everyone
