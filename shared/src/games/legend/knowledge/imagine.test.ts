import { canonical, clonePlain, firstDifference, rngFrom, seedFromNumber, type Viewer } from '../../../kernel'
import { legendScenario } from '../../../testkit/legend/scenario'
import { legend } from '../legend'
import type { LegendOptions, LegendState } from '../types'

const options = (changed: Partial<LegendOptions>): LegendOptions => ({
  advanced: false,
  fallen: false,
  openTokens: false,
  startSeat: 'random',
  ...changed,
})

/** What the imagined state would show differently to the viewer, or null. */
function difference(state: LegendState, viewer: Viewer, seed: number): string | null {
  const view = legend.publicView(state)
  const secret = viewer === 'spectator' ? null : legend.secretView(state, viewer)
  const twin = legend.imagine(clonePlain(view), clonePlain(secret), viewer, rngFrom(seedFromNumber(seed)))
  const twinSecret = viewer === 'spectator' ? null : legend.secretView(twin, viewer)
  return (
    firstDifference(view, legend.publicView(twin)) ??
    firstDifference(secret, twinSecret) ??
    firstDifference(legend.asked(state), legend.asked(twin)) ??
    firstDifference(legend.inventory(state), legend.inventory(twin))
  )
}

describe('what a viewer imagines', () => {
  it.each([
    [2, {}],
    [3, { advanced: true }],
    [4, { openTokens: true }],
    [5, { advanced: true, openTokens: true }],
  ])('shows exactly the given views, with %i players and %j', (seats, changed) => {
    const found: string[] = []
    for (let game = 0; game < 3; game++) {
      const rng = rngFrom(seedFromNumber(game))
      const state = legend.setup(seats, options(changed), rng)
      while (!legend.outcome(state)) {
        const seat = rng.pick(legend.asked(state))
        legend.apply(state, seat, legend.suggest(legend.prompt(state, seat)!, rng), rng, () => {})
        const viewer: Viewer = rng.below(3) === 0 ? 'spectator' : rng.below(seats)
        const wrong = difference(state, viewer, game)
        if (wrong) found.push(`game ${game}, step ${state.step}, ${viewer}: ${wrong}`)
      }
    }
    expect(found).toEqual([])
  })

  it('deals the hidden hands again', () => {
    const state = legend.setup(4, options({}), rngFrom(seedFromNumber(1)))
    const view = legend.publicView(state)
    const secret = legend.secretView(state, 0)
    const hands = [1, 2, 3].map(seed =>
      canonical(legend.imagine(view, secret, 0, rngFrom(seedFromNumber(seed))).hands[1]),
    )
    expect(new Set(hands).size).toBe(3)
  })

  it('keeps sealed bids possible: no text cards, and as many as are on show', () => {
    const table = legendScenario({
      episode: 'seaHagAttack',
      hands: [['blessing', 'courage', 'wit', 'wit'], ['courage']],
    })
    table.does(0, { kind: 'bid', cards: table.inHand(0, ['courage', 'wit']), show: true })
    for (let seed = 0; seed < 20; seed++) expect(difference(table.state, 1, seed)).toBeNull()
  })
})
