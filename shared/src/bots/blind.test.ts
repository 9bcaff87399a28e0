import { type AnyGame, rngFrom, seedFromNumber } from '../kernel'
import { chooseBlindly } from './blind'
import type { AnyJudgement } from './judgement'

/** Both choose at once; `pays[mine][theirs]` is what the first seat wins from the second. */
function blindGame(pays: readonly (readonly number[])[]): { game: AnyGame; judgement: AnyJudgement } {
  type State = (number | null)[]
  const choices = pays.map((_, level) => ({ kind: 'choose', level }))
  const balance = ([mine, theirs]: State) => pays[mine ?? 0]![theirs ?? 0]!
  const open = (state: State) => [0, 1].filter(seat => state[seat] === null)
  const game = {
    asked: open,
    prompt: () => ({ kind: 'choose' }),
    imagine: () => [null, null],
    progress: () => ({ step: 0, of: 1 }),
    outcome: () => null,
    apply: (state: State, seat: number, { level }: { level: number }) => {
      state[seat] = level
    },
  }
  const judgement = {
    horizon: { intents: 0, steps: 0 },
    spread: 1,
    stances: () => choices.map(intent => ({ intent, worth: 0 })),
    quick: (_: State, _seat: number, rng: { below(n: number): number }) => choices[rng.below(choices.length)],
    expect: (state: State) => [balance(state), -balance(state)],
  }
  return { game: game as unknown as AnyGame, judgement: judgement as unknown as AnyJudgement }
}

function sharesOver(pays: readonly (readonly number[])[], tries: number): number[] {
  const { game, judgement } = blindGame(pays)
  const seen = { seat: 0, public: null, secret: null, prompt: { kind: 'choose' } }
  const counts = pays.map(() => 0)
  for (let n = 0; n < tries; n++) {
    const budget = { iterations: 1200, spent: () => false }
    const thought = chooseBlindly(game, judgement, seen, budget, rngFrom(seedFromNumber(n)))!
    counts[(thought.intent as unknown as { level: number }).level]!++
  }
  return counts.map(count => count / tries)
}

describe('blind choices', () => {
  it('are mixed where any fixed answer could be exploited', () => {
    const stoneScissorsPaper = [
      [0, 1, -1],
      [-1, 0, 1],
      [1, -1, 0],
    ]
    for (const share of sharesOver(stoneScissorsPaper, 150)) {
      expect(share).toBeGreaterThan(0.15)
      expect(share).toBeLessThan(0.55)
    }
  })

  it('are firm where one answer is the best against anything', () => {
    expect(
      sharesOver(
        [
          [0, 0, 0],
          [1, 1, 1],
          [0, 0.5, 0],
        ],
        20,
      ),
    ).toEqual([0, 1, 0])
  })
})
