import type { ExampleTexts } from '../../../examples'

export const movieExamplesEn: ExampleTexts = {
  pieces:
    'Your figures with their diamonds: one on a Longship, two on a Castle, three on a Thane, four on Beowulf.',
  setup: 'The first turn: an empty board, the pool face down, two tiles in your hand.',
  turn: 'Your turn. Either draw from the pool and play a tile, or place one of these figures.',
  placing: 'Any open space will do. At the end of this row your Castle sees +6: 6 × 2 = 12.',
  drawing: 'You drew +5 and hold three tiles. Play any one of them; a figure must wait.',
  temptation:
    'You placed Temptation in the Thane’s row: +2 and −2 make 0. Now you may remove the Valor, and he loses points.',
  valor: 'You placed Valor beside Beowulf and removed the Temptation above him: 52 points instead of 36.',
  treasure:
    'Place it, and it counts +1 for every figure that sees it. Cash it in, and the 4 is yours at once: 54 points instead of 50.',
  drunkenness: 'Drunkenness replaced the Mead +4 above Eofor’s Thane: 9 points instead of 30.',
  mead: 'Mead +4 in its column brings Eofor’s Thane to 30 points, until somebody replaces it with Drunkenness.',
  statue:
    'You placed the Golden Statue and swapped two tiles: −6 left your Castle’s row, +6 came in. 6 × 2 = 12.',
  counsel:
    'Your Thane stepped down, out of the row with −5 and into the row with +4: 4 × 3 = 12. Good Counsel fills his old space.',
  horn: 'The Horn in its column gives your Castle a third diamond: 5 × 3 = 15 instead of 10.',
  treachery: 'Treachery in its row: the +6 counts nothing for anyone, so Eofor’s Thane scores 0.',
  gorge: 'Your Gorge lies between Grendel’s −6 and Beowulf: he scores 52 instead of 28.',
  actEnd: 'Only 1 space is open. Whatever fills it, tile or figure, ends the act at that moment.',
  scoring: 'Row: +6. Column: −4 and +5. Your Castle has two diamonds: 7 × 2 = 14.',
  nextAct: 'Act II: three printed Gorges cut the board, and all four Longships are yours again.',
}
