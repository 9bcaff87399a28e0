import { begin, openMatch, seedFromNumber } from '../../kernel'
import { allLaws, lawCases, watchMany } from '../../testkit'
import { sample } from './sample'

it.each(lawCases(sample, [{}]))('obeys the laws with %i players and %j', (seats, options) => {
  expect(watchMany(sample, seats, options, { laws: allLaws, first: 1, count: 40 })).toBeNull()
})

const open = (seats: number) =>
  openMatch(sample, begin(sample, { seats, options: {}, seed: seedFromNumber(1) }))

it('gives the round to the highest card, shown once everyone has laid one', () => {
  const match = open(3)
  const cards = match.state.players.map(({ hand }) => hand[0]!)
  const winner = cards.indexOf(Math.max(...cards))
  match.accept(0, { kind: 'lay', card: cards[0]! })
  match.accept(1, { kind: 'lay', card: cards[1]! })
  expect(sample.publicView(match.state)).toMatchObject({ round: 1, shown: [] })
  expect(match.accept(2, { kind: 'lay', card: cards[2]! }).at(-1)!.everyone).toEqual({
    ...{ kind: 'revealed', cards, winner },
  })
  expect(sample.pointsNow(match.state)).toEqual(cards.map((_, seat) => (seat === winner ? 1 : 0)))
  expect(sample.publicView(match.state)).toMatchObject({ round: 2, shown: cards })
})

it('refuses a card that is not in hand, and a second card', () => {
  const match = open(2)
  const [own, other] = match.state.players.map(({ hand }) => hand[0]!)
  expect(match.refuse(0, { kind: 'lay', card: other! })).toEqual({ reason: 'not-in-hand' })
  match.accept(0, { kind: 'lay', card: own! })
  expect(match.refuse(0, { kind: 'lay', card: own! })).toEqual({ reason: 'not-your-turn' })
})

it('reads nothing but its own intents and no options', () => {
  expect(sample.readIntent({ kind: 'lay', card: 3, seat: 1 })).toEqual({ kind: 'lay', card: 3 })
  for (const raw of [null, 7, {}, { kind: 'lay' }, { kind: 'lay', card: 1.5 }, { kind: 'take', card: 3 }])
    expect(sample.readIntent(raw)).toBeNull()
  expect(sample.readOptions({ speed: 2 }, 2)).toEqual({ error: 'There is no option "speed".' })
})
