import { legendScenario } from '../../../testkit/legend/scenario'

const advanced = { advanced: true }

describe('a treasure auction', () => {
  const treasury = (tokens: string[][]) =>
    legendScenario({ episode: 'hrothgarsTreasury', seats: tokens.length, options: advanced, tokens })

  it('is passed over in the basic game', () => {
    const table = legendScenario({ episode: 'hrothgarsTreasury' })
    expect(table.episode()).toBe('seaHagAttack')
    expect(table.events('passedOver')).toEqual([{ kind: 'passedOver', step: 8 }])
  })

  it('is paid by the last bidder alone; alliances go back among the others', () => {
    const table = treasury([
      ['treasure 2', 'treasure 1'],
      ['alliance treasure 2', 'treasure 3'],
      ['treasure 1', 'alliance treasure 3'],
    ])
    table.shows(0, 'treasure 2')
    table.shows(1, 'alliance treasure 2')
    table.shows(2, 'treasure 1', 'alliance treasure 3')
    table.withdraws(0)
    expect(table.tokens(0)).toEqual(['treasure 1', 'treasure 2'])
    table.shows(1, 'treasure 3')
    table.withdraws(2)
    expect(table.tokens(1)).toEqual([])
    expect(table.tokens(2)).toEqual(['alliance treasure 3', 'treasure 1'])
    expect(table.state.hands[1]).toHaveLength(3)
    expect(table.state.alliances).toHaveLength(35)
    expect(table.state.start).toBe(0)
    expect(table.episode()).toBe('seaHagAttack')
  })

  it('holds bidders to the same rule as a contest in turn', () => {
    const table = treasury([
      ['treasure 3', 'fame 5'],
      ['treasure 1', 'treasure 3', 'treasure 2', 'treasure 2'],
    ])
    const refusal = (seat: number, names: string[]) =>
      table.refusal(seat, { kind: 'show', tokens: table.owned(seat, names) })
    expect(refusal(0, ['fame 5'])).toBe('does-not-fit')
    expect(refusal(0, [])).toBe('nothing-played')
    table.shows(0, 'treasure 3')
    expect(refusal(1, ['treasure 2'])).toBe('not-enough')
    expect(refusal(1, ['treasure 1', 'treasure 2', 'treasure 2'])).toBe('superfluous')
    expect(refusal(1, ['treasure 1', 'treasure 3'])).toBeNull()
    table.shows(1, 'treasure 3')
    expect(table.prompt(0)).toMatchObject({ kind: 'auction', total: 3, needed: 3, tokens: [] })
  })

  it('asks a level bidder for exactly one token', () => {
    const table = treasury([['treasure 1', 'treasure 1', 'treasure 1'], ['treasure 2']])
    const two = table.owned(0, ['treasure 1', 'treasure 1'])
    expect(table.refusal(0, { kind: 'show', tokens: two })).toBe('one-when-level')
    table.shows(0, 'treasure 1')
    expect(table.asked()).toEqual([1])
  })

  it('gives the prize for nothing when all others drop out', () => {
    const table = legendScenario({ episode: 'allIronShield', seats: 3, options: advanced, wounds: [1, 0, 0] })
    table.withdraws(0)
    table.withdraws(1)
    expect(table.events('wonAuction')).toEqual([{ kind: 'wonAuction', seat: 2, tokens: [] }])
    expect(table.holds(2, 'shield')).toBe(true)
  })

  it('offers the All-Iron Shield only in the advanced game', () => {
    expect(legendScenario({ episode: 'allIronShield' }).state.offer).toHaveLength(8)
    expect(legendScenario({ episode: 'allIronShield', options: advanced }).state.offer).toHaveLength(9)
  })
})

describe('Recover Treasures', () => {
  it('ranks by all treasure, ties from the start player, and takes it back', () => {
    const table = legendScenario({
      episode: 'recoverTreasures',
      seats: 3,
      start: 1,
      options: advanced,
      tokens: [
        ['treasure 3', 'fame 2'],
        ['alliance treasure 3', 'alliance fame 1'],
        ['treasure 4', 'misfortune'],
      ],
    })
    expect(table.events('treasuresRevealed')[0]).toMatchObject({ totals: [3, 3, 4], ranking: [2, 1, 0] })
    expect([0, 1, 2].map(table.tokens)).toEqual([['fame 2'], ['alliance fame 1'], ['misfortune']])
    expect(table.state.alliances).toHaveLength(35)
    table.takes(2, 'F7')
    table.takes(1, 'F5')
    expect(table.tokens(0)).toEqual(['fame 1', 'fame 2'])
    expect(table.state.start).toBe(1)
    expect(table.episode()).toBe('deathOfBeowulf')
  })
})

describe('Death of Beowulf', () => {
  const death = (extra = {}) =>
    legendScenario({
      episode: 'deathOfBeowulf',
      seats: 3,
      hands: [
        ['wit', 'beowulf'],
        ['hides', 'daring'],
        ['fighting 2', 'courage'],
      ],
      ...extra,
    })

  it('ranks by every symbol in hand, and text cards count nothing', () => {
    const table = death()
    expect(table.events('handsRevealed')[0]).toMatchObject({ totals: [2, 2, 3], ranking: [2, 0, 1] })
    expect([0, 1, 2].map(table.hand)).toEqual([[], [], []])
    expect(table.gone()).toEqual(['daring', 'hides'])
  })

  it('gives fame 5 or heals a large wound', () => {
    const table = death({ wounds: [0, 0, 1], doubleWound: 0 })
    expect(table.prompt(2)).toMatchObject({
      choices: [{ heal: null }, { heal: 'wound' }, { prize: 1 }, { prize: 2 }],
    })
    expect(table.refusal(2, { kind: 'prize', prize: 0, heal: 'doubleWound' })).toBe('nothing-to-heal')
    expect(table.refusal(2, { kind: 'prize', prize: 1, heal: 'wound' })).toBe('not-offered')
    table.takes(2, 'F3')
    table.takes(0, 'F5', 'doubleWound')
    expect(table.state.stage).toMatchObject({
      kind: 'over',
      sheets: [{ total: 5 }, { total: 6 }, { total: 3 }],
    })
  })

  it('asks the last in rank too whether to heal', () => {
    const table = death({ wounds: [0, 3, 0] })
    table.takes(2, 'F3')
    table.takes(0, 'F1')
    expect(table.asked()).toEqual([1])
    table.takes(1, 'F5', 'wound')
    expect(table.state.stage).toMatchObject({ sheets: [{ total: 6 }, { total: 0 }, { total: 8 }] })
  })
})
