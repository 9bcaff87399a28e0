import { legendScenario } from '../../../testkit/legend/scenario'
import { legendPublicView, legendSecretView } from '../knowledge/view'

describe('a major episode played at once', () => {
  const hunt = () =>
    legendScenario({
      episode: 'huntTheSeaHag',
      seats: 3,
      hands: [
        ['travelling', 'wit 2', 'fighting'],
        ['wit', 'courage'],
        ['hides', 'blessing', 'wit'],
      ],
    })

  it('lets a bid be changed until the last player has locked', () => {
    const table = hunt()
    table.bids(0, 'travelling')
    expect(table.asked()).toEqual([1, 2])
    expect(table.prompt(0)).toMatchObject({ kind: 'bid', locked: true })
    table.bids(0, 'travelling', 'wit 2')
    table.bids(1, 'wit')
    table.bids(2)
    expect(table.events('bidsRevealed')[0]).toMatchObject({ totals: [3, 1, 0], ranking: [0, 1, 2] })
  })

  it('shows others who has locked and nothing else', () => {
    const table = hunt()
    table.bids(0, 'travelling', 'wit 2')
    expect(legendPublicView(table.state).stage).toMatchObject({
      bids: [{ locked: true, count: null }, {}, {}],
    })
    expect(legendPublicView(table.state).players[0]).toMatchObject({ cards: 3 })
    expect(table.events('locked')).toEqual([{ kind: 'locked', seat: 0, count: null }])
    expect(legendSecretView(table.state, 0).bid).toMatchObject({ show: false })
    table.bids(0)
    expect(table.events('locked')).toHaveLength(1)
  })

  it('shows the number of cards if their owner wants it', () => {
    const table = hunt()
    const bid = (names: string[], show: boolean) =>
      table.does(0, { kind: 'bid', cards: table.inHand(0, names), show })
    bid(['travelling', 'fighting'], true)
    expect(legendPublicView(table.state).stage).toMatchObject({ bids: [{ locked: true, count: 2 }, {}, {}] })
    bid(['travelling'], true)
    bid(['travelling'], false)
    expect(table.events('locked').map(({ count }) => count)).toEqual([2, 1, null])
  })

  it('takes special cards with symbols, but none with text', () => {
    const table = hunt()
    const cards = table.inHand(2, ['blessing'])
    expect(table.refusal(2, { kind: 'bid', cards, show: false })).toBe('text-card')
    table.bids(0, 'fighting')
    table.bids(1, 'courage')
    table.bids(2, 'hides')
    table.declines(2)
    expect(table.gone()).toEqual(['hides'])
    expect(table.hand(0)).toEqual(['fighting', 'travelling', 'wit 2'])
  })

  it('gives a special card back that was only a bluff', () => {
    const table = legendScenario({ episode: 'seaHagAttack', seats: 2, hands: [['hrunting'], []] })
    table.bids(0, 'hrunting')
    table.bids(1)
    expect(table.hand(0)).toEqual(['hrunting'])
  })

  it('ranks by the seats from the start player when nobody bids', () => {
    const table = legendScenario({ episode: 'huntTheSeaHag', start: 2 })
    for (const seat of [0, 1, 2, 3]) table.bids(seat)
    expect(table.events('bidsRevealed')[0]!.ranking).toEqual([2, 3, 0, 1])
  })

  it('offers as many prizes as there are players, and the last takes what is left', () => {
    const table = hunt()
    for (const seat of [0, 1, 2]) table.bids(seat)
    const rest = table.prizeIndex('rest')
    expect(table.refusal(0, { kind: 'prize', prize: rest, heal: null })).toBe('not-available')
    expect(table.refusal(0, { kind: 'decline' })).toBe('must-take')
    table.takes(0, 'hrunting')
    const hrunting = table.prizeIndex('hrunting')
    expect(table.refusal(1, { kind: 'prize', prize: hrunting, heal: null })).toBe('prize-taken')
    table.takes(1, 'A1')
    expect(table.state.scratches).toEqual([0, 0, 1])
    expect(table.state.start).toBe(2)
    expect(table.episode()).toBe('atTheMere')
  })
})

