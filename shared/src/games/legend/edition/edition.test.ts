import { CARDS, specialsInPlay, TOKENS } from './catalog'
import { checkLegendEdition } from './checkEdition'
import { EDITION, type LegendEdition } from './edition'
import type { Episode, Prize } from '../types'

const withRow = (id: string, change: (row: Episode) => Episode): LegendEdition => ({
  ...EDITION,
  track: EDITION.track.map(row => (row.id === id ? change(row) : row)),
})
const withPrizes = (id: string, change: (prizes: readonly Prize[]) => readonly Prize[]): LegendEdition =>
  withRow(id, row => ('prizes' in row ? { ...row, prizes: change(row.prizes) } : row))

describe('the edition', () => {
  it('is complete', () => {
    expect(() => checkLegendEdition(EDITION)).not.toThrow()
    const inBox = (faces: readonly { count: number }[]) => faces.reduce((sum, { count }) => sum + count, 0)
    expect(inBox(CARDS)).toBe(110)
    expect(inBox(TOKENS)).toBe(99)
  })

  it.each([
    ['card', CARDS],
    ['token', TOKENS],
  ])('lists the face of a %s once', (_, faces) => {
    const printed = faces.map(({ count, ...face }) => JSON.stringify(face))
    expect(new Set(printed).size).toBe(faces.length)
  })

  it.each([
    [2, 4],
    [3, 6],
    [4, 8],
    [5, 9],
  ])('has the right special cards for %i players', (seats, count) => {
    expect(specialsInPlay(seats, false)).toHaveLength(count)
    expect(specialsInPlay(seats, true)).toHaveLength(count + 1)
  })

  it('has names that serve as keys', () => {
    for (const { id } of EDITION.track) expect(id).toMatch(/^[a-z][A-Za-z]+$/)
  })

  it('says where its rows come from', () => {
    const known = EDITION.track.filter(row => row.source === 'rulebook').map(row => row.id)
    expect(known).toEqual([
      'hygelacsCourt',
      'hrothgarsHall',
      'grendelsAttack',
      'greatRewards',
      'peaceReturns',
      'manyFriendships',
      'breakRanks',
    ])
  })
})

describe('a wrong edition is refused, with the row named', () => {
  const first = EDITION.tokens[0]!
  const cases: readonly [string, LegendEdition, string][] = [
    ['a row is missing', { ...EDITION, track: EDITION.track.slice(1) }, 'episodes of the track'],
    [
      'two rows share a name',
      { ...EDITION, track: [EDITION.track[1]!, ...EDITION.track.slice(1)] },
      'names of episodes',
    ],
    ['a card is missing', { ...EDITION, activityCards: EDITION.activityCards.slice(1) }, 'activity cards'],
    ['a special card is missing', { ...EDITION, specials: EDITION.specials.slice(1) }, 'special cards'],
    [
      'a token is missing',
      { ...EDITION, tokens: [{ ...first, count: first.count - 1 }, ...EDITION.tokens.slice(1)] },
      'fame tokens',
    ],
    [
      'a face has two rows',
      {
        ...EDITION,
        tokens: [{ ...first, count: 1 }, { ...first, count: first.count - 1 }, ...EDITION.tokens.slice(1)],
      },
      'square fame 1',
    ],
    ['a prize is missing', withPrizes('dragonsRage', prizes => prizes.slice(1)), 'dragonsRage'],
    [
      'a special card cannot be won',
      withPrizes('kingHygelac', ([, ...rest]) => [{ kind: 'draw', count: 1 }, ...rest]),
      'hides',
    ],
    [
      'a special card is won too early',
      withPrizes('huntTheSeaHag', ([hrunting, scratch, alliance, rest, treasure]) => [
        hrunting!,
        rest!,
        alliance!,
        scratch!,
        treasure!,
      ]),
      'huntTheSeaHag',
    ],
    [
      'a special card is won twice',
      withPrizes('dragonsRage', prizes => [{ kind: 'special', special: 'hides' }, ...prizes.slice(1)]),
      'dragonsRage',
    ],
    [
      'there are not enough tokens',
      withPrizes('dragonsRage', prizes => [{ kind: 'fame', value: 6 }, ...prizes.slice(1)]),
      'dragonsRage',
    ],
    [
      'fame 2 is a prize before change is given',
      withPrizes('dragonsRage', prizes => [{ kind: 'fame', value: 2 }, ...prizes.slice(1)]),
      'dragonsRage',
    ],
    [
      'a row asks for a symbol twice',
      withRow('seaHagAttack', row =>
        row.kind === 'majorAtOnce' ? { ...row, symbols: ['wit', 'wit'] } : row,
      ),
      'seaHagAttack',
    ],
  ]

  it.each(cases)('when %s', (_, edition, row) => {
    expect(() => checkLegendEdition(edition)).toThrow(`edition, ${row}:`)
  })
})
