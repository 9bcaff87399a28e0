import { EDITION } from '@heorot/shared/games/legend'
import { edition, FIGURES, TILES } from '@heorot/shared/games/movie'
import { cardPicture } from './legend/art/card'
import { specialCardPicture } from './legend/art/special'
import { stationIcons } from './legend/art/stations'
import { fameToken, treasureToken } from './legend/art/tokens'
import { boardPicture, phoneBoard } from './movie/art/board'
import { figurePicture } from './movie/art/figure'
import { tilePicture } from './movie/art/tile'

const isDrawn = (svg: string) => svg.startsWith('<svg') && !/NaN|undefined|d=""/.test(svg)

test('every tile, figure and board of the Movie edition can be drawn', () => {
  const tiles = TILES.map(tile => tilePicture(tile).svg)
  const figures = FIGURES.map(({ kind }) => figurePicture({ kind, seat: 'wolf' }).svg)
  const boards = edition.boards.map(({ act, cells }) => boardPicture({ act, cells, ...phoneBoard }).svg)
  expect(boards).toHaveLength(3)
  expect([...tiles, ...figures, ...boards].filter(svg => !isDrawn(svg))).toEqual([])
})

test('tiles of different faces look different', () => {
  const faces = new Set(
    edition.tiles.flatMap(row =>
      row.values.map(
        (value, i) =>
          `${row.ability} ${value} ${row.cash?.[i]}${row.ability === null && Math.abs(value) === 6 ? row.act : ''}`,
      ),
    ),
  )
  expect(new Set(TILES.map(tile => tilePicture(tile).svg)).size).toBe(faces.size)
})

test('every card, token and episode of the Legend edition can be drawn', () => {
  const cards = EDITION.activityCards.map(
    ({ symbol, symbols }) => cardPicture({ symbol, count: symbols === 2 ? 2 : 1, letter: 'T' }).svg,
  )
  const specials = EDITION.specials.map(({ id }) => specialCardPicture({ name: id }).svg)
  const tokens = EDITION.tokens.map(
    ({ kind, value }) => (kind === 'treasure' ? treasureToken({ value }) : fameToken({ value })).svg,
  )
  expect([...cards, ...specials, ...tokens].filter(svg => !isDrawn(svg))).toEqual([])
})

test('each episode has a picture of its own', () => {
  expect(EDITION.track.map(episode => episode.id).filter(id => !(id in stationIcons))).toEqual([])
  expect(Object.keys(stationIcons)).toHaveLength(EDITION.track.length)
  expect(new Set(Object.values(stationIcons)).size).toBe(EDITION.track.length)
})
