import { ACTS, FIGURE_KINDS, TILES } from '@heorot/shared/games/movie'
import { seatColours, seatNames } from '../../../art/palette'
import type { Sample, Section } from '../../../art/section'
import { sigilPicture } from '../../../art/signs/sigil'
import { boardPicture } from './board'
import { boardUnits } from './boardUnits'
import { figureMark, figurePicture } from './figure'
import { printedGorge, tileBack, tilePicture } from './tile'

/** A tile of each face. */
const faces = new Map(TILES.map(tile => [`${tile.ability ?? `act ${tile.act}`} ${tile.value}`, tile]))

const tiles = (mini: boolean): readonly Sample[] =>
  [...faces].map(([label, tile]) => ({
    label,
    picture: tilePicture({ ...tile, mini }),
    scale: mini ? 0.66 : 1,
  }))

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
  ...ACTS.map(act => ({ label: `back ${act}`, picture: tileBack({ act }) })),
  ...ACTS.map(act => ({ label: 'small', picture: tileBack({ act, small: true }), scale: 0.2 })),
  { label: 'printed gorge', picture: printedGorge() },
]

const boards = (): readonly Sample[] => [
  ...ACTS.map(act => ({ label: `act ${act}`, picture: boardPicture(boardUnits(act, false).board) })),
  { label: 'phone', picture: boardPicture(boardUnits(2, true).board) },
]

/** What the Movie Board Game's table is made of. */
export const movieSections = (): readonly Section[] => [
  { title: 'Tiles', samples: tiles(false) },
  { title: 'Mini tiles', samples: tiles(true) },
  { title: 'Figures', samples: figures() },
  { title: 'Small parts', samples: small() },
  { title: 'Boards', samples: boards() },
]
