import { legendScenario } from '../../../testkit/legend/scenario'

describe("King Hrothgar's Blessing", () => {
  it('saves a card after a reveal, which still counted for the rank', () => {
    const table = legendScenario({
      episode: 'seaHagAttack',
      seats: 2,
      hands: [['courage'], ['blessing', 'courage 2', 'courage']],
    })
    table.bids(0, 'courage')
    table.bids(1, 'courage 2', 'courage')
    expect(table.asked()).toEqual([1])
    expect(table.prompt(1)).toMatchObject({
      kind: 'blessing',
      cards: [expect.any(Number), expect.any(Number)],
    })
    table.saves(1, 'courage 2')
    expect(table.hand(1)).toEqual(['courage 2'])
    expect(table.gone()).toEqual(['blessing'])
    expect(table.prompt(1)).toMatchObject({ kind: 'prize', marker: 1 })
  })

  it('saves a card on leaving a contest in turn, one laid by a risk too', () => {
    const table = legendScenario({
      episode: 'grendelsAttack',
      seats: 3,
      hands: [['blessing', 'courage'], ['fighting 2'], ['courage']],
      pile: ['beowulf', 'wit'],
    })
    table.lays(0, 'courage')
    table.lays(1, 'fighting 2')
    table.withdraws(2)
    table.risks(0)
    expect(table.asked()).toEqual([1])
    table.withdraws(1)
    expect(table.prompt(0)).toMatchObject({ kind: 'blessing' })
    table.saves(0, 'beowulf')
    expect(table.hand(0)).toEqual(['beowulf'])
    expect(table.prompt(0)).toMatchObject({ kind: 'prize', marker: 1 })
  })

  it('saves a card paid for an opportunity', () => {
    const table = legendScenario({ episode: 'greatRewards', hands: [['blessing', 'fighting 2']] })
    table.pays(0, 'fighting 2')
    table.saves(0, 'fighting 2')
    expect(table.hand(0)).toEqual(['fighting 2'])
    expect(table.tokens(0)).toEqual(['treasure 3'])
  })

  it('keeps a saved special card in the game', () => {
    const table = legendScenario({ episode: 'greatRewards', hands: [['blessing', 'hrunting']] })
    table.pays(0, 'hrunting')
    table.saves(0, 'hrunting')
    expect(table.hand(0)).toEqual(['hrunting'])
    expect(table.gone()).toEqual(['blessing'])
  })

  it('can be kept for later, and saves nothing that is not about to be discarded', () => {
    const table = legendScenario({ episode: 'greatRewards', hands: [['blessing', 'fighting 2', 'wit']] })
    table.pays(0, 'fighting 2')
    expect(table.refusal(0, { kind: 'save', card: table.inHand(0, ['wit'])[0]! })).toBe('card-not-there')
    table.declines(0)
    expect(table.hand(0)).toEqual(['blessing', 'wit'])
    expect(table.discards()).toEqual(['fighting 2'])
  })

  it('is not asked at Death of Beowulf, where hands are given up, not played', () => {
    const table = legendScenario({ episode: 'deathOfBeowulf', hands: [['blessing', 'fighting 2']] })
    expect(table.prompt(0)).toMatchObject({ kind: 'prize', marker: 1 })
    expect(table.gone()).toEqual(['blessing'])
  })

  it('does not save what a risk turned up in vain', () => {
    const table = legendScenario({ episode: 'sailToDenmark', hands: [['blessing']], pile: ['wit', 'wit'] })
    table.risks(0)
    expect(table.asked()).toEqual([1])
  })
})

