import {
  canonical,
  clonePlain,
  KERNEL_REASONS,
  refuse,
  rngFrom,
  samePlain,
  seedFromNumber,
} from '../../kernel'
import { anyIntent } from '../../testkit/legend/anyIntent'
import { legend } from './legend'
import { legendScenario } from '../../testkit/legend/scenario'

describe('a refusal', () => {
  it('has a known reason and leaves the state alone; what is not refused keeps the game whole', () => {
    const known: readonly string[] = [...KERNEL_REASONS, ...legend.reasons]
    const faults: string[] = []
    for (let game = 0; game < 12; game++) {
      const seats = 2 + (game % 4)
      const rng = rngFrom(seedFromNumber(game))
      const options = { advanced: game % 3 === 0, fallen: false, openTokens: false, startSeat: 0 }
      const state = legend.setup(seats, options, rng)
      const whole = legend.inventory(state)
      while (!legend.outcome(state)) {
        const seat = rng.below(seats)
        const wild = anyIntent(state, seat, rng)
        const before = canonical(state)
        const refusal = refuse(legend, state, seat, wild)
        if (canonical(state) !== before) faults.push(`refusing ${JSON.stringify(wild)} altered the state`)
        if (refusal && !known.includes(refusal.reason)) faults.push(`unknown reason ${refusal.reason}`)
        if (!refusal) {
          const copy = clonePlain(state)
          legend.apply(copy, seat, wild, rng, () => {})
          if (!samePlain(legend.inventory(copy), whole)) faults.push(`${JSON.stringify(wild)} lost something`)
        }
        const asked = rng.pick(legend.asked(state))
        legend.apply(state, asked, legend.suggest(legend.prompt(state, asked)!, rng), rng, () => {})
      }
    }
    expect(faults).toEqual([])
  })

  it('comes to everybody once the game is over', () => {
    const table = legendScenario({ episode: 'deathOfBeowulf', seats: 2 })
    table.takes(0, 'F1')
    expect(table.asked()).toEqual([])
    expect([0, 1].map(table.prompt)).toEqual([null, null])
    expect(table.refusal(0, { kind: 'decline' })).toBe('not-your-turn')
    expect(table.refusal(0, { kind: 'rest', scratches: 1 })).toBe('not-your-turn')
    expect(legend.progress(table.state)).toEqual({ step: 36, of: 36 })
    expect(legend.publicView(table.state).players.every(({ tokens }) => tokens !== null)).toBe(true)
  })

  it('comes to whoever is early, late or repeats', () => {
    const table = legendScenario({ episode: 'sailToDenmark', seats: 3 })
    expect(table.refusal(1, { kind: 'decline' })).toBe('not-your-turn')
    table.declines(0)
    expect(table.refusal(0, { kind: 'decline' })).toBe('not-your-turn')
    expect(table.refusal(1, { kind: 'withdraw' })).toBe('not-offered')
  })

  it('comes to whoever uses more cards than they hold or somebody else’s', () => {
    const table = legendScenario({ episode: 'seaHagAttack', seats: 2, hands: [['courage'], ['wit']] })
    const [mine] = table.inHand(0, ['courage'])
    const theirs = table.inHand(1, ['wit'])
    const bid = (cards: number[]) => table.refusal(0, { kind: 'bid', cards, show: false })
    expect(bid([mine!, mine!])).toBe('not-in-hand')
    expect(bid(theirs)).toBe('not-in-hand')
    expect(bid([999])).toBe('not-in-hand')
  })

  it('comes to whoever answers another’s question', () => {
    const table = legendScenario({ episode: 'greatRewards', hands: [['blessing', 'fighting 2']] })
    table.pays(0, 'fighting 2')
    expect(table.refusal(1, { kind: 'decline' })).toBe('not-your-turn')
    expect(table.refusal(0, { kind: 'pay', cards: [] })).toBe('not-offered')
  })
})
