import type { Ability } from '@heorot/shared/games/movie'

/**
 * Each card: its title, what it is, why one might want it, and what it can cost. Cards of abilities are called
 * as these are.
 */
export const movieCoachEn = {
  turn: [
    'Two kinds of turn',
    'Place a figure, or draw a tile and play one.',
    'Figures claim a good row and column; tiles make them better.',
    'You can’t pass, and drawing can’t be undone.',
  ],
  peril: [
    'Under attack',
    'A peril counts for every figure that sees it.',
    'Answer with a boon, or cut it off with a Gorge.',
    'Big figures suffer most: value times diamonds.',
  ],
  boon: [
    'A boon',
    'It counts for every figure in its row and column.',
    'Put it where your figures see it and theirs don’t.',
    'The others may come and share it.',
  ],
  temptation: [
    'A peril. Then you may remove one Valor tile.',
    'Two blows in one move.',
    'It hurts your own figures in its row and column too.',
  ],
  valor: [
    'A boon. Then you may remove one Temptation tile.',
    'It helps twice.',
    'The freed space is open to everyone.',
  ],
  treasure: [
    'Place it as a boon, or cash it in for the number in its circle.',
    'Cash is certain and fills no space.',
    'Placed beside a big figure it may earn more.',
  ],
  drunkenness: [
    'A peril, or it replaces any Mead on the board.',
    'Turns a rival’s Mead into a loss.',
    'It counts against you as well if you stand there.',
  ],
  mead: [
    'A boon that Drunkenness can replace.',
    'Good late, when few tiles are left to draw.',
    'It can go from plus to minus in one move.',
  ],
  statue: [
    'Place it, then you may swap any two other tiles.',
    'Bring a boon to you and a peril to them.',
    'It counts 0 and fills a space.',
  ],
  counsel: [
    'Move one of your figures one step; this tile takes its old place.',
    'Flee a bad row or column.',
    'You can’t play it if none of your figures can move.',
  ],
  horn: [
    'One more diamond for all figures in its row and column.',
    'Multiplies a rich row.',
    'Rivals there gain too, and losses grow.',
  ],
  treachery: [
    'When the act ends, all boons in its row and column count 0.',
    'Empties a rival’s best line.',
    'Yours as well, if you stand there.',
  ],
  gorge: [
    'It cuts its row and column. Each part counts alone.',
    'Shut a peril out.',
    'It also cuts off boons and horns beyond it.',
  ],
  printedGorge: [
    'The ravine',
    'Printed Gorges cut like tiles, and they never move.',
    'Short rows are safer.',
    'Nothing can stand on them.',
  ],
  lastSpaces: [
    'The end is near',
    'The act ends when the last space is filled.',
    'End it while you lead.',
    'The ability of the last tile is not used.',
  ],
  actEnd: [
    'Scoring',
    'Each figure scored: row plus column, times its diamonds and horns.',
    'Open “Last scoring” to see every sum.',
    'Negative sums are subtracted.',
  ],
  longships: [
    'Home again',
    'Longships come back to you after each act.',
    'Use all four of them in every act.',
    'They have only one diamond each.',
  ],
  gone: [
    'Used up',
    'Castles, Thanes and Beowulf leave the game after their act.',
    'Save some for Act III: its board is twice as large.',
    'Figures you never place score nothing; they only break ties.',
  ],
  actThree: [
    'The long diagonal',
    'Fifty spaces. The outline ends rows and columns.',
    'Long rows pay big figures.',
    'There is more room for perils.',
  ],
  poolEmpty: [
    'No more tiles',
    'Play a tile from your hand without drawing, or place a figure.',
    'A figure kept until now can still be placed.',
    'With nothing to play you are skipped.',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type MovieCardKey = keyof typeof movieCoachEn
export type MovieCoachTexts = {
  readonly [K in MovieCardKey]: readonly [...(K extends Ability ? [] : [string]), string, string, string]
}
