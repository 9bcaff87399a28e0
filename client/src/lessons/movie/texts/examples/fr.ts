import type { ExampleTexts } from '../../../examples'

export const movieExamplesFr: ExampleTexts = {
  pieces:
    'Vos figurines et leurs diamants : un pour un Drakkar, deux pour un château, trois pour un Thane, quatre pour Beowulf.',
  setup: 'Le premier tour : un plateau vide, la pioche face cachée, deux tuiles en main.',
  turn: 'À vous de jouer. Piochez puis jouez une tuile, ou placez une de ces figurines.',
  placing:
    'N’importe quelle case libre est permise. Au bout de cette rangée, votre château voit +6 : 6 × 2 = 12.',
  drawing: 'Vous avez pioché +5 et tenez trois tuiles. Jouez l’une d’elles ; une figurine devra attendre.',
  temptation:
    'Vous avez posé Tentation dans la rangée du Thane : +2 et −2 font 0. Vous pouvez maintenant retirer le Courage, et il perd des points.',
  valor:
    'Vous avez posé Courage à côté de Beowulf et retiré la Tentation au-dessus de lui : 52 points au lieu de 36.',
  treasure:
    'Posé, il compte +1 pour chaque figurine qui le voit. Encaissé, il vous donne aussitôt les 4 : 54 points au lieu de 50.',
  drunkenness: 'L’Ivresse a remplacé la Bière +4 au-dessus du Thane d’Eofor : 9 points au lieu de 30.',
  mead: 'Une Bière +4 dans sa colonne porte le Thane d’Eofor à 30 points, jusqu’à ce qu’une Ivresse la remplace.',
  statue:
    'Vous avez posé la Statue d’or et permuté deux tuiles : −6 quitte la rangée de votre château, +6 y entre. 6 × 2 = 12.',
  counsel:
    'Votre Thane descend d’une case, de la rangée du −5 à celle du +4 : 4 × 3 = 12. Le Bon conseil reste sur son ancienne case.',
  horn: 'La Corne dans sa colonne donne à votre château un troisième diamant : 5 × 3 = 15 au lieu de 10.',
  treachery: 'Trahison dans sa rangée : le +6 ne compte pour personne, le Thane d’Eofor marque donc 0.',
  gorge: 'Votre Gorge sépare le −6 de Grendel et Beowulf : il rapporte 52 points au lieu de 28.',
  actEnd: 'Il ne reste que 1 case libre. Dès qu’une tuile ou une figurine la remplit, l’acte est fini.',
  scoring: 'Rangée : +6. Colonne : −4 et +5. Votre château a deux diamants : 7 × 2 = 14.',
  nextAct: 'Acte II : trois Gorges imprimées coupent le plateau, et vos quatre Drakkars sont revenus.',
}
