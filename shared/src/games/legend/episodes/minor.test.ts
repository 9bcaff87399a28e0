import { legendScenario } from '../../../testkit/legend/scenario'
import { legendPublicView } from '../knowledge/view'

describe('a risk', () => {
  const sail = (pile: string[], extra = {}) =>
    legendScenario({ episode: 'sailToDenmark', seats: 3, pile, ...extra })

  it('keeps what fits and discards the rest', () => {
    const table = sail(['travelling', 'wit'])
    table.risks(0)
    expect(table.hand(0)).toEqual(['travelling'])
    expect(table.discards()).toEqual(['wit'])
    expect(table.asked()).toEqual([1])
  })

  it('keeps both where both fit, and Beowulf always', () => {
    const table = sail(['friendship 2', 'beowulf'])
    table.risks(0)
    expect(table.hand(0)).toEqual(['beowulf', 'friendship 2'])
    expect(table.discards()).toEqual([])
  })

  it('costs a scratch when nothing fits', () => {
    const table = sail(['wit', 'courage'])
    table.risks(0)
    expect(table.discards()).toEqual(['courage', 'wit'])
    expect(table.state.scratches).toEqual([1, 0, 0])
  })

  it('can be declined, and ends after everybody had a turn from the start player on', () => {
    const table = sail([], { start: 2 })
    for (const seat of [2, 0, 1]) {
      expect(table.asked()).toEqual([seat])
      table.declines(seat)
    }
    expect(table.episode()).toBe('hrothgarsHall')
  })

  it('turns a third scratch into a wound without cards', () => {
    const table = sail(['wit', 'courage'], { scratches: [2, 0, 0] })
    table.risks(0)
    expect(table.state).toMatchObject({ scratches: [0, 0, 0], wounds: [1, 0, 0] })
    expect(table.hand(0)).toEqual([])
  })

  it('is not offered when there is no card to reveal', () => {
    expect(legendScenario({ episode: 'sailToDenmark', others: 'away' }).episode()).toBe('hrothgarsHall')
  })
})

