import type { MovieGlossary } from './en'

export const movieGlossaryFr: MovieGlossary = {
  saga: ['points de saga, point de saga', 'Le score ; chacun commence avec 50.'],
  act: ['actes, acte', 'Une des trois manches, chacune avec son plateau et ses tuiles.'],
  figure: ['figurines, figurine', 'Beowulf, Thane, château ou Drakkar.'],
  diamond: ['diamants, diamant', 'Ce qui multiplie la somme d’une figurine, de un à quatre.'],
  longship: ['Drakkars, Drakkar', 'Un diamant ; il revient après chaque acte.'],
  castle: ['châteaux, château', 'Deux diamants, à usage unique.'],
  thane: ['Thanes, Thane', 'Trois diamants, à usage unique.'],
  beowulf: ['Beowulf', 'Quatre diamants, à usage unique.'],
  tile: ['tuiles, tuile', 'Un avantage, un péril ou une tuile spéciale posée sur une case.'],
  boon: ['avantages, avantage', 'Une tuile de valeur positive.'],
  peril: ['périls, péril', 'Une tuile de valeur négative.'],
  pool: ['pioche', 'Les tuiles faces cachées de l’acte.'],
  hand: ['main', 'Vos tuiles cachées, complétées à deux au début d’un acte.'],
  openSpace: ['cases libres, case libre', 'Une case sans tuile ni figurine.'],
  row: [
    'rangée et colonne, rangées et colonnes, rangée, colonne',
    'Ce que voit une figurine, jusqu’au bord ou à la Gorge la plus proche.',
  ],
  gorge: ['Gorges, Gorge', 'Une tuile ou une faille imprimée qui coupe sa rangée et sa colonne.'],
  horn: [
    'Corne de dragon royal, cornes, corne',
    'Un diamant de plus pour chaque figurine de sa rangée et de sa colonne.',
  ],
  treachery: ['Trahison', 'Les avantages de sa rangée et de sa colonne comptent 0 à la fin.'],
  temptation: ['Tentation, Courage', 'Un péril et un avantage ; chacun peut retirer l’autre.'],
  mead: ['Bière, Ivresse', 'Un avantage, et le péril qui peut le remplacer.'],
  treasure: ['Trésor', 'Un avantage que l’on peut encaisser à la place.'],
  statue: ['Statue d’or', 'Permute deux autres tuiles.'],
  counsel: ['Bon conseil', 'Déplace une de vos figurines d’une case.'],
  scoring: ['décompté, décompte', 'Rangée plus colonne, fois diamants et cornes, pour chaque figurine.'],
  tieBreak: [
    'À égalité, égalité',
    'Le plus de diamants sur les châteaux, Thanes et Beowulf jamais placés décide.',
  ],
}
