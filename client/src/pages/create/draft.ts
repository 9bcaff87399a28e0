/** A table as it is being thought out, before it is opened. */
import type {
  BotStrength,
  BroadcastDelay,
  ClockName,
  CreateRequest,
  HintRule,
  Watchers,
} from '@heorot/shared'
import type { GameClient } from '../../kit/GameClient'

export interface Draft {
  readonly game: string
  readonly seats: number
  /** For every seat the game knows, also those beyond `seats`, so that changing the number forgets nothing. */
  readonly bots: readonly (BotStrength | null)[]
  readonly options: Readonly<Record<string, unknown>>
  readonly public: boolean
  readonly clock: ClockName
  readonly watch: Watchers
  /** Null until somebody decides. */
  readonly hints: HintRule | null
  readonly coach: boolean
  readonly broadcast: BroadcastDelay
}

export const newDraft = (game: GameClient): Draft => ({
  game: game.id,
  seats: Math.min(3, game.seats.max),
  bots: Array.from({ length: game.seats.max }, () => null),
  options: {},
  public: false,
  clock: 'none',
  watch: 'everyone',
  hints: null,
  coach: true,
  broadcast: 0,
})

/** The same wishes for another game, as far as it allows them. */
export const forGame = (draft: Draft, game: GameClient): Draft => ({
  ...newDraft(game),
  seats: Math.min(Math.max(draft.seats, game.seats.min), game.seats.max),
  public: draft.public,
  clock: draft.clock,
  watch: draft.watch,
  hints: draft.hints,
  coach: draft.coach,
  broadcast: draft.broadcast,
})

/** Hints are for those who play against bots alone, unless the host says otherwise; as the server has it. */
export function hintsIn({ hints, bots, seats }: Draft): HintRule {
  const isSolo = bots.slice(0, seats).filter(bot => bot !== null).length >= seats - 1
  return hints ?? (isSolo ? 'everyone' : 'nobody')
}

export const withBot = (draft: Draft, seat: number, bot: BotStrength | null): Draft => ({
  ...draft,
  bots: draft.bots.map((old, index) => (index === seat ? bot : old)),
})

/** An option of a seat that no longer exists falls back to its default. */
export function createOrderOf(draft: Draft): Omit<CreateRequest, 'name' | 'token'> {
  const kept = Object.entries(draft.options).filter(
    ([, value]) => typeof value !== 'number' || value < draft.seats,
  )
  return {
    ...draft,
    hints: hintsIn(draft),
    broadcast: draft.watch === 'everyone' ? draft.broadcast : 0,
    bots: draft.bots.slice(0, draft.seats),
    options: Object.fromEntries(kept),
  }
}
