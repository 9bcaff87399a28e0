import type { MovieCoachTexts } from './en'

export const movieCoachFr: MovieCoachTexts = {
  turn: [
    'Deux sortes de tours',
    'Placez une figurine, ou piochez une tuile et jouez-en une.',
    'Les figurines prennent une bonne rangée ; les tuiles l’améliorent.',
    'On ne peut pas passer, et piocher est définitif.',
  ],
  peril: [
    'Sous la menace',
    'Un péril compte pour chaque figurine qui le voit.',
    'Répondez par un avantage, ou coupez-le par une Gorge.',
    'Les grandes figurines souffrent le plus : valeur fois diamants.',
  ],
  boon: [
    'Un avantage',
    'Il compte pour chaque figurine de sa rangée et de sa colonne.',
    'Mettez-le où vos figurines le voient, et pas les leurs.',
    'Les autres peuvent venir en profiter.',
  ],
  temptation: [
    'Un péril. Vous pouvez ensuite retirer une tuile Courage.',
    'Deux coups en un.',
    'Elle touche aussi vos figurines de sa rangée et de sa colonne.',
  ],
  valor: [
    'Un avantage. Vous pouvez ensuite retirer une tuile Tentation.',
    'Il aide deux fois.',
    'La case libérée est ouverte à tous.',
  ],
  treasure: [
    'Placez-le comme avantage, ou encaissez le nombre de son cercle.',
    'Encaisser est sûr et ne remplit aucune case.',
    'Près d’une grande figurine, il rapporte peut-être plus.',
  ],
  drunkenness: [
    'Un péril, ou elle remplace n’importe quelle Bière.',
    'Change la Bière d’un rival en perte.',
    'Elle compte aussi contre vous si vous êtes là.',
  ],
  mead: [
    'Un avantage que l’Ivresse peut remplacer.',
    'Bien vers la fin, quand il reste peu de tuiles.',
    'Du plus au moins en un seul coup.',
  ],
  statue: [
    'Placez-la, puis vous pouvez permuter deux autres tuiles.',
    'Amenez un avantage vers vous et un péril vers eux.',
    'Elle compte 0 et remplit une case.',
  ],
  counsel: [
    'Déplacez une de vos figurines d’une case ; cette tuile prend sa place.',
    'Fuyez une mauvaise rangée ou colonne.',
    'Injouable si aucune de vos figurines ne peut bouger.',
  ],
  horn: [
    'Un diamant de plus pour toutes les figurines de sa rangée et de sa colonne.',
    'Multiplie une riche rangée.',
    'Les rivaux y gagnent aussi, et les pertes grandissent.',
  ],
  treachery: [
    'À la fin de l’acte, tous les avantages de sa rangée et de sa colonne comptent 0.',
    'Vide la meilleure ligne d’un rival.',
    'La vôtre aussi, si vous y êtes.',
  ],
  gorge: [
    'Elle coupe sa rangée et sa colonne. Chaque partie compte à part.',
    'Tenez un péril à distance.',
    'Elle coupe aussi des avantages et des cornes.',
  ],
  printedGorge: [
    'Le ravin',
    'Les Gorges imprimées coupent comme les tuiles et ne bougent jamais.',
    'Les rangées courtes sont plus sûres.',
    'Rien ne peut s’y poser.',
  ],
  lastSpaces: [
    'La fin approche',
    'L’acte s’arrête quand la dernière case est remplie.',
    'Terminez-le tant que vous menez.',
    'La capacité de la dernière tuile ne sert pas.',
  ],
  actEnd: [
    'Le décompte',
    'Chaque figurine a marqué : rangée plus colonne, fois diamants et cornes.',
    '« Dernier décompte » montre chaque somme.',
    'Les sommes négatives sont retirées.',
  ],
  longships: [
    'De retour',
    'Les Drakkars vous reviennent après chaque acte.',
    'Servez-vous des quatre, à chaque acte.',
    'Ils n’ont qu’un diamant chacun.',
  ],
  gone: [
    'Utilisés',
    'Châteaux, Thanes et Beowulf quittent le jeu après leur acte.',
    'Gardez-en pour l’acte III : son plateau est deux fois plus grand.',
    'Une figurine jamais placée ne marque rien ; elle départage seulement.',
  ],
  actThree: [
    'La longue diagonale',
    'Cinquante cases. Le contour arrête rangées et colonnes.',
    'Les longues rangées paient les grandes figurines.',
    'Il y a aussi plus de place pour les périls.',
  ],
  poolEmpty: [
    'Plus de tuiles',
    'Jouez une tuile de votre main sans piocher, ou placez une figurine.',
    'Une figurine gardée peut encore être placée.',
    'Sans rien à jouer, vous passez ce tour.',
  ],
}
