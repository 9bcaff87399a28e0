/** A player may take back their last decision while nobody has acted on it and it has revealed nothing. */
import type { AnyGame, EventWordings, GameDefinition, GameTypes, Seat } from './game'

/** An intent of every game. */
export const TAKE_BACK = { kind: 'takeBack' } as const
export type TakeBack = typeof TAKE_BACK

/** The event it causes, in every game. */
export interface TookBack {
  readonly kind: 'tookBack'
  readonly seat: Seat
}

export const isTakeBack = (intent: { readonly kind: string }): intent is TakeBack =>
  intent.kind === TAKE_BACK.kind

/** As `isTakeBack`, for an intent that has not been validated. */
export const isRawTakeBack = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && 'kind' in raw && raw.kind === TAKE_BACK.kind

export const isTookBack = (event: { readonly kind: string }): event is TookBack => event.kind === 'tookBack'

/** The shape of an intent from outside, of the game or of every game, or null. */
export function readIntent<T extends GameTypes>(
  game: GameDefinition<T>,
  raw: unknown,
): T['Intent'] | TakeBack | null {
  return isRawTakeBack(raw) ? TAKE_BACK : game.readIntent(raw)
}

type Sent = readonly EventWordings<{ readonly kind: string }>[]

/** Whether these events revealed anything hidden. */
export const revealsAnything = (game: Pick<AnyGame, 'revealing'>, events: Sent): boolean =>
  events.some(({ everyone, only }) => only !== undefined || game.revealing.includes(everyone.kind))

/** Milliseconds people need to notice that a move was undone. */
const TAKE_BACK_MS = 900

/** Milliseconds it takes to watch a step at normal speed. */
export const watchTimeOf = (
  game: Pick<AnyGame, 'watchTime'>,
  events: readonly { readonly kind: string }[],
) => (events.some(isTookBack) ? TAKE_BACK_MS : game.watchTime(events))
