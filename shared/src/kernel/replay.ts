/** Records of matches, and playing them again. */
import type { AnyGame, EventWordings, GameDefinition, GameTypes, Seat } from './game'
import type { MatchRecord, MatchStart, RecordedIntent } from './match'
import { RecordedMatch } from './RecordedMatch'
import { isRawTakeBack, readIntent, type TakeBack, type TookBack } from './takeBack'

/** A record that these rules cannot replay, with the step (counted from 1) at which it breaks. */
export class RecordFault extends Error {
  constructor(
    readonly step: number,
    message: string,
  ) {
    super(message)
    this.name = 'RecordFault'
  }
}

export const recordOf = (
  game: AnyGame,
  start: MatchStart,
  intents: readonly RecordedIntent[],
): MatchRecord => ({
  game: game.id,
  rulesVersion: game.rulesVersion,
  edition: game.edition,
  options: start.options,
  seats: start.seats,
  seed: start.seed,
  intents,
})

/** Replays a record and reports each step. Throws `RecordFault`. */
export function replay<T extends GameTypes>(
  game: GameDefinition<T>,
  record: MatchRecord,
  onStep?: (
    step: number,
    seat: Seat,
    intent: T['Intent'] | TakeBack,
    events: EventWordings<T['Event'] | TookBack>[],
    match: RecordedMatch<T>,
  ) => void,
): RecordedMatch<T> {
  if (record.game !== game.id)
    throw new RecordFault(0, `this is a record of ${record.game}, not of ${game.id}`)
  if (record.rulesVersion !== game.rulesVersion || record.edition !== game.edition)
    throw new RecordFault(
      0,
      `the record was played by rules ${record.rulesVersion} of edition ${record.edition}; here are rules ${game.rulesVersion} of edition ${game.edition}`,
    )
  const match = new RecordedMatch(game, record)
  record.intents.forEach(([seat, raw], i) => {
    const step = i + 1
    const intent = readIntent(game, raw)
    if (!intent) throw new RecordFault(step, `step ${step} is not an intent of ${game.id}`)
    const refusal = match.refuse(seat, intent)
    if (refusal) throw new RecordFault(step, `step ${step} is refused: ${refusal.reason}`)
    const events = match.accept(seat, intent, isRawTakeBack(record.intents[i + 1]?.[1]))
    onStep?.(step, seat, intent, events, match)
  })
  return match
}