describe('an opportunity', () => {
  it("exchanges exactly two cards at King Hygelac's Court", () => {
    const table = legendScenario({
      episode: 'hygelacsCourt',
      hands: [['wit', 'courage', 'fighting 2']],
      pile: ['friendship', 'beowulf'],
    })
    const one = table.inHand(0, ['wit'])
    expect(table.refusal(0, { kind: 'pay', cards: one })).toBe('wrong-count')
    table.pays(0, 'wit', 'courage')
    expect(table.hand(0)).toEqual(['beowulf', 'fighting 2', 'friendship'])
    expect(table.discards()).toEqual(['courage', 'wit'])
  })

  it('gives treasure 3 for two fighting symbols, in any cards but none too many', () => {
    const table = legendScenario({
      episode: 'greatRewards',
      hands: [['fighting', 'beowulf'], ['fighting 2', 'fighting'], ['hrunting'], ['fighting']],
    })
    table.pays(0, 'fighting', 'beowulf')
    const both = table.inHand(1, ['fighting 2', 'fighting'])
    expect(table.refusal(1, { kind: 'pay', cards: both })).toBe('superfluous')
    table.pays(1, 'fighting 2')
    table.pays(2, 'hrunting')
    expect(table.refusal(3, { kind: 'pay', cards: table.inHand(3, ['fighting']) })).toBe('not-enough')
    expect(table.prompt(3)).toMatchObject({ proposal: null })
    table.declines(3)
    expect([0, 1, 2, 3].map(table.tokens)).toEqual([['treasure 3'], ['treasure 3'], ['treasure 3'], []])
    expect(table.gone()).toEqual(['hrunting'])
  })

  it('takes one of each symbol when Peace Returns, Hides of Land for one or two', () => {
    const table = legendScenario({
      episode: 'peaceReturns',
      hands: [
        ['travelling', 'friendship', 'wit 2', 'courage', 'fighting'],
        ['travelling', 'friendship', 'beowulf', 'hides'],
        ['travelling', 'friendship', 'wit', 'courage', 'beowulf', 'beowulf'],
        ['travelling', 'friendship', 'wit', 'wit', 'courage'],
      ],
    })
    table.pays(0, 'travelling', 'friendship', 'wit 2', 'courage', 'fighting')
    table.pays(1, 'travelling', 'friendship', 'beowulf', 'hides')
    const all = table.inHand(2, ['travelling', 'friendship', 'wit', 'courage', 'beowulf', 'beowulf'])
    expect(table.refusal(2, { kind: 'pay', cards: all })).toBe('superfluous')
    table.pays(2, 'travelling', 'friendship', 'wit', 'courage', 'beowulf')
    const twice = table.inHand(3, ['travelling', 'friendship', 'wit', 'wit', 'courage'])
    expect(table.refusal(3, { kind: 'pay', cards: twice })).toBe('superfluous')
    table.declines(3)
    expect([0, 1, 2, 3].map(table.tokens)).toEqual([['fame 5'], ['fame 5'], ['fame 5'], []])
    expect(table.gone()).toEqual(['hides'])
  })

  it('lets Hides of Land stand for one symbol beside four others', () => {
    const table = legendScenario({
      episode: 'peaceReturns',
      hands: [['travelling', 'friendship', 'wit', 'courage', 'hides']],
    })
    table.pays(0, 'travelling', 'friendship', 'wit', 'courage', 'hides')
    expect(table.tokens(0)).toEqual(['fame 5'])
  })

  it('gives an alliance for two friendship symbols', () => {
    const table = legendScenario({ episode: 'manyFriendships', hands: [['friendship', 'friendship', 'wit']] })
    table.pays(0, 'friendship', 'friendship')
    expect(table.tokens(0)).toEqual([expect.stringContaining('alliance')])
    expect(table.sent.find(({ everyone }) => everyone.kind === 'gainedAlliance')).toMatchObject({
      everyone: { tokens: null },
      only: { 0: { tokens: table.state.tokens[0] } },
    })
  })

  it('proposes the cheapest payment', () => {
    const table = legendScenario({
      episode: 'greatRewards',
      hands: [['hrunting', 'beowulf', 'fighting 2', 'fighting']],
    })
    const proposed = table.prompt(0)
    expect(proposed).toMatchObject({ proposal: table.inHand(0, ['fighting 2']) })
  })
})

describe('Break Ranks?', () => {
  const ranks = () =>
    legendScenario({
      episode: 'breakRanks',
      tokens: [
        ['fame 2', 'alliance fame 1', 'treasure 2'],
        ['fame 3', 'fame 4'],
        ['fame 1', 'fame 2'],
      ],
      wounds: [1, 0, 0, 0],
      doubleWound: 1,
      scratches: [0, 0, 2, 0],
    })

  it('takes two fame tokens, alliances too, for a large tile or all scratches', () => {
    const table = ranks()
    const pay = (seat: number, names: string[], heal: 'wound' | 'doubleWound' | 'scratches') =>
      table.does(seat, { kind: 'breakRanks', tokens: table.owned(seat, names), heal })
    pay(0, ['fame 2', 'alliance fame 1'], 'wound')
    pay(1, ['fame 3', 'fame 4'], 'doubleWound')
    pay(2, ['fame 1', 'fame 2'], 'scratches')
    expect(table.state).toMatchObject({ wounds: [0, 0, 0, 0], doubleWound: null, scratches: [0, 0, 0, 0] })
    expect([0, 1, 2].map(table.tokens)).toEqual([['treasure 2'], [], []])
    expect(table.state.alliances).toHaveLength(36)
    expect(table.events('paid')[0]).toMatchObject({ tokens: [expect.any(Number), expect.any(Number)] })
  })

  it('is not offered to who has nothing to heal', () => {
    const table = ranks()
    for (const seat of [0, 1, 2]) table.declines(seat)
    expect(table.episode()).toBe('dragonBattle')
  })

  it('takes neither treasure nor one token nor a heal one has no use for', () => {
    const table = ranks()
    const refusal = (names: string[], heal: 'wound' | 'doubleWound' | 'scratches') =>
      table.refusal(0, { kind: 'breakRanks', tokens: table.owned(0, names), heal })
    expect(refusal(['fame 2', 'treasure 2'], 'wound')).toBe('does-not-fit')
    expect(refusal(['fame 2'], 'wound')).toBe('wrong-count')
    expect(refusal(['fame 2', 'alliance fame 1'], 'scratches')).toBe('nothing-to-heal')
    const others = table.owned(1, ['fame 3', 'fame 4'])
    expect(table.refusal(0, { kind: 'breakRanks', tokens: others, heal: 'wound' })).toBe('not-your-token')
  })
})

