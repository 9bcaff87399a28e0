/** The game as bots judge it: a card is worth the chance that it is the highest. */
import type { Judgement, Ranked } from '../../bots/judgement'
import { SAMPLE_CARDS, SAMPLE_ROUNDS } from './deal'
import { sample } from './sample'
import type { SampleIntent, SampleTypes } from './types'

/** The chance that nobody else lays a higher card, if the others lay any. */
function chanceOf(card: number, hand: readonly number[], seats: number): number {
  const unseen = SAMPLE_CARDS - hand.length
  const lower = card - 1 - hand.filter(held => held < card).length
  return (lower / unseen) ** (seats - 1)
}

function rank(hand: readonly number[], seats: number): Ranked<SampleIntent>[] {
  return [...hand]
    .sort((a, b) => b - a)
    .map(card => ({ intent: { kind: 'lay', card }, worth: chanceOf(card, hand, seats) }))
}

export const sampleJudgement: Judgement<SampleTypes> = {
  reasons: ['sample.chance'],
  horizon: { intents: 60, steps: SAMPLE_ROUNDS },
  spread: 2,
  rank: ({ public: { players }, prompt: { cards } }) => rank(cards, players.length),
  quick: ({ players }, seat) => ({ kind: 'lay', card: Math.max(...players[seat]!.hand) }),
  expect: sample.pointsNow,
  stances: () => null,
  explain: ({ public: { players }, prompt: { cards } }, { card }) => [
    {
      reason: 'sample.chance',
      numbers: { percent: Math.round(100 * chanceOf(card, cards, players.length)) },
    },
  ],
}