describe("Queen Wealhtheow's Inspiration", () => {
  const battle = (episode: string, extra = {}) =>
    legendScenario({ episode, seats: 2, hands: [[], ['inspiration']], ...extra })

  it('turns away a wound and its cards, and the place stays taken', () => {
    const table = battle('grendelsAttack')
    table.withdraws(0)
    table.takes(1, 'W')
    expect(table.prompt(1)).toMatchObject({ kind: 'inspiration', prize: { kind: 'wound' } })
    table.uses(1)
    expect(table.state.wounds).toEqual([0, 0])
    expect(table.hand(1)).toEqual([])
    expect(table.tokens(0)).toEqual(['fame 5'])
  })

  it('is asked for the forced last prize too, and can be kept', () => {
    const table = battle('frisianRaid', { start: 1 })
    table.withdraws(1)
    table.takes(0, 'G4')
    expect(table.prompt(1)).toMatchObject({ kind: 'inspiration', prize: { kind: 'misfortune' } })
    table.declines(1)
    expect(table.tokens(1)).toEqual(['misfortune'])
    expect(table.holds(1, 'inspiration')).toBe(true)
  })

  it('turns away the double wound', () => {
    const table = battle('dragonBattle', { start: 1 })
    table.withdraws(1)
    table.takes(0, 'F7')
    table.uses(1)
    expect(table.state.doubleWound).toBeNull()
  })

  it.each([
    ['a scratch', 'seaHagAttack', 'S'],
    ['a misfortune', 'swedishTreachery', 'M'],
  ])('turns away %s', (_, episode, prize) => {
    const table = legendScenario({ episode, seats: 2, start: 1, hands: [[], ['inspiration']] })
    table.bids(0)
    table.bids(1)
    table.takes(1, prize)
    table.uses(1)
    expect(table.state.scratches).toEqual([0, 0])
    expect(table.tokens(1)).toEqual([])
    expect(table.gone()).toEqual(['inspiration'])
  })

  it('comes before The Warrior’s Rest when the prize is a third scratch', () => {
    const table = legendScenario({
      episode: 'huntTheSeaHag',
      hands: [['inspiration', 'rest']],
      scratches: [2, 0, 0, 0],
    })
    for (const seat of [0, 1, 2, 3]) table.bids(seat)
    table.takes(0, 'S')
    expect(table.prompt(0)).toMatchObject({ kind: 'inspiration' })
    table.declines(0)
    expect(table.prompt(0)).toMatchObject({ kind: 'thirdScratch' })
    table.rests(0, 2)
    expect(table.state).toMatchObject({ scratches: [1, 0, 0, 0], wounds: [0, 0, 0, 0] })
  })

  it('never helps against the scratch of a risk', () => {
    const table = legendScenario({ episode: 'sailToDenmark', hands: [['inspiration']], pile: ['wit', 'wit'] })
    table.risks(0)
    expect(table.state.scratches[0]).toBe(1)
    expect(table.asked()).toEqual([1])
  })
})

describe("Beowulf's Daring", () => {
  it('reveals five cards, said before revealing', () => {
    const table = legendScenario({
      episode: 'sailToDenmark',
      hands: [['daring']],
      pile: ['wit', 'wit', 'travelling', 'beowulf', 'courage'],
    })
    expect(table.prompt(0)).toMatchObject({ kind: 'risk', daring: true })
    table.dares(0)
    expect(table.hand(0)).toEqual(['beowulf', 'travelling'])
    expect(table.gone()).toEqual(['daring'])
    expect(table.refusal(1, { kind: 'risk', daring: true })).toBe('no-daring')
  })

  it('lays everything that fits in a contest, all five if need be', () => {
    const table = legendScenario({
      episode: 'grendelsAttack',
      seats: 3,
      hands: [['daring']],
      pile: ['courage', 'courage', 'fighting', 'beowulf', 'fighting 2'],
    })
    table.dares(0)
    expect(table.prompt(1)).toMatchObject({ needed: 6 })
  })
})

