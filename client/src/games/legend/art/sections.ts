import { EDITION, TRACK } from '@heorot/shared/games/legend'
import type { Sample, Section } from '../../../art/section'
import type { SvgPoint } from '../../../art/svg'
import { cardBack, cardPicture, cardPile, miniBack, miniCard } from './card'
import { beowulfPiece, drawStation, sagaThread, stationGlow, tapestryPicture } from './path'
import { specialCardPicture, specialEmblem } from './special'
import { oddsWheel, stagePicture } from './stage'
import { symbolDisc } from './symbol'
import { symbolColours } from './symbolPaints'
import * as tokens from './tokens'

const specials = EDITION.specials.map(({ id }) => id)

const symbols = Object.keys(symbolColours) as (keyof typeof symbolColours)[]

const stateOf = (place: number) => (place < 7 ? 'past' : place === 7 ? 'present' : 'ahead')

const cards = (): readonly Sample[] => [
  ...symbols.flatMap((symbol, i) =>
    ([1, 2] as const)
      .filter(count => count === 1 || symbol !== 'beowulf')
      .map(count => ({
        label: `${symbol} ${count}`,
        picture: cardPicture({ symbol, count, letter: 'TFWCAB'.charAt(i) }),
      })),
  ),
  { label: 'compact', picture: cardPicture({ symbol: 'courage', count: 2, letter: 'M', compact: true }) },
  { label: 'back', picture: cardBack() },
  { label: 'pile', picture: cardPile({ cards: 41 }) },
]

const minis = (): readonly Sample[] => [
  ...symbols.map((symbol, i) => ({
    label: symbol,
    picture: miniCard({ symbol, count: i % 2 ? 2 : 1, letter: 'TFWCAB'.charAt(i) }),
  })),
  { label: 'back', picture: miniBack() },
  ...symbols.map(symbol => ({ label: symbol, picture: symbolDisc({ symbol }) })),
]

/** All values that tokens of a kind have. */
const valuesOf = (wanted: 'fame' | 'treasure') =>
  new Set(EDITION.tokens.filter(({ kind }) => kind === wanted).map(({ value }) => value))

const tokenSamples = (): readonly Sample[] => [
  ...[...valuesOf('fame')].map(value => ({ label: `fame ${value}`, picture: tokens.fameToken({ value }) })),
  ...[...valuesOf('treasure')].map(value => ({
    label: `treasure ${value}`,
    picture: tokens.treasureToken({ value }),
  })),
  { label: 'alliance', picture: tokens.allianceToken() },
  { label: 'own', picture: tokens.allianceToken({ value: { kind: 'fame', amount: 3 } }) },
  { label: 'own', picture: tokens.allianceToken({ value: { kind: 'treasure', amount: 2 } }) },
  { label: 'misfortune', picture: tokens.misfortuneToken() },
  { label: 'scratch', picture: tokens.scratchToken() },
  { label: 'wound', picture: tokens.woundToken() },
  { label: 'double', picture: tokens.doubleWoundToken() },
  { label: 'slot', picture: tokens.emptySlot({ of: 'scratch' }) },
  { label: 'slot', picture: tokens.emptySlot({ of: 'wound' }) },
  { label: 'square', picture: tokens.squareFaceDown() },
  { label: 'round', picture: tokens.roundFaceDown() },
  ...[1, 2, 3, 4, 5].map(rank => ({
    label: `rank ${rank}`,
    picture: tokens.rankMarker({ rank, taken: rank === 4 }),
  })),
  { label: 'total', picture: tokens.totalDisc({ total: 3 }) },
  { label: 'leads', picture: tokens.totalDisc({ total: 12, leads: true }) },
  { label: 'needed', picture: tokens.neededSeal({ needed: 4 }) },
  { label: 'start', picture: tokens.startBanner() },
]

const outline: readonly SvgPoint[] = [
  [0, 0],
  [1116, 0],
  [1116, 420],
  [1040, 420],
  [1040, 88],
  [0, 88],
]
const points: readonly SvgPoint[] = [
  [4, 20],
  [60, 40],
  [120, 20],
  [190, 40],
]

const path = (): readonly Sample[] => [
  { label: 'tapestry', picture: tapestryPicture({ width: 1116, height: 420, outline }) },
  { label: 'thread', picture: sagaThread({ width: 200, height: 60, points }) },
  { label: 'glow', picture: stationGlow() },
  { label: 'Beowulf', picture: beowulfPiece() },
]

const stations = (): readonly Sample[] =>
  TRACK.map((episode, i) => ({
    label: `${i + 1}`,
    picture: drawStation(episode, stateOf(i + 1), /treasure/i.test(episode.kind) && i > 9),
  }))

const stage = (): readonly Sample[] => [
  { label: 'stage', picture: stagePicture({ width: 730, height: 240 }) },
  { label: 'odds', picture: oddsWheel({ share: 0.61 }) },
]

/** What The Legend's table is made of. */
export const legendSections = (): readonly Section[] => [
  { title: 'Cards', samples: cards() },
  { title: 'Minis', samples: minis() },
  {
    title: 'Special cards',
    samples: specials.map(name => ({ label: name, picture: specialCardPicture({ name }) })),
  },
  {
    title: 'Emblems',
    samples: specials.map(name => ({ label: name, picture: specialEmblem({ name }), scale: 0.7 })),
  },
  { title: 'Tokens', samples: tokenSamples() },
  { title: 'Stations', samples: stations() },
  { title: 'Path', samples: path() },
  { title: 'Stage', samples: stage() },
]
