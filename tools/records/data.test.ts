/** The numbers on docs/records.md are those the games are played with. */
import { type AnyGame, rngFrom, seedFromNumber } from '@heorot/shared'
import * as legendGame from '@heorot/shared/games/legend'
import * as movieGame from '@heorot/shared/games/movie'
import { page, table } from './document'
import { Generator, seedOf } from './generator'
import { DOC_CARDS, DOC_TOKENS, DOC_TRACK, priceOf } from './legendTables'
import { DOC_BOARDS, DOC_FIGURES, DOC_TILES } from './movieTables'

const RAW = 2 ** 32

describe('the generator', () => {
  const vectors = table('## From the seed to the shuffle', 'seed').map(row =>
    row.map(cell => cell.replaceAll('`', '')),
  )

  test.each(vectors)('%s, %s: %s', (seed = '', what = '', result = '') => {
    const expected = result.split(' ').map(Number)
    for (const random of [new Generator(seed), rngFrom(seed)])
      if (what.startsWith('shuffle')) expect(random.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual(expected)
      else {
        const limit = Number(/\d+/.exec(what)?.[0] ?? RAW)
        expect(expected.map(() => random.below(limit))).toEqual(expected)
      }
  })

  test('a number becomes a seed', () => {
    const seeds = table('## From the seed to the shuffle', 'number')
    expect(seeds.length).toBeGreaterThan(2)
    for (const [number, seed = ''] of seeds) {
      expect(seedOf(Number(number))).toBe(seed.replaceAll('`', ''))
      expect(seedFromNumber(Number(number))).toBe(seedOf(Number(number)))
    }
  })
})

describe.each([movieGame.movie, legendGame.legend] as AnyGame[])('$id', game => {
  test('has the version, edition and seats that the page describes', () => {
    const { id, rulesVersion, edition, seats } = game
    expect(page).toContain(`this page describes version ${rulesVersion} of both games`)
    expect(page).toContain(`\`${edition}\``)
    expect(page).toContain(`\`${id}\` (${seats.min} to ${seats.max} seats)`)
  })

  test('has the options that the page lists', () => {
    const rows = table('## The record', 'game').filter(([of]) => of === game.id || of === 'both')
    const listed = rows.map(([, option = '', , byDefault = '']) => [option, byDefault])
    const { min } = game.seats
    const ours = Object.entries(game.readOptions({}, min) as object).map(([option, byDefault]) => [
      `\`${option}\``,
      `\`${JSON.stringify(byDefault)}\``,
    ])
    expect(listed.sort()).toEqual(ours.sort())
  })

  test('reveals by the events that the page lists', () => {
    const lists = /none that reveals \(Movie: ([^;]*); Legend: ([^)]*)\)/.exec(page) ?? []
    const [, movieList = '', legendList = ''] = lists
    const listed = (game.id === 'movie' ? movieList : legendList).matchAll(/`(\w+)`/g)
    expect([...listed].map(([, kind]) => kind)).toEqual([...game.revealing])
  })
})

describe('the Movie', () => {
  test('has these tiles', () => {
    const ours = movieGame.TILES.map(({ act, ability, value, cash, count }) => ({
      ...{ act, ability: ability ?? 'none', value },
      ...{ cash, count },
    }))
    expect(DOC_TILES).toEqual(ours)
  })

  test('has these figures', () => {
    const ours = movieGame.FIGURES.filter(({ seat }) => seat === 0)
    expect(DOC_FIGURES).toEqual(ours.map(({ kind, diamonds, returns }) => ({ kind, diamonds, returns })))
    expect(movieGame.FIGURES[3 * DOC_FIGURES.length]).toMatchObject({ seat: 3, kind: DOC_FIGURES[0]?.kind })
  })

  test('has these boards', () => {
    expect(DOC_BOARDS).toEqual(movieGame.edition.boards.map(({ cells }) => cells))
  })
})

describe('The Legend', () => {
  test('has these cards', () => {
    const ours = legendGame.CARDS.map(({ special, symbol, symbols, count }) => {
      const row = legendGame.EDITION.specials.find(({ id }) => id === special)
      const { from = 2, advanced = false } = row ?? {}
      return { special, symbol, symbols, copies: count, players: from, advanced }
    })
    expect(DOC_CARDS).toEqual(ours)
  })

  test('has these tokens', () => {
    expect(DOC_TOKENS).toEqual(
      legendGame.TOKENS.map(({ shape, kind, value, count }) => ({ shape, kind, value, copies: count })),
    )
  })

  test('has this track', () => {
    expect(
      DOC_TRACK.map(row => ({ ...row, ...(row.kind === 'opportunity' && { price: priceOf(row) }) })),
    ).toEqual(
      legendGame.TRACK.map(row => ({
        id: row.id,
        kind: row.kind,
        asks: asksOf(row),
        gives: givesOf(row),
        ...(row.kind === 'opportunity' && { price: row.price }),
      })),
    )
  })
})

function asksOf(row: legendGame.Episode): readonly string[] {
  if (row.kind === 'opportunity') return [Object.values(row.price).join(' ')]
  return 'symbols' in row ? row.symbols : []
}

function givesOf(row: legendGame.Episode): readonly object[] {
  if ('prizes' in row) return row.prizes
  if (row.kind === 'selection') return row.choices
  if (row.kind === 'opportunity') return [row.reward]
  return row.kind === 'treasureAuction' ? [row.prize] : []
}
