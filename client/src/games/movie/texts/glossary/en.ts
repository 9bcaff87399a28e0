/** Each term: its forms in sentences, separated by commas, and what it means. */
export const movieGlossaryEn = {
  saga: ['saga points, saga point', 'The score; everyone starts with 50.'],
  act: ['acts, act, Act', 'One of three rounds, each with its own board and tiles.'],
  figure: ['figures, figure', 'Beowulf, Thane, castle or longship.'],
  diamond: ['diamonds, diamond', 'What a figure’s sum is multiplied by, one to four.'],
  longship: ['Longships, longships, Longship, longship', 'One diamond; it returns after each act.'],
  castle: ['Castles, castles, Castle, castle', 'Two diamonds, used once.'],
  thane: ['Thanes, Thane', 'Three diamonds, used once.'],
  beowulf: ['Beowulf', 'Four diamonds, used once.'],
  tile: ['tiles, tile', 'A boon, a peril or a special tile placed on a space.'],
  boon: ['boons, boon', 'A tile with a positive value.'],
  peril: ['perils, peril', 'A tile with a negative value.'],
  pool: ['pool', 'The face-down tiles of the act.'],
  hand: ['hand', 'Your hidden tiles, filled up to two at the start of an act.'],
  openSpace: ['open spaces, open space', 'A space with neither tile nor figure.'],
  row: [
    'row and column, rows and columns, row, column',
    'The tiles a figure sees, up to the edge or the nearest Gorge.',
  ],
  gorge: ['Gorges, Gorge', 'A tile or printed rift that cuts its row and column in two.'],
  horn: ['Royal Dragon Horn, horns, horn', 'One more diamond for every figure in its row and column.'],
  treachery: ['Treachery', 'Boons in its row and column count 0 at the end.'],
  temptation: ['Temptation, Valor', 'A peril and a boon, each able to remove the other kind.'],
  mead: ['Mead, Drunkenness', 'A boon, and the peril that may replace it.'],
  treasure: ['Treasure', 'A boon that can be cashed in instead.'],
  statue: ['Golden Statue', 'Swaps two other tiles.'],
  counsel: ['Good Counsel', 'Moves one of your figures by one space.'],
  scoring: ['is scored, scores', 'Row plus column, times diamonds and horns, for each figure.'],
  tieBreak: ['Tied', 'The most diamonds on castles, Thanes and Beowulf never placed decide.'],
} as const satisfies Readonly<Record<string, readonly [forms: string, meaning: string]>>

export type MovieGlossary = Readonly<
  Record<keyof typeof movieGlossaryEn, readonly [forms: string, meaning: string]>
>