describe('a major episode played in turn', () => {
  const attack = (hands: string[][], extra = {}) =>
    legendScenario({ episode: 'grendelsAttack', seats: hands.length, hands, ...extra })

  it('lets the first layer lay exactly one card, even after withdrawals', () => {
    const table = attack([['courage'], ['courage', 'fighting'], ['fighting 2']])
    table.withdraws(0)
    const cards = table.inHand(1, ['courage', 'fighting'])
    expect(table.refusal(1, { kind: 'play', cards })).toBe('one-when-level')
    table.lays(1, 'courage')
    expect(table.prompt(2)).toMatchObject({ total: 0, needed: 1 })
  })

  it('needs the highest total of those still in, not of those who left', () => {
    const table = attack([
      ['courage', 'courage'],
      ['fighting 2', 'courage'],
      ['beowulf', 'beowulf', 'courage', 'courage'],
    ])
    table.lays(0, 'courage')
    table.lays(1, 'fighting 2')
    table.lays(2, 'beowulf', 'courage')
    table.lays(0, 'courage')
    table.withdraws(1)
    expect(table.prompt(2)).toMatchObject({ total: 2, needed: 2 })
  })

  it('lays all that a risk finds, even past what is needed, and ends the turn', () => {
    const table = attack([['courage'], [], []], { pile: ['fighting 2', 'courage 2'] })
    table.lays(0, 'courage')
    table.risks(1)
    expect(table.prompt(2)).toMatchObject({ needed: 4 })
  })

  it('goes on from the hand when a risk was not enough, but not with a second risk', () => {
    const table = attack([['fighting 2'], ['courage', 'wit'], []], { pile: ['wit', 'beowulf'] })
    table.lays(0, 'fighting 2')
    table.risks(1)
    expect(table.prompt(1)).toMatchObject({ total: 1, needed: 2, mayRisk: false })
    expect(table.refusal(1, { kind: 'risk', daring: false })).toBe('already-risked')
    expect(table.refusal(1, { kind: 'play', cards: table.inHand(1, ['wit']) })).toBe('does-not-fit')
    table.lays(1, 'courage')
    expect(table.asked()).toEqual([2])
  })

  it('sends out whoever finds nothing, with a scratch, whatever the hand holds', () => {
    const table = attack([['fighting 2'], ['courage', 'courage'], ['courage']], { pile: ['wit', 'wit'] })
    table.lays(0, 'fighting 2')
    table.risks(1)
    expect(table.state.scratches).toEqual([0, 1, 0])
    expect(table.events('tookMarker')).toMatchObject([{ seat: 1, marker: 3 }])
    expect(table.hand(1)).toEqual(['courage', 'courage'])
  })

  it('lets a risk count as the card that a level player must add', () => {
    const table = attack([['courage'], ['courage']], { pile: ['courage', 'wit'] })
    table.lays(0, 'courage')
    table.lays(1, 'courage')
    table.risks(0)
    expect(table.prompt(1)).toMatchObject({ total: 1, needed: 2 })
  })

  it('lets the start player risk at once', () => {
    const table = attack([[], []], { pile: ['courage', 'fighting'] })
    table.risks(0)
    expect(table.prompt(1)).toMatchObject({ needed: 2 })
  })

  it('does not offer a risk when no card is left to reveal', () => {
    const table = attack([['courage'], []], { others: 'away' })
    expect(table.prompt(0)).toMatchObject({ mayRisk: false })
    expect(table.refusal(0, { kind: 'risk', daring: false })).toBe('nothing-to-reveal')
  })

  it('gives marker 1 to the last player in, who discards too and lays no more', () => {
    const table = attack([['courage', 'courage'], ['courage']])
    table.lays(0, 'courage')
    table.withdraws(1)
    expect(table.events('tookMarker')).toMatchObject([
      { seat: 1, marker: 2 },
      { seat: 0, marker: 1 },
    ])
    expect(table.discards()).toEqual(['courage'])
    expect(table.prompt(0)).toMatchObject({ kind: 'prize', marker: 1 })
  })

  it('gives two cards with the double wound, as with any wound that is a prize', () => {
    const table = legendScenario({ episode: 'dragonBattle', seats: 2 })
    table.withdraws(0)
    table.takes(1, 'F7')
    expect(table.state).toMatchObject({ doubleWound: 0, wounds: [0, 0] })
    expect(table.events('drew')).toEqual([{ kind: 'drew', seat: 0, count: 2, cards: null }])
  })

  it('never runs out of scratches and wounds, whatever the box holds', () => {
    const table = attack([[], []], { wounds: [10, 0], scratches: [2, 2], pile: ['wit', 'wit'] })
    table.risks(0)
    table.takes(1, 'F5')
    expect(table.state).toMatchObject({ wounds: [12, 0], scratches: [0, 2] })
  })

  it('gives marker 1 even to somebody who laid nothing', () => {
    const table = attack([[], [], []])
    table.withdraws(0)
    table.withdraws(1)
    expect(table.prompt(2)).toMatchObject({ kind: 'prize', marker: 1 })
  })
})
