/** One caption for each picture. */
export const movieHowToEn = [
  'Three acts, three boards. Everyone starts with 50 saga points.',
  'Your turn: place a figure, or draw a tile and play one.',
  'A figure scores all tiles in its row and column …',
  '… times its diamonds. Minus counts too.',
  'Abilities help or hurt: a Gorge cuts a row in two.',
  'Last space filled: the act is scored. Only longships return.',
]
