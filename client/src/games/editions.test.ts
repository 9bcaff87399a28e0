import { TRACK } from '@heorot/shared/games/legend'
import { edition, TILES } from '@heorot/shared/games/movie'
import { stationIcons } from './legend/art/stations'
import { legendTexts } from './legend/legendTexts'
import { legendEn } from './legend/texts/table/en'
import { tilePicture } from './movie/art/tile'

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

test('each episode has a name, a story and a picture of its own', () => {
  const ids = TRACK.map(({ id }) => id)
  const { progress } = legendTexts(legendEn)
  for (const [i, name] of Object.values(legendEn.episode).entries())
    expect(progress(i + 1, ids.length)).toContain(name)
  for (const own of [stationIcons, legendEn.episode, legendEn.story]) {
    expect(Object.keys(own).sort()).toEqual([...ids].sort())
    expect(new Set(Object.values(own)).size).toBe(ids.length)
  }
})
