/** One match as a line of JSON with everything an outsider needs to check it; see docs/records.md. */
import { type AnyGame, begin, type MatchRecord, replay } from '@heorot/shared'

const everySeat = <R>(seats: number, look: (seat: number) => R): R[] =>
  Array.from({ length: seats }, (_, seat) => look(seat))

const openly = (game: AnyGame, state: unknown, seats: number) => ({
  public: game.publicView(state),
  secrets: everySeat(seats, seat => game.secretView(state, seat)),
})

export function recordLine(game: AnyGame, record: MatchRecord): string {
  const start = openly(game, begin(game, record).state, record.seats)
  const steps: unknown[] = []
  const match = replay(game, record, (step, seat, intent, events) => {
    steps.push({
      step,
      seat,
      intent,
      events: events.map(wordings => wordings.everyone),
      secret: events.flatMap(wordings => (wordings.only ? [wordings.only] : [])),
    })
  })
  return JSON.stringify({
    record,
    start,
    steps,
    end: openly(game, match.state, record.seats),
    outcome: game.outcome(match.state),
  })
}
