/** A game whose secrets say whose they are, so that a test can tell who was sent what. */
import type { AnyGame, EventWordings, Seat } from '@heorot/shared'

type Event = EventWordings<{ readonly kind: string }>

function markEvent(event: Event): Event {
  if (!event.only) return event
  const own = Object.entries(event.only).map(([seat, said]) => [seat, { ...said, secretOf: Number(seat) }])
  return { ...event, only: Object.fromEntries(own) }
}

export const marked = (game: AnyGame): AnyGame => ({
  ...game,
  secretView: (state, seat) => ({ secretOf: seat, secret: game.secretView(state, seat) }),
  prompt: (state, seat) => {
    const prompt = game.prompt(state, seat)
    return prompt && { ...prompt, secretOf: seat }
  },
  apply: (state, seat, intent, rng, emit) =>
    game.apply(state, seat, intent, rng, event => emit(markEvent(event))),
})

/** The seats whose secrets are anywhere in a message. */
export function secretsIn(message: unknown): Seat[] {
  if (typeof message !== 'object' || message === null) return []
  const inside = Object.values(message).flatMap(secretsIn)
  return 'secretOf' in message ? [message.secretOf as Seat, ...inside] : inside
}