describe('a selection', () => {
  const select = (table: ReturnType<typeof legendScenario>, seat: number, choice: number) =>
    table.does(seat, { kind: 'select', choice })

  it('gives each in turn one of five things', () => {
    const table = legendScenario({
      episode: 'atTheMere',
      seats: 5,
      scratches: [0, 0, 0, 0, 2],
      pile: ['wit', 'courage'],
    })
    for (const seat of [0, 1, 2, 3, 4]) select(table, seat, seat)
    expect(table.tokens(0)).toEqual(['treasure 2'])
    expect(table.tokens(1)).toEqual([expect.stringContaining('alliance')])
    expect(table.tokens(2)).toEqual(['fame 2'])
    expect(table.hand(3)).toEqual(['courage', 'wit'])
    expect(table.state.scratches[4]).toBe(0)
    expect(table.episode()).toBe('seaHagBattle')
  })

  it('with open tokens shows everybody which alliance was drawn', () => {
    const table = legendScenario({ episode: 'atTheMere', options: { openTokens: true } })
    select(table, 0, 1)
    expect(table.events('alliancesShown')).toMatchObject([{ seat: 0, tokens: table.state.tokens[0] }])
    expect(legendPublicView(table.state).players[0]).toMatchObject({ tokens: table.state.tokens[0] })
  })

  it('judges at each turn what is left and whether there is something to heal', () => {
    const nine = new Array<string>(9).fill('fame 2')
    const table = legendScenario({ episode: 'atTheMere', tokens: [nine.slice(1)], scratches: [0, 1, 0, 0] })
    const offered = (seat: number) => {
      const asking = table.prompt(seat)
      return asking?.kind === 'selection' ? asking.choices.map(({ choice }) => choice) : []
    }
    expect(offered(0)).toEqual([0, 1, 2, 3])
    expect(table.refusal(0, { kind: 'select', choice: 4 })).toBe('not-available')
    select(table, 0, 2)
    expect(offered(1)).toEqual([0, 1, 3, 4])
    expect(table.refusal(1, { kind: 'select', choice: 2 })).toBe('not-available')
    table.declines(1)
    expect(table.asked()).toEqual([2])
  })
})

describe('a recovery', () => {
  const take = (table: ReturnType<typeof legendScenario>, seat: number, at: number) => {
    const asking = table.prompt(seat)
    if (asking?.kind === 'recovery') table.does(seat, { kind: 'take', card: asking.cards[at]! })
  }

  it('turns up two cards a player and goes round twice from the start player', () => {
    const table = legendScenario({
      episode: 'celebration',
      seats: 3,
      start: 1,
      pile: ['wit', 'courage', 'beowulf', 'fighting', 'travelling', 'friendship'],
    })
    expect(table.refusal(1, { kind: 'decline' })).toBe('must-take')
    take(table, 1, 2)
    take(table, 2, 0)
    take(table, 0, 0)
    expect(table.asked()).toEqual([1])
    take(table, 1, 0)
    take(table, 2, 0)
    expect(table.hand(1)).toEqual(['beowulf', 'fighting'])
    expect([0, 2].map(seat => table.hand(seat).length)).toEqual([2, 2])
    expect(table.episode()).toBe('seaHagAttack')
  })

  it('ends when the cards run out', () => {
    const table = legendScenario({
      episode: 'celebration',
      seats: 3,
      pile: ['wit', 'courage', 'fighting'],
      others: 'away',
    })
    take(table, 0, 0)
    take(table, 1, 0)
    expect([0, 1, 2].map(table.hand)).toEqual([['wit'], ['courage'], ['fighting']])
    expect(table.episode()).toBe('seaHagAttack')
  })
})
