import { ABILITIES, type Act, FIGURE_KINDS } from '@heorot/shared/games/movie'
import { seatColours, seatNames } from '../../../art/palette'
import type { Sample, Section } from '../../../art/section'
import { sigilPicture } from '../../../art/signs/sigil'
import { boardPicture, phoneBoard, wideBoard } from './board'
import { figureMark, figurePicture } from './figure'
import { printedGorge, type TileFace, tileBack, tilePicture } from './tile'

const five = Array.from({ length: 5 }, () => '#####')
const boards: Readonly<Record<Act, readonly string[]>> = {
  1: five,
  2: ['#####', '###G#', '##G##', '#G###', '#####'],
  3: [5, 4, 3, 2, 1, 0, 0, 0]
    .map((from, row) => '.'.repeat(from) + '#'.repeat([5, 6, 7, 7, 7, 7, 6, 5][row] ?? 0))
    .map(line => line.padEnd(10, '.')),
}
const acts = [1, 2, 3] as const

const values: Readonly<Record<string, number>> = {
  temptation: -2,
  valor: 4,
  treasure: 2,
  drunkenness: -3,
  mead: 3,
}

const tiles = (mini: boolean): readonly Sample[] => {
  const plain = acts.flatMap(act =>
    [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6]
      .filter(value => act === 1 || Math.abs(value) === 6)
      .map((value): TileFace => ({ ability: null, value, act, mini })),
  )
  const able = ABILITIES.map(
    (ability): TileFace => ({
      ability,
      value: values[ability] ?? 0,
      cash: ability === 'treasure' ? 12 : null,
      mini,
    }),
  )
  return [...able, ...plain].map(tile => ({
    label: `${tile.ability ?? `act ${tile.act}`} ${tile.value}`,
    picture: tilePicture(tile),
    scale: mini ? 0.66 : 1,
  }))
}

const figures = (): readonly Sample[] =>
  seatNames.flatMap(seat =>
    FIGURE_KINDS.map(kind => ({ label: `${seat} ${kind}`, picture: figurePicture({ kind, seat }) })),
  )

const small = (): readonly Sample[] => [
  ...seatNames.map(seat => ({ label: seat, picture: sigilPicture({ seat }) })),
  ...FIGURE_KINDS.map(kind => ({
    label: kind,
    picture: figureMark({ kind, colour: seatColours.raven.light }),
  })),
  ...acts.map(act => ({ label: `back ${act}`, picture: tileBack({ act }) })),
  ...acts.map(act => ({ label: 'small', picture: tileBack({ act, small: true }), scale: 0.2 })),
  { label: 'printed gorge', picture: printedGorge() },
]

/** What the Movie Board Game's table is made of. */
export const movieSections = (): readonly Section[] => [
  { title: 'Tiles', samples: tiles(false) },
  { title: 'Mini tiles', samples: tiles(true) },
  { title: 'Figures', samples: figures() },
  { title: 'Small parts', samples: small() },
  {
    title: 'Boards',
    samples: [
      ...acts.slice(0, 2).map(act => ({
        label: `act ${act}`,
        picture: boardPicture({ act, cells: boards[act], ...wideBoard }),
      })),
      { label: 'act 3', picture: boardPicture({ act: 3, cells: boards[3], ...wideBoard, cell: 62, gap: 6 }) },
      { label: 'phone', picture: boardPicture({ act: 2, cells: boards[2], ...phoneBoard }) },
    ],
  },
]
