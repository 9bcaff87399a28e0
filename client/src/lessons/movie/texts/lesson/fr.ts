import type { LessonTexts } from '../../../Lesson'

export const movieLessonFr: LessonTexts = {
  chapters: {
    rowAndColumn: {
      title: 'Rangée et colonne',
      about: 'Placer une figurine, piocher et jouer des tuiles, compter les points.',
      steps: {
        hall: 'Grendel rôde autour de Heorot. Trois actes, trois plateaux : qui contera la meilleure saga ?',
        saga: 'Vous commencez tous deux avec *50* points de saga. Qui en a le plus après l’acte III gagne.',
        figures:
          'Vos figurines rapportent toutes les tuiles de leur rangée et de leur colonne, fois leurs diamants. Beowulf en a quatre, un Drakkar un seul. *Touchez Beowulf.*',
        twoKinds:
          'À votre tour, deux possibilités : placer une figurine, ou piocher une tuile et en jouer une. *Piochez une tuile.*',
        middle:
          'Vous avez pioché : il faut maintenant jouer une des trois tuiles. *Posez +6, un avantage, au milieu :* rangée 3, colonne 3.',
        sharing: 'Eofor place un Thane à côté : *6 × 3 = 18* pour lui. Les tuiles ne sont à personne !',
        castle: 'Alors profitez-en aussi. *Placez un château* au bout de la rangée : *6 × 2 = 12.*',
        peril:
          'Un péril dans votre colonne : 6 moins 4, fois 2. Votre château tombe à *4*. *Touchez-le* pour voir le calcul.',
        drawAnswer: 'Répondez-lui. *Piochez* d’abord *une tuile.*',
        answer: 'Maintenant *+5 au pied de la même colonne :* *7 × 2 = 14.*',
      },
    },
    tricks: {
      title: 'Les ruses',
      about: 'Beowulf en personne, Tentation et Courage, Bière et Ivresse, Trésor.',
      steps: {
        beowulf:
          'Eofor ajoute un Drakkar. À votre figurine la plus forte : où *Beowulf* voit-il à la fois +6 et +5 ? Il y vaut *44*.',
        temptation: 'Tentation, juste au-dessus de lui : moins 2, quatre fois. De 44, on passe à *36*.',
        drawValor: 'Un remède ? *Piochez une tuile.*',
        valor:
          'Courage ! Un avantage qui peut aussi retirer une Tentation. *Posez-le à côté de Beowulf :* de nouveau *44*.',
        remove: 'Et maintenant sa capacité : *retirez la Tentation.* Beowulf vaut alors *52*.',
        mead: 'Eofor verse de la Bière à son Thane : *30* points. La Bière est bonne, jusqu’à l’excès.',
        drawDrunkenness: 'Voyons ce que la pioche lui réserve. *Piochez une tuile.*',
        drunkenness:
          'L’Ivresse peut remplacer n’importe quelle Bière du plateau. *Posez-la sur la Bière :* son Thane tombe de 30 à *9*.',
        freed:
          'De 30 à *9*. Eofor répond par un château sur la case que vous avez libérée : libre pour vous, libre pour tous.',
        drawTreasure: '*Piochez* encore *une tuile.*',
        treasure:
          'Trésor : +1 sur le plateau, ou 4 points tout de suite. Près de Beowulf il en vaudrait 4 aussi, mais Eofor pourrait tout gâcher. *Encaissez :* *54*.',
        quickTurns:
          'Quelques tours plus tard, le plateau est presque plein. Vous menez *54* à *50*, et Beowulf vaut toujours *52*.',
      },
    },
    claws: {
      title: 'Les griffes de Grendel',
      about: 'Gorge, Trahison et Corne, la fin d’un acte et son décompte.',
      steps: {
        fourLeft:
          'Il reste *4* cases libres. Dès que la dernière est remplie, l’acte s’arrête et on compte les points.',
        grendel:
          'Grendel en personne, dans la rangée de Beowulf : moins 6, quatre fois. De 52 à *28* ! *Touchez Beowulf.*',
        drawFirst: 'Pas question. *Piochez* d’abord *une tuile.*',
        gorge:
          'Une Gorge coupe sa rangée et sa colonne en deux parts comptées à part. *Où sauve-t-elle Beowulf ?* Il vaudra *52*.',
        saved:
          'De nouveau *52* : 24 points sauvés. Eofor place un Drakkar. Les Drakkars reviennent après chaque acte : ils ne coûtent guère.',
        drawLast:
          'Il ne reste que *1* case, dans la colonne de Beowulf. Vous finissez l’acte avant qu’Eofor réponde. *Piochez une tuile.*',
        treachery:
          'Trahison : à la fin de l’acte, tous les avantages de sa rangée et de sa colonne comptent 0. Ici, elle toucherait votre Beowulf. Gardez-la pour un rival. *Touchez-la.*',
        horn: 'Une Corne donne un diamant de plus à chaque figurine de sa rangée et de sa colonne. *Posez-la sur la dernière case :* Beowulf compte cinq fois.',
        scored:
          'Décompte : rangée plus colonne, fois les diamants, pour chaque figurine. Beowulf rapporte *65*. En tout *107* pour vous, *57* pour Eofor.',
        home: '*161* à *107*. Votre Drakkar revient. Beowulf, le Thane et le château sont partis pour de bon : ils ne servent qu’une fois.',
        actTwo:
          'L’acte II a des Gorges imprimées sur le plateau. Un conseil : placez les grandes figurines tard, quand peu de cases peuvent encore leur nuire.',
      },
    },
  },
  answers: {
    countDiamonds: 'Comptez les diamants sur le socle. Beowulf en a quatre.',
    drawFirst: 'Piochez d’abord, jouez ensuite.',
    somethingToSee: 'Possible, mais mettons d’abord quelque chose d’intéressant sur le plateau.',
    middlePlease: 'Au milieu : rangée 3, colonne 3.',
    keepPeril: 'Un péril. Gardez-le pour Eofor.',
    takeSix: 'Bonne tuile aussi, mais prenez +6.',
    mustBeTile: 'Vous avez pioché : ce doit être une tuile.',
    castleEnough: 'Un château suffit pour l’instant. Les grandes figurines ne servent qu’une fois.',
    endOfRow: 'Bonne rangée. Prenez la case du bout.',
    seesNothing: 'De là, il ne voit encore aucune tuile. Rangée 3.',
    notDrawing: 'Permis. Mais ce tour-ci, placez une figurine.',
    notThisTurn: 'Plus tard. Piochez cette fois.',
    fiveNow: 'Gardez-la. +5 maintenant.',
    bottomCorner: 'Dans la colonne 5, elle aide votre château : le coin du bas.',
    onlyFive: 'Là, il ne voit que +5. Cherchez où il voit les deux.',
    missesFive: 'Là, il manque +5. Cherchez où il voit les deux.',
    rowAndColumn: 'Cherchez la rangée 5 et la colonne 3.',
    strongest: 'Votre figurine la plus forte : Beowulf, avec quatre diamants.',
    usefulComing: 'Piochez cette fois. Quelque chose d’utile arrive.',
    cutsOff: 'Elle le couperait du +5.',
    valorNow: 'Gardez-la. Courage maintenant.',
    besideBeowulf: 'Entre Beowulf et +5, pour qu’il le voie.',
    itIsFree: 'C’est gratuit. Retirez le −2.',
    drunkennessOnMead: 'Jouez l’Ivresse, sur la Bière.',
    costsHim: 'Permis, mais remplacer la Bière lui coûte 21.',
    cashIsSafe: 'Permis. Mais des points encaissés ne se perdent plus.',
    useTreasure: 'Jouez le Trésor.',
    figureNoHelp: 'Une figurine n’arrêterait pas Grendel. Piochez.',
    notBetween: 'Ce n’est pas entre Grendel et Beowulf.',
    makesItWorse: 'C’est pire : il voit toujours Grendel.',
    cutFirst: 'Cinq fois une somme plus petite ? Coupez d’abord Grendel.',
    endsToo: 'L’acte finirait aussi, mais vous avez mieux.',
    otherTile: 'Pas celle-là. Trahison est la tuile que vous venez de piocher.',
    costsFour: 'Cela coûterait 4 à Beowulf. La Corne en rapporte 13.',
    hitsBeowulf: 'Cela coûterait 24 à Beowulf. La Corne en rapporte 13.',
  },
  things: {
    'kind beowulf': 'Beowulf',
    'kind *': 'Une autre figurine',
    'cell 3,5': 'Votre château, rangée 3, colonne 5',
    'cell 5,3': 'Votre Beowulf, rangée 5, colonne 3',
    'tile treachery': 'Trahison',
    'tile *': 'Une autre tuile',
  },
}
