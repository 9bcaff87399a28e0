import { plural, signed } from '../../../../app/language/grammar'
import type { Language } from '../../../../app/settings/languages'
import type { RuleWords } from '../../../../kit/GameClient'

const tiles = (n: number) => plural('en', n, ['# tile', '# tiles'])
const points = (n: number) => plural('en', n, ['# saga point', '# saga points'])
const diamonds = (n: number) => plural('en', n, ['# diamond', '# diamonds'])
const spaces = (n: number) => plural('en', n, ['One space is open.', '# spaces are open.'])

export const movieEn = {
  /** One caption for each picture. */
  howTo: [
    'Three acts, three boards. Everyone starts with 50 saga points.',
    'Your turn: place a figure, or draw a tile and play one.',
    'A figure scores all tiles in its row and column …',
    '… times its diamonds. Minus counts too.',
    'Abilities help or hurt: a Gorge cuts a row in two.',
    'Last space filled: the act is scored. Only longships return.',
  ],
  name: 'The Movie Board Game',
  shortName: 'Movie',
  /** What the rulebooks do not print. */
  reconstructed:
    'The Movie Board Game: the rulebooks do not print the tile sheets. Which tiles there are, the board of Act II (its size and where its printed Gorges lie) and the outline of the Act III board are our reconstruction. It keeps every example of the rulebooks.',
  pitch:
    'Three acts, three boards: place figures where rows and columns are full of boons, and leave the perils to the others.',
  acts: ['Grendel', 'Grendel’s Mother', 'The Dragon'],
  act: (numeral: string) => `Act ${numeral}`,
  actTitle: (numeral: string, title: string) => `Act ${numeral}: ${title}`,

  figure: { beowulf: 'Beowulf', thane: 'Thane', castle: 'Castle', longship: 'Longship' },
  /** As the object of a sentence. */
  aFigure: { beowulf: 'Beowulf', thane: 'a Thane', castle: 'a Castle', longship: 'a Longship' },
  yourFigure: {
    beowulf: 'Your Beowulf',
    thane: 'Your Thane',
    castle: 'Your Castle',
    longship: 'Your Longship',
  },
  figureOf: (figure: string, name: string) => `${name}’s ${figure}`,
  /** What fits on a tile. */
  tileLabel: { horn: 'Dragon Horn', counsel: 'Counsel', statue: 'Golden Statue' },
  plain: {
    hearth: 'Hearth',
    feast: 'Feast',
    warband: 'Warband',
    shieldWall: 'Shield Wall',
    song: 'Song',
    hall: 'Heorot',
    giantSword: 'Giant’s Sword',
    crown: 'Crown',
    moor: 'Moor',
    marsh: 'Marsh',
    nicor: 'Nicor',
    claws: 'Claws',
    eyes: 'Eyes',
    grendel: 'Grendel',
    mother: 'Mother',
    dragon: 'Dragon',
  },
  tileKind: { boon: 'boon', peril: 'peril', special: 'special' },
  diamonds,

  narrate: {
    placedFigure: (name: string, figure: string) => `${name} placed ${figure}.`,
    drew: (name: string) => `${name} drew a tile.`,
    drewFace: (name: string, tile: string) => `${name} drew ${tile}.`,
    couldPlayNothing: (name: string) => `${name} can’t play any tile. Turn over.`,
    placedTile: (name: string, tile: string) => `${name} placed ${tile}.`,
    cashedIn: (name: string, tile: string, n: number) => `${name} cashed in ${tile} for ${points(n)}.`,
    replacedMead: (name: string, tile: string, mead: string) => `${name} replaced ${mead} with ${tile}.`,
    tookCounsel: (name: string, figure: string) => `${name} played Good Counsel, moving ${figure}.`,
    removed: (name: string, tile: string) => `${name} removed ${tile} from the board.`,
    swapped: (name: string, a: string, b: string) => `${name} swapped ${a} and ${b}.`,
    skipped: (name: string) => `${name} can’t do anything and is skipped.`,
    actEnded: (act: string, gains: string) => `${act} is scored: ${gains}.`,
    standstill: (act: string, gains: string) => `Nobody can move. ${act} is scored: ${gains}.`,
    actBegan: (act: string, name: string) => `${act} begins. ${name} starts.`,
    refilled: (name: string, n: number) => `${name} fills up their hand with ${tiles(n)}.`,
    refilledFaces: (name: string, faces: string) => `${name} fills up their hand: ${faces}.`,
    wins: (name: string, n: number) => `${name} wins with ${points(n)}.`,
    share: (names: string, n: number) => `${names} share the victory with ${points(n)}.`,
  },
  language: 'en' as Language,

  reasons: {
    'match-over': 'The game is over.',
    'not-your-turn': 'It is not your turn.',
    'not-an-intent': 'The table did not understand that.',
    'pool-is-empty': 'The pool is empty: there is nothing to draw.',
    'draw-first': 'Draw a tile before you play one.',
    'already-drawn': 'You have drawn already: now play a tile.',
    'drawing-commits': 'You drew a tile, so you must play a tile. You can’t place a figure.',
    'no-such-figure-left': 'You have none of these figures left.',
    'not-a-space': 'Nothing can be placed there.',
    'space-is-taken': 'That space is taken.',
    'not-in-hand': 'That tile is not in your hand.',
    'counsel-moves-a-figure': 'You can only play Good Counsel by moving one of your figures.',
    'not-a-treasure': 'Only a Treasure can be cashed in.',
    'not-drunkenness': 'Only Drunkenness replaces Mead.',
    'no-mead-there': 'There is no Mead on that space.',
    'not-counsel': 'Only Good Counsel moves a figure.',
    'not-your-figure': 'None of your figures is on that space.',
    'not-adjacent': 'The figure moves to an open space beside it, not diagonally.',
    'resolve-ability-first': 'First decide about the ability of the tile you placed.',
    'nothing-to-resolve': 'There is no ability to use now.',
    'removes-only-valor': 'Temptation removes only Valor tiles.',
    'removes-only-temptation': 'Valor removes only Temptation tiles.',
    'no-tile-there': 'There is no tile on that space.',
    'two-different-tiles': 'Choose two different tiles to swap.',
    'not-the-statue-itself': 'The Golden Statue swaps two other tiles, not itself.',
  },
  cannotMove: 'None of your figures has an open space beside it, so Good Counsel cannot be played.',
  notNow: 'Wait for your turn.',

  bar: {
    turn: 'Your turn: place a figure, or draw a tile and play one.',
    turnNoFigures: 'Your turn: you have no figures left, so draw a tile and play one.',
    turnEmptyPool: 'Your turn. The pool is empty: place a figure or play a tile.',
    turnOnlyTiles: 'Your turn. The pool is empty: play a tile.',
    turnOnlyFigures: 'Your turn. The pool is empty and you have no tile you can play: place a figure.',
    play: 'Now play one of your tiles.',
    remove: (own: string, prey: string) => `${own}: you may remove one ${prey} tile.`,
    swap: 'Golden Statue: you may swap any two other tiles.',
    swapSecond: 'Which tile do you swap it with?',
    draw: 'Draw a tile. You must then play a tile.',
    heldFigure: (figure: string) => `Where does ${figure} go?`,
    heldTile: (tile: string) => `Where does ${tile} go?`,
    heldTreasure: (tile: string, n: number) => `Place ${tile}, or cash it in for ${points(n)}.`,
    heldDrunkenness: (tile: string) => `Place ${tile}, or replace a Mead on the board.`,
    heldCounsel: 'Which of your figures moves?',
    heldMover: 'Where does it go?',
    placeFigure: (figure: string) => `Place ${figure} here.`,
    placeTile: (tile: string) => `Place ${tile} here.`,
    thenRemove: (prey: string) => `You may then remove one ${prey}.`,
    thenSwap: 'You may then swap two other tiles.',
    cashIn: (tile: string, n: number) => `Cash in ${tile}: it leaves the game and you gain ${points(n)}.`,
    replaceMead: (tile: string, mead: string) => `Replace ${mead} with ${tile}.`,
    counsel: (figure: string) => `Move ${figure} here and leave Good Counsel in its place.`,
    removeThis: (tile: string) => `Remove ${tile} from the game.`,
    swapThese: (a: string, b: string) => `Swap ${a} and ${b}.`,
    decline: 'Skip the ability and end your turn.',
    waiting: (names: string) => `Waiting for ${names}.`,
    watching: (names: string) => `${names}’s turn.`,
    spaces,
    lastSpace: 'The last space: the act ends and is scored.',
  },
  buttons: {
    confirm: 'Confirm',
    reset: 'Reset',
    draw: 'Draw a tile',
    decline: 'Skip ability',
    cashIn: (n: number) => `Cash in for ${n}`,
    close: 'Continue',
    lookAgain: 'Last scoring',
    finalTable: 'Final scores',
    wholeBoard: 'Whole board',
    closer: 'Closer',
  },

  tag: {
    lastMove: 'Last move',
    working: (row: string, column: string, diamonds: number, score: string) =>
      `Row ${row}, column ${column}, times ${diamonds}: ${score} if the act ended now.`,
    hornReaches: (n: number) =>
      plural('en', n, ['# figure has one more diamond.', '# figures have one more diamond.']),
    gorgeCuts: 'It cuts its row and its column.',
    now: 'If scored now',
    wouldScore: 'would score',
    scores: 'scores',
    total: 'Total',
    boonCounts: (value: string) =>
      `Counts ${value} for every figure in its row and column, as far as the nearest Gorge; 0 if Treachery lies there.`,
    perilCounts: (value: string) =>
      `Counts ${value} for every figure in its row and column, as far as the nearest Gorge. Treachery does not change it.`,
    boonCancelled: 'Counts 0 right now: Treachery lies in its row or column.',
    cancelled: (n: number) => plural('en', n, ['Treachery cancels # boon.', 'Treachery cancels # boons.']),
  },
  plate: { you: 'you', saga: 'saga', decides: 'Playing', next: 'Next', waiting: 'Waiting', bot: 'Bot' },
  pool: (n: number) => `Pool: ${tiles(n)}`,
  poolEmpty: 'The pool is empty',

  scoring: {
    title: (act: string) => `${act} is scored`,
    figure: (figure: string, equation: string) => `${figure}: ${equation}`,
    standstill: 'Nobody could move.',
    total: 'Total',
    noFigures: 'There were no figures on the board.',
  },
  final: {
    title: 'Game over',
    wins: (name: string) => `${name} wins`,
    share: (names: string) => `${names} share the victory`,
    place: 'Place',
    player: 'Player',
    total: 'Saga',
    start: 'Start',
    cash: 'Treasure',
    diamonds: 'Unused diamonds',
    tieBreak:
      'Tied: the player with the most diamonds on castles, Thanes and Beowulf that were never placed wins. If still tied, the victory is shared.',
  },

  options: {
    startSeat: {
      label: 'Who starts',
      hint: 'Random, or choose a seat. Around a real table, the youngest starts.',
    },
    lastAbility: {
      label: 'Last tile’s ability still counts',
      hint: 'House rule: if Temptation, Valor or Golden Statue fills the last space, you may still remove or swap before the act ends.',
    },
  },

  mirror: {
    board: 'Board',
    row: (n: number) => `Row ${n}`,
    column: (n: number) => `Column ${n}`,
    space: (row: number, column: number) => `row ${row}, column ${column}`,
    open: 'open',
    beyond: 'outside the board',
    printedGorge: 'printed Gorge',
    cash: (n: number) => `cash value ${n}`,
    scoreNow: (n: number) => `now ${signed(n)}`,
    players: 'Players',
    saga: 'Saga points',
    hand: 'Tiles in hand',
    figures: 'Figures left',
    yourHand: 'Your tiles',
    handEmpty: 'no tiles',
    noFigures: 'none',
    backs: (act: string, n: number) => `${tiles(n)} of ${act}`,
    question: 'Your decision',
    wouldScore: (n: number) => `would score ${signed(n)}`,
    changesBy: (n: number) => `you: ${signed(n)}`,
    confirm: (sentence: string) => `Confirm: ${sentence}`,
    out: 'Tiles that left the game',
  },

  rules: {
    aim: [
      'Goal',
      'You tell the saga of Beowulf in three acts: against Grendel, against Grendel’s Mother and against the Dragon. Each act has its own board and its own tiles.',
      'Figures earn saga points for the boons in their row and column and lose them for the perils there. Everyone starts with 50 saga points; totals may fall below zero. The player with the most after Act III wins.',
    ],
    pieces: [
      'Figures and tiles',
      'Every player has one Beowulf with 4 diamonds, two Thanes with 3, three castles with 2 and four longships with 1. The diamonds multiply what a figure scores, gains and losses alike.',
      'Boons carry a positive value, perils a negative one. Special tiles have an ability; some of them are also boons or perils. A special tile without a number counts as 0.',
    ],
    setup: [
      'Setup',
      'The tiles of Act I are shuffled face down and form the pool. Everyone draws two of them as their hand.',
      'Who starts is random, or the host chooses a seat; the rulebook lets the youngest player start. Turns go clockwise.',
    ],
    turn: [
      'Your turn',
      'Do one of two things: place a figure, or draw a tile and then play a tile. You may not pass.',
      'With an empty pool you play a tile without drawing, or place a figure. Anyone with neither a figure nor a playable tile is skipped for that turn. If that is true of everyone, the act ends and is scored as it is.',
    ],
    placing: [
      'Placing a figure',
      'Put one of your figures on any open space. An open space holds neither a tile nor a figure and is not a printed Gorge. Figures neither block nor count for one another.',
    ],
    drawing: [
      'Drawing and playing a tile',
      'Take a tile from the pool at random, then play any one tile of your hand, old or new. Once you have drawn you must play a tile; you can no longer place a figure.',
      'Most tiles are placed on an open space. Some can be played in other ways, see their abilities.',
      'Only Good Counsel can be unplayable. If after drawing nothing in your hand can be played, you keep the tiles and your turn is over.',
    ],
    temptation: [
      'Temptation',
      'After placing Temptation you may remove one Valor tile from the board. It leaves the game; its space is open again.',
    ],
    valor: [
      'Valor',
      'After placing Valor you may remove one Temptation tile from the board. It leaves the game; its space is open again.',
    ],
    treasure: [
      'Treasure',
      'Place it as a boon, or cash it in instead: the tile leaves the game and you gain the number in its circle at once. Cashing in needs no space.',
    ],
    drunkenness: [
      'Drunkenness',
      'Place it as a peril, or replace any Mead on the board with it. The Mead leaves the game. This needs no open space and fills none.',
    ],
    mead: ['Mead', 'A boon, but one that Drunkenness can replace.'],
    statue: [
      'Golden Statue',
      'After placing it you may swap any two other tiles on the board, Gorge tiles too. Abilities are not used again. Figures and printed Gorges never change places.',
    ],
    counsel: [
      'Good Counsel',
      'Move one of your figures on the board to an open space directly beside it, not diagonally, and put this tile where the figure stood. It can’t be placed in any other way: if none of your figures can move, it cannot be played.',
    ],
    horn: [
      'Royal Dragon Horn',
      'Every figure in its row and column, as far as the nearest Gorge, has one more diamond. Several horns add up, each once for a figure. Losses grow as well.',
    ],
    treachery: [
      'Treachery',
      'When the act ends, all boons in its row and column, as far as the nearest Gorge, count 0 for every figure. Perils and abilities are not touched.',
    ],
    gorge: [
      'Gorge',
      'A Gorge cuts its row and its column in two. Each part is a row or column of its own for every purpose: values, horns, Treachery.',
      'The board of Act II has three printed Gorges. They cut in the same way, but they are neither spaces nor tiles: nothing covers, moves or removes them.',
    ],
    actEnd: [
      'The end of an act',
      'The act ends at the very moment its last space is filled. If Temptation, Valor or Golden Statue fills it, nothing can be removed or swapped any more. Royal Dragon Horn, Treachery and Gorge count as always. A replaced Mead or a cashed Treasure fills no space and ends nothing.',
      'First Treachery takes effect, then every figure scores. Longships return to their owners; all other figures on the board leave the game, and so do the tiles on the board and the rest of the pool. Tiles in hand are kept.',
    ],
    scoring: [
      'Scoring a figure',
      'Add up the tiles in its row and in its column, as far as the nearest Gorge or the edge of the board. Multiply this sum by the number of its diamonds plus the number of horns there: sum × (diamonds + horns). The result may be negative.',
    ],
    nextAct: [
      'Acts II and III',
      'The next act has its own board and pool. Hands with fewer than two tiles are filled up to two automatically. (The rulebook leaves that to each player; it would matter only if the new pool ran out as well.) It begins with the player after the one who ended the last act. Tiles of earlier acts stay playable; their backs show everyone where they are from.',
      'Act III is played on a board twice as large, whose outline runs on the diagonal. Its edges end rows and columns.',
    ],
    ending: [
      'Who wins',
      'After Act III the highest total wins. If tied, the player with the most diamonds on castles, Thanes and Beowulf that were never placed wins; if still tied, the victory is shared.',
    ],
    open: [
      'What is open, what is hidden',
      'The faces of the tiles in hand and in the pool are hidden. Tiles left in the pool at the end of an act leave the game face down; only their number is known. Everyone can see the backs of all hands, everything on the board, every tile that left the game face up, figures, saga points and the size of the pool.',
    ],
    house: [
      'House rule and reconstruction',
      'House rule: the host may let the optional ability (removing or swapping) of the tile that fills the last space still be used. If that opens a space again, the act goes on.',
      'The rulebooks show neither all tiles nor all boards. The list of tiles, the board of Act II (its size and where its printed Gorges lie) and the outline of Act III are our reconstruction, made to fit everything the rulebooks say.',
    ],
  } satisfies Readonly<Record<string, RuleWords>>,
}

export type MovieWords = typeof movieEn
