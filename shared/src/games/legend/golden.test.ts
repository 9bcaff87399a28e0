import { TOKENS } from './edition/catalog'
import { legendScenario } from '../../testkit/legend/scenario'
import { outcomeOf, scoreSheet } from './scoring'

/** The worked examples of the rulebooks. Seats: Sandra starts, then Martha, Markus and Peter. */
const [SANDRA, MARTHA, MARKUS, PETER] = [0, 1, 2, 3] as const

describe("a reveal at King Hrothgar's Hall", () => {
  const table = (sandrasHand: readonly string[]) => {
    const hall = legendScenario({
      episode: 'hrothgarsHall',
      hands: [sandrasHand, ['friendship', 'beowulf'], ['friendship 2'], ['fighting', 'fighting']],
    })
    hall.bids(SANDRA, ...sandrasHand)
    hall.bids(MARTHA, 'friendship', 'beowulf')
    hall.bids(MARKUS, 'friendship 2')
    hall.bids(PETER, 'fighting', 'fighting')
    return hall
  }

  it('ranks Martha before Markus, who sits further from the start player, then Sandra, then Peter', () => {
    const hall = table(['friendship'])
    const [revealed] = hall.events('bidsRevealed')
    expect(revealed).toMatchObject({ totals: [1, 2, 2, 0], ranking: [MARTHA, MARKUS, SANDRA, PETER] })
    expect(hall.asked()).toEqual([MARTHA])
  })

  it('discards what fits and gives the bluff back', () => {
    const hall = table(['friendship'])
    expect(hall.hand(PETER)).toEqual(['fighting', 'fighting'])
    expect([SANDRA, MARTHA, MARKUS].map(hall.hand)).toEqual([[], [], []])
    expect(hall.discards()).toEqual(['beowulf', 'friendship', 'friendship', 'friendship 2'])
  })

  it('keeps Sandra third even with nothing', () => {
    expect(table([]).events('bidsRevealed')[0]!.ranking).toEqual([MARTHA, MARKUS, SANDRA, PETER])
  })

  it('makes Sandra first with two symbols', () => {
    const ranking = table(['friendship', 'friendship']).events('bidsRevealed')[0]!.ranking
    expect(ranking).toEqual([SANDRA, MARTHA, MARKUS, PETER])
  })
})

const grendel = () =>
  legendScenario({
    episode: 'grendelsAttack',
    hands: [
      ['fighting', 'wit'],
      ['courage 2', 'beowulf', 'courage'],
      ['courage', 'fighting 2', 'fighting'],
      ['courage'],
    ],
    pile: ['travelling', 'beowulf'],
  })

describe("Grendel's Attack", () => {
  it('refuses two cards when the first could have been enough in any order', () => {
    const attack = grendel()
    attack.lays(SANDRA, 'fighting')
    const cards = attack.inHand(MARTHA, ['courage', 'courage 2'])
    expect(attack.refusal(MARTHA, { kind: 'play', cards })).toBe('superfluous')
  })

  it('goes on as the example does, to the prizes and the next start player', () => {
    const attack = grendel()
    expect(attack.prompt(SANDRA)).toMatchObject({ kind: 'contest', total: 0, needed: 0 })
    attack.lays(SANDRA, 'fighting')
    expect(attack.asked()).toEqual([MARTHA])
    attack.lays(MARTHA, 'courage 2')
    // Courage and then two fighting symbols; in the other order nothing may follow.
    attack.lays(MARKUS, 'courage', 'fighting 2')
    expect(attack.prompt(PETER)).toMatchObject({ needed: 3 })
    attack.withdraws(PETER)
    expect(attack.events('tookMarker')).toMatchObject([{ seat: PETER, marker: 4 }])
    attack.risks(SANDRA)
    expect(attack.prompt(SANDRA)).toMatchObject({ total: 2, needed: 3, cards: [], mayRisk: false })
    attack.withdraws(SANDRA)
    expect(attack.events('tookMarker')[1]).toMatchObject({ seat: SANDRA, marker: 3 })
    expect(attack.state.scratches[SANDRA]).toBe(0)
    attack.lays(MARTHA, 'beowulf')
    // Markus is level at three and has to add exactly one card.
    expect(attack.prompt(MARKUS)).toMatchObject({ total: 3, needed: 3, mayRisk: true })
    expect(attack.refusal(MARKUS, { kind: 'play', cards: [] })).toBe('nothing-played')
    attack.lays(MARKUS, 'fighting')
    expect(attack.prompt(MARTHA)).toMatchObject({ total: 3, needed: 4 })
    attack.withdraws(MARTHA)
    attack.takes(MARKUS, 'F5')
    attack.takes(MARTHA, 'daring')
    const before = attack.state.hands[PETER]!.length
    attack.takes(SANDRA, 'A1')
    expect(attack.tokens(MARKUS)).toEqual(['fame 5'])
    expect(attack.holds(MARTHA, 'daring')).toBe(true)
    expect(attack.tokens(SANDRA)).toEqual([expect.stringContaining('alliance')])
    expect(attack.state.wounds).toEqual([0, 0, 0, 1])
    expect(attack.state.hands[PETER]!.length).toBe(before + 2)
    expect(attack.state.start).toBe(PETER)
    expect(attack.episode()).toBe('greatRewards')
  })
})

describe('the final scores', () => {
  const pointsIn = (kind: string, values: readonly number[]) =>
    values.map(value => TOKENS.findIndex(token => token.kind === kind && token.value === value))
  const basic = { advanced: false, fallen: false }
  const sheet = (fame: number[], treasure: number[], wounds: number, misfortunes = 0) =>
    scoreSheet(
      {
        tokens: [
          ...pointsIn('fame', fame),
          ...pointsIn('treasure', treasure),
          ...pointsIn('misfortune', new Array(misfortunes).fill(-2)),
        ],
        owed: 0,
        wounds,
      },
      basic,
    )

  it('are 12, 13, 12 and 3, so that Martha wins and two share the second place', () => {
    const sheets = [
      sheet([5, 4], [3], 1),
      sheet([5, 3], [], 0),
      sheet([7, 5], [2], 2, 1),
      sheet([7, 6], [4, 1], 3),
    ]
    expect(outcomeOf(sheets)).toEqual({ scores: [12, 13, 12, 3], places: [2, 1, 2, 4] })
  })
})
