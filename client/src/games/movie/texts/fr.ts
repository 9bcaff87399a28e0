import { signed } from '../../../app/language/numbers'
import { plural } from '../../../app/language/plural'
import type { MovieWords } from './en'

const tiles = (n: number) => plural('fr', n, { one: '# tuile', other: '# tuiles' })
const points = (n: number) => plural('fr', n, { one: '# point de saga', other: '# points de saga' })
const diamonds = (n: number) => plural('fr', n, { one: '# diamant', other: '# diamants' })
const spaces = (n: number) => plural('fr', n, { one: 'Une case est libre.', other: '# cases sont libres.' })

export const movieFr: MovieWords = {
  name: 'Le jeu de plateau tiré du film',
  shortName: 'Film',
  reconstructed:
    'Le jeu de plateau tiré du film : les livrets ne reproduisent pas les planches de tuiles. La liste des tuiles, le plateau de l’acte II (sa taille et l’emplacement de ses Gorges imprimées) et le contour du plateau de l’acte III sont notre reconstitution. Chaque exemple des livrets reste valable.',
  pitch:
    'Trois actes, chacun sur son plateau : placez vos figurines là où rangées et colonnes portent des avantages, et laissez les périls aux autres.',
  acts: ['Grendel', 'La mère de Grendel', 'Le dragon'],
  act: numeral => `Acte ${numeral}`,
  actTitle: (numeral, title) => `Acte ${numeral} : ${title}`,

  figure: { beowulf: 'Beowulf', thane: 'Thane', castle: 'Château', longship: 'Drakkar' },
  aFigure: { beowulf: 'Beowulf', thane: 'un Thane', castle: 'un château', longship: 'un Drakkar' },
  yourFigure: {
    beowulf: 'Votre Beowulf',
    thane: 'Votre Thane',
    castle: 'Votre château',
    longship: 'Votre Drakkar',
  },
  figureOf: (figure, name) => `${figure} ${/^[aeiouyàâéèêëîïôöùûü]/i.test(name) ? 'd’' : 'de '}${name}`,
  ability: {
    temptation: 'Tentation',
    valor: 'Courage',
    treasure: 'Trésor',
    drunkenness: 'Ivresse',
    mead: 'Bière',
    statue: 'Statue d’or',
    counsel: 'Bon conseil',
    horn: 'Corne de dragon royal',
    treachery: 'Trahison',
    gorge: 'Gorge',
  },
  tileLabel: { horn: 'Corne de dragon', counsel: 'Bon conseil', statue: 'Statue d’or' },
  plain: {
    hearth: 'Foyer',
    feast: 'Festin',
    warband: 'Guerriers',
    shieldWall: 'Boucliers',
    song: 'Chant',
    hall: 'Heorot',
    giantSword: 'Épée de géant',
    crown: 'Couronne',
    moor: 'Lande',
    marsh: 'Marais',
    nicor: 'Nicor',
    claws: 'Griffes',
    eyes: 'Regard',
    grendel: 'Grendel',
    mother: 'La mère',
    dragon: 'Dragon',
  },
  tileKind: { boon: 'avantage', peril: 'péril', special: 'tuile spéciale' },
  diamonds,

  narrate: {
    placedFigure: (name, figure) => `${name} place ${figure}.`,
    drew: name => `${name} pioche une tuile.`,
    drewFace: (name, tile) => `${name} pioche ${tile}.`,
    couldPlayNothing: name => `${name} ne peut jouer aucune tuile ; son tour est fini.`,
    placedTile: (name, tile) => `${name} place ${tile}.`,
    cashedIn: (name, tile, n) => `${name} encaisse ${tile} : ${points(n)}.`,
    replacedMead: (name, tile, mead) => `${name} remplace ${mead} par ${tile}.`,
    tookCounsel: (name, figure) => `${name} joue Bon conseil et déplace ${figure}.`,
    removed: (name, tile) => `${name} retire ${tile} du plateau.`,
    swapped: (name, a, b) => `${name} permute ${a} et ${b}.`,
    skipped: name => `${name} n’a rien à jouer et passe son tour.`,
    actEnded: (act, gains) => `${act}, décompte : ${gains}.`,
    standstill: (act, gains) => `Personne ne peut plus jouer. ${act}, décompte : ${gains}.`,
    actBegan: (act, name) => `${act} commence. ${name} ouvre le jeu.`,
    refilled: (name, n) => `${name} complète sa main avec ${tiles(n)}.`,
    refilledFaces: (name, faces) => `${name} complète sa main : ${faces}.`,
    wins: (name, n) => `${name} gagne avec ${points(n)}.`,
    share: (names, n) => `${names} partagent la victoire avec ${points(n)}.`,
  },
  and: 'et',

  reasons: {
    'match-over': 'La partie est terminée.',
    'not-your-turn': 'Ce n’est pas votre tour.',
    'not-an-intent': 'La table n’a pas compris.',
    'pool-is-empty': 'La pioche est vide : il n’y a rien à piocher.',
    'draw-first': 'Piochez une tuile avant d’en jouer une.',
    'already-drawn': 'Vous avez déjà pioché : jouez maintenant une tuile.',
    'drawing-commits': 'Vous avez pioché : vous devez jouer une tuile et ne pouvez plus placer de figurine.',
    'no-such-figure-left': 'Il ne vous reste aucune figurine de ce type.',
    'not-a-space': 'Rien ne peut être placé là.',
    'space-is-taken': 'Cette case est occupée.',
    'not-in-hand': 'Cette tuile n’est pas dans votre main.',
    'counsel-moves-a-figure': 'Bon conseil ne se joue qu’en déplaçant une de vos figurines.',
    'not-a-treasure': 'Seul un Trésor peut être encaissé.',
    'not-drunkenness': 'Seule l’Ivresse remplace une Bière.',
    'no-mead-there': 'Il n’y a pas de Bière sur cette case.',
    'not-counsel': 'Seul Bon conseil déplace une figurine.',
    'not-your-figure': 'Aucune de vos figurines n’est sur cette case.',
    'not-adjacent': 'La figurine va sur une case libre voisine, jamais en diagonale.',
    'resolve-ability-first': 'Décidez d’abord de la capacité de la tuile placée.',
    'nothing-to-resolve': 'Aucune capacité n’est à résoudre.',
    'removes-only-valor': 'La Tentation ne retire que des tuiles Courage.',
    'removes-only-temptation': 'Le Courage ne retire que des tuiles Tentation.',
    'no-tile-there': 'Il n’y a pas de tuile sur cette case.',
    'two-different-tiles': 'Choisissez deux tuiles différentes à permuter.',
    'not-the-statue-itself': 'La Statue d’or permute deux autres tuiles, jamais elle-même.',
  },
  cannotMove: 'Aucune de vos figurines n’a de case libre à côté d’elle : Bon conseil ne peut pas être joué.',
  notNow: 'Attendez votre tour.',

  bar: {
    turn: 'À vous : placez une figurine, ou piochez une tuile et jouez-en une.',
    turnNoFigures: 'À vous : il ne vous reste pas de figurine, piochez une tuile et jouez-en une.',
    turnEmptyPool: 'À vous. La pioche est vide : placez une figurine ou jouez une tuile.',
    turnOnlyTiles: 'À vous. La pioche est vide : jouez une tuile.',
    turnOnlyFigures: 'À vous. La pioche est vide et vous n’avez aucune tuile jouable : placez une figurine.',
    play: 'Jouez maintenant une de vos tuiles.',
    remove: (own, prey) => `${own} : vous pouvez retirer une tuile ${prey}.`,
    swap: 'Statue d’or : vous pouvez permuter deux autres tuiles.',
    swapSecond: 'Et avec quelle tuile change-t-elle de place ?',
    draw: 'Piocher une tuile. Vous devrez ensuite jouer une tuile.',
    heldFigure: figure => `Où placer ${figure} ?`,
    heldTile: tile => `Où placer ${tile} ?`,
    heldTreasure: (tile, n) => `Placez ${tile}, ou encaissez ${points(n)}.`,
    heldDrunkenness: tile => `Placez ${tile}, ou remplacez une Bière du plateau.`,
    heldCounsel: 'Laquelle de vos figurines se déplace ?',
    heldMover: 'Où va-t-elle ?',
    placeFigure: figure => `Placer ${figure} ici.`,
    placeTile: tile => `Placer ${tile} ici.`,
    thenRemove: prey => `Vous pourrez ensuite retirer une tuile ${prey}.`,
    thenSwap: 'Vous pourrez ensuite permuter deux autres tuiles.',
    cashIn: (tile, n) => `Encaisser ${tile} : la tuile quitte le jeu, vous gagnez ${points(n)}.`,
    replaceMead: (tile, mead) => `Remplacer ${mead} par ${tile}.`,
    counsel: figure => `Déplacer ${figure} ici et laisser Bon conseil à sa place.`,
    removeThis: tile => `Retirer ${tile} du jeu.`,
    swapThese: (a, b) => `Permuter ${a} et ${b}.`,
    decline: 'Ne pas utiliser la capacité et finir votre tour.',
    waiting: names => `On attend ${names}.`,
    watching: names => `À ${names} de jouer.`,
    over: 'La partie est terminée.',
    sending: 'Un instant…',
    spaces,
    lastSpace: 'C’est la dernière case : l’acte s’arrête et le décompte suit.',
  },
  buttons: {
    confirm: 'Confirmer',
    reset: 'Annuler',
    draw: 'Piocher une tuile',
    decline: 'Ne pas utiliser la capacité',
    cashIn: n => `Encaisser ${n}`,
    close: 'Continuer',
    lookAgain: 'Dernier décompte',
    finalTable: 'Score final',
    rule: 'Règle',
    wholeBoard: 'Tout le plateau',
    closer: 'Plus près',
  },

  tag: {
    lastMove: 'Dernier coup',
    working: (row, column, diamonds, score) =>
      `Rangée ${row}, colonne ${column}, fois ${diamonds} : ${score} si l’acte finit maintenant.`,
    hornReaches: n =>
      plural('fr', n, {
        one: '# figurine a un diamant de plus.',
        other: '# figurines ont un diamant de plus.',
      }),
    gorgeCuts: 'Elle coupe sa rangée et sa colonne.',
    now: 'Décompte actuel',
    wouldScore: 'marquerait',
    scores: 'marque',
    total: 'Total',
    boonCounts: value =>
      `Compte ${value} pour chaque figurine de sa rangée et de sa colonne, jusqu’à la Gorge la plus proche ; 0 si une Trahison s’y trouve.`,
    perilCounts: value =>
      `Compte ${value} pour chaque figurine de sa rangée et de sa colonne, jusqu’à la Gorge la plus proche. La Trahison n’y change rien.`,
    boonCancelled: 'Compte 0 en ce moment : une Trahison est dans sa rangée ou sa colonne.',
    cancelled: n =>
      plural('fr', n, { one: 'Trahison annule # avantage.', other: 'Trahison annule # avantages.' }),
  },
  plate: {
    you: 'vous',
    saga: 'saga',
    yourTurn: 'À vous',
    decides: 'Joue',
    next: 'Ensuite',
    waiting: 'Attend',
    away: 'Hors ligne',
    bot: 'Bot',
  },
  pool: n => `Pioche : ${tiles(n)}`,
  poolEmpty: 'La pioche est vide',

  scoring: {
    title: act => `${act} : décompte`,
    figure: (figure, equation) => `${figure} : ${equation}`,
    standstill: 'Personne ne pouvait plus jouer.',
    total: 'Total',
    noFigures: 'Aucune figurine n’était sur le plateau.',
  },
  final: {
    title: 'La partie est terminée',
    wins: name => `${name} gagne`,
    share: names => `${names} partagent la victoire`,
    place: 'Place',
    player: 'Joueur',
    total: 'Saga',
    start: 'Départ',
    cash: 'Trésors',
    diamonds: 'Diamants inutilisés',
    tieBreak:
      'À égalité, le plus grand nombre de diamants sur les châteaux, Thanes et Beowulf jamais placés l’emporte ; ensuite la victoire est partagée.',
  },

  options: {
    startSeat: {
      label: 'Qui commence',
      hint: 'Au hasard, ou choisissez une place. Autour d’une vraie table, le plus jeune commence.',
    },
    lastAbility: {
      label: 'La capacité de la dernière tuile compte encore',
      hint: 'Règle maison : si Tentation, Courage ou Statue d’or remplit la dernière case, on peut encore retirer ou permuter avant la fin de l’acte.',
    },
  },

  mirror: {
    board: 'Plateau',
    row: n => `Rangée ${n}`,
    column: n => `Colonne ${n}`,
    space: (row, column) => `rangée ${row}, colonne ${column}`,
    open: 'libre',
    beyond: 'hors du plateau',
    printedGorge: 'Gorge imprimée',
    cash: n => `valeur du trésor ${n}`,
    scoreNow: n => `actuellement ${signed(n)}`,
    players: 'Joueurs',
    saga: 'Points de saga',
    hand: 'Tuiles en main',
    figures: 'Figurines restantes',
    yourHand: 'Vos tuiles',
    handEmpty: 'aucune tuile',
    noFigures: 'aucune',
    backs: (act, n) => `${tiles(n)} (${act})`,
    question: 'Votre décision',
    wouldScore: n => `marquerait ${signed(n)}`,
    changesBy: n => `vous : ${signed(n)}`,
    confirm: sentence => `Confirmer : ${sentence}`,
    out: 'Tuiles sorties du jeu',
  },

  rules: {
    aim: {
      title: 'Le but du jeu',
      paragraphs: [
        'Vous contez la saga de Beowulf en trois actes : contre Grendel, contre la mère de Grendel et contre le dragon. Chaque acte a son plateau et ses tuiles.',
        'Les figurines rapportent des points de saga pour les avantages de leur rangée et de leur colonne, et en font perdre pour les périls. Chacun commence avec 50 points ; on peut descendre sous zéro. Qui en a le plus après l’acte III gagne.',
      ],
    },
    pieces: {
      title: 'Figurines et tuiles',
      paragraphs: [
        'Chaque joueur a un Beowulf à 4 diamants, deux Thanes à 3, trois châteaux à 2 et quatre Drakkars à 1. Les diamants multiplient ce que marque la figurine, gains comme pertes.',
        'Les avantages ont une valeur positive, les périls une valeur négative. Les tuiles spéciales ont une capacité spéciale ; certaines sont aussi des avantages ou des périls. Une tuile spéciale sans nombre compte 0.',
      ],
    },
    setup: {
      title: 'Mise en place',
      paragraphs: [
        'Les tuiles de l’acte I sont mélangées faces cachées et forment la pioche. Chacun en tire deux pour sa main.',
        'Le hasard décide qui commence, ou l’hôte choisit une place ; d’après la règle, c’est le plus jeune joueur. On joue dans le sens horaire.',
      ],
    },
    turn: {
      title: 'Votre tour',
      paragraphs: [
        'Faites une de ces deux choses : placer une figurine, ou piocher une tuile puis jouer une tuile. On ne peut pas passer.',
        'Si la pioche est vide, jouez une tuile sans piocher ou placez une figurine. Qui n’a alors ni figurine ni tuile jouable passe ce tour. Si c’est le cas de tous, l’acte s’arrête et on le décompte tel quel.',
      ],
    },
    placing: {
      title: 'Placer une figurine',
      paragraphs: [
        'Posez une de vos figurines sur n’importe quelle case libre : sans tuile, sans figurine, et qui n’est pas une Gorge imprimée. Les figurines ne se gênent pas et ne comptent pas les unes pour les autres.',
      ],
    },
    drawing: {
      title: 'Piocher et jouer une tuile',
      paragraphs: [
        'Prenez une tuile au hasard dans la pioche, puis jouez n’importe quelle tuile de votre main, ancienne ou nouvelle. Qui a pioché doit jouer une tuile et ne peut plus placer de figurine.',
        'La plupart des tuiles vont sur une case libre. Certaines se jouent autrement : voyez leurs capacités.',
        'Seul Bon conseil peut être injouable. Si rien ne peut être joué après la pioche, vous gardez vos tuiles et votre tour est fini.',
      ],
    },
    temptation: {
      title: 'Tentation',
      paragraphs: [
        'Après l’avoir placée, vous pouvez retirer une tuile Courage du plateau. Elle quitte le jeu et sa case redevient libre.',
      ],
    },
    valor: {
      title: 'Courage',
      paragraphs: [
        'Après l’avoir placée, vous pouvez retirer une tuile Tentation du plateau. Elle quitte le jeu et sa case redevient libre.',
      ],
    },
    treasure: {
      title: 'Trésor',
      paragraphs: [
        'Placez-le comme avantage ; ou encaissez-le : la tuile quitte le jeu et vous gagnez aussitôt le nombre inscrit dans son cercle. Encaisser ne demande aucune case.',
      ],
    },
    drunkenness: {
      title: 'Ivresse',
      paragraphs: [
        'Placez-la comme péril ; ou mettez-la à la place de n’importe quelle Bière du plateau. La Bière quitte le jeu. Cela ne demande aucune case libre et n’en remplit aucune.',
      ],
    },
    mead: {
      title: 'Bière',
      paragraphs: ['Un avantage, mais que l’Ivresse peut remplacer.'],
    },
    statue: {
      title: 'Statue d’or',
      paragraphs: [
        'Après l’avoir placée, vous pouvez permuter deux autres tuiles du plateau, Gorges comprises. Les capacités ne s’appliquent pas de nouveau. Les figurines et les Gorges imprimées ne bougent jamais.',
      ],
    },
    counsel: {
      title: 'Bon conseil',
      paragraphs: [
        'Déplacez une de vos figurines du plateau sur une case libre voisine, pas en diagonale, et mettez cette tuile là où elle se tenait. Elle ne se place jamais autrement : si aucune de vos figurines ne peut bouger, elle est injouable.',
      ],
    },
    horn: {
      title: 'Corne de dragon royal',
      paragraphs: [
        'Chaque figurine de sa rangée et de sa colonne, jusqu’à la Gorge la plus proche, a un diamant de plus. Plusieurs cornes s’ajoutent, chacune une fois par figurine. Les pertes grandissent aussi.',
      ],
    },
    treachery: {
      title: 'Trahison',
      paragraphs: [
        'À la fin de l’acte, tous les avantages de sa rangée et de sa colonne, jusqu’à la Gorge la plus proche, comptent 0 pour toutes les figurines. Périls et capacités ne changent pas.',
      ],
    },
    gorge: {
      title: 'Gorge',
      paragraphs: [
        'Une Gorge coupe sa rangée et sa colonne. Chaque partie est à tous égards une rangée ou une colonne à part : valeurs, cornes, Trahison.',
        'Le plateau de l’acte II porte trois Gorges imprimées. Elles coupent de même, mais ne sont ni cases ni tuiles : rien ne les couvre, ne les déplace ni ne les retire.',
      ],
    },
    actEnd: {
      title: 'La fin d’un acte',
      paragraphs: [
        'L’acte s’arrête au moment même où sa dernière case est remplie. Si c’est par Tentation, Courage ou Statue d’or, on ne peut plus rien retirer ni permuter. Corne de dragon royal, Trahison et Gorge comptent comme toujours. Une Bière remplacée ou un Trésor encaissé ne remplissent aucune case et n’arrêtent rien.',
        'La Trahison agit d’abord, puis chaque figurine marque. Les Drakkars reviennent à leurs propriétaires ; les autres figurines du plateau quittent le jeu, comme les tuiles du plateau et le reste de la pioche. On garde sa main.',
      ],
    },
    scoring: {
      title: 'Les points d’une figurine',
      paragraphs: [
        'Additionnez les tuiles de sa rangée et de sa colonne, jusqu’à la Gorge la plus proche ou au bord. Multipliez cette somme par le nombre de ses diamants plus le nombre de cornes qui s’y trouvent : somme × (diamants + cornes). Le résultat peut être négatif.',
      ],
    },
    nextAct: {
      title: 'Actes II et III',
      paragraphs: [
        'L’acte suivant a son plateau et sa pioche. Les mains de moins de deux tuiles sont complétées à deux automatiquement. (La règle laisse le choix à chacun ; il ne compterait que si la nouvelle pioche s’épuisait aussi.) Commence le joueur qui suit celui qui a terminé l’acte précédent. Les tuiles d’actes antérieurs restent jouables ; leur dos montre à tous d’où elles viennent.',
        'L’acte III se joue sur un plateau deux fois plus grand, au contour en diagonale. Ses bords arrêtent rangées et colonnes.',
      ],
    },
    ending: {
      title: 'Qui gagne',
      paragraphs: [
        'Après l’acte III, le plus haut total gagne. À égalité, le plus grand nombre de diamants sur les châteaux, Thanes et Beowulf jamais placés décide ; si l’égalité demeure, la victoire est partagée.',
      ],
    },
    open: {
      title: 'Ce qui est visible ou caché',
      paragraphs: [
        'Sont cachées les faces des tuiles en main et dans la pioche. Les tuiles qui restent dans la pioche à la fin d’un acte quittent le jeu face cachée ; seul leur nombre est connu. Sont visibles le dos de toutes les mains, tout le plateau, chaque tuile sortie du jeu face visible, les figurines, les points de saga et la taille de la pioche.',
      ],
    },
    house: {
      title: 'Règle maison et reconstitution',
      paragraphs: [
        'Règle maison : l’hôte peut permettre d’utiliser encore la capacité facultative (retirer ou permuter) de la tuile qui remplit la dernière case. Si une case redevient libre, l’acte continue.',
        'Les livrets ne montrent ni toutes les tuiles ni tous les plateaux. La liste des tuiles, le plateau de l’acte II (sa taille et l’emplacement de ses Gorges imprimées) et le contour de l’acte III sont notre reconstitution, fidèle à tout ce que disent les livrets.',
      ],
    },
  },
}