describe("Beowulf's Resolve", () => {
  it('undoes a failed risk: no scratch, and its taker decides afresh', () => {
    const table = legendScenario({
      episode: 'sailToDenmark',
      hands: [['resolve']],
      pile: ['wit', 'courage', 'travelling', 'wit'],
    })
    table.risks(0)
    expect(table.prompt(0)).toMatchObject({ kind: 'resolve' })
    table.uses(0)
    expect(table.prompt(0)).toMatchObject({ kind: 'risk' })
    expect(table.discards()).toEqual(['courage', 'wit'])
    table.risks(0)
    expect(table.hand(0)).toEqual(['travelling'])
    expect(table.state.scratches[0]).toBe(0)
  })

  it('also after Daring, which stays spent', () => {
    const table = legendScenario({
      episode: 'sailToDenmark',
      hands: [['resolve', 'daring']],
      pile: ['wit', 'wit', 'wit', 'wit', 'wit'],
    })
    table.dares(0)
    table.uses(0)
    expect(table.gone()).toEqual(['daring', 'resolve'])
    table.declines(0)
    expect(table.asked()).toEqual([1])
  })

  it('keeps one in a contest: risk again, play, or withdraw', () => {
    const table = legendScenario({
      episode: 'grendelsAttack',
      seats: 3,
      hands: [['fighting 2'], ['courage', 'courage 2', 'resolve']],
      pile: ['wit', 'wit'],
    })
    table.lays(0, 'fighting 2')
    table.risks(1)
    table.uses(1)
    expect(table.prompt(1)).toMatchObject({ kind: 'contest', total: 0, needed: 2, mayRisk: true })
    table.lays(1, 'courage', 'courage 2')
    expect(table.state.scratches[1]).toBe(0)
  })

  it('can be kept: then the scratch comes', () => {
    const table = legendScenario({ episode: 'sailToDenmark', hands: [['resolve']], pile: ['wit', 'wit'] })
    table.risks(0)
    table.declines(0)
    expect(table.state.scratches[0]).toBe(1)
    expect(table.holds(0, 'resolve')).toBe(true)
  })
})

describe('a failed risk in a contest', () => {
  it('asks in the order of the rules: Resolve, Rest, Blessing, then the marker', () => {
    const table = legendScenario({
      episode: 'grendelsAttack',
      hands: [['resolve', 'rest', 'blessing', 'courage'], ['courage 2']],
      scratches: [2, 0, 0, 0],
      pile: ['wit', 'wit'],
    })
    table.lays(0, 'courage')
    table.lays(1, 'courage 2')
    table.withdraws(2)
    table.withdraws(3)
    table.risks(0)
    expect(table.prompt(0)).toMatchObject({ kind: 'resolve' })
    table.declines(0)
    expect(table.prompt(0)).toMatchObject({ kind: 'thirdScratch' })
    table.rests(0, 1)
    expect(table.prompt(0)).toMatchObject({ kind: 'blessing' })
    expect(table.events('tookMarker')).toHaveLength(2)
    table.saves(0, 'courage')
    expect(table.events('tookMarker').slice(2)).toMatchObject([
      { seat: 0, marker: 2 },
      { seat: 1, marker: 1 },
    ])
    expect(table.state.scratches[0]).toBe(2)
  })
})

describe('special cards with symbols', () => {
  it.each([
    ['hrunting', 'grendelsAttack', 3],
    ['hides', 'grendelsAttack', 2],
    ['horses', 'frisianRaid', 3],
    ['hygd', 'seaHagBattle', 3],
    ['shield', 'dragonBattle', 3],
  ])('%s counts at %s and leaves the game once played', (card, episode, symbols) => {
    const hands = [[card], []]
    const table = legendScenario({ episode, seats: 5, options: { advanced: true }, hands })
    table.lays(0, card)
    expect(table.prompt(1)).toMatchObject({ needed: symbols })
    for (const seat of [1, 2, 3, 4]) table.withdraws(seat)
    expect(table.gone()).toEqual([card])
    expect(table.discards()).toEqual([])
  })
})
