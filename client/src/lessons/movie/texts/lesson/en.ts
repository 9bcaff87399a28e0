import type { LessonTexts } from '../../../Lesson'

export const movieLessonEn: LessonTexts = {
  chapters: {
    rowAndColumn: {
      title: 'Row and column',
      about: 'Place a figure, draw and play tiles, count a score.',
      steps: {
        hall: 'Grendel stalks the hall of Heorot. Three acts, three boards: who tells the best saga?',
        saga: 'Both of you start with *50* saga points. Whoever has the most after Act III wins.',
        figures:
          'Your figures earn points: all tiles in their row and column, times their diamonds. Beowulf has four, a Longship one. *Tap Beowulf.*',
        twoKinds: 'A turn is one of two things: place a figure, or draw a tile and play one. *Draw a tile.*',
        middle:
          'You drew a tile, so now you must play one of the three. *Put +6, a boon, in the middle:* row 3, column 3.',
        sharing: 'Eofor puts a Thane beside it: *6 × 3 = 18* for him. Tiles belong to nobody!',
        castle: 'So share it. *Place a Castle* at the end of the row: *6 × 2 = 12.*',
        peril:
          'A peril in your column: 6 minus 4, times 2. Your Castle is down to *4*. *Tap it* to see the sum.',
        drawAnswer: 'Answer him. *Draw a tile* first.',
        answer: 'Now *+5 at the foot of the same column:* *7 × 2 = 14.*',
      },
    },
    tricks: {
      title: 'Tricks',
      about: 'Beowulf himself, Temptation and Valor, Mead and Drunkenness, Treasure.',
      steps: {
        beowulf:
          'Eofor adds a Longship. Now your strongest figure: where does *Beowulf* see +6 and +5 at once? There he is worth *44*.',
        temptation: 'Temptation, right above him: minus 2, four times. 44 becomes *36*.',
        drawValor: 'Something against it? *Draw a tile.*',
        valor: 'Valor! A boon that can also remove a Temptation. *Put it beside Beowulf:* *44* again.',
        remove: 'And now its ability: *remove the Temptation.* Beowulf is worth *52*.',
        mead: 'Eofor pours Mead for his Thane: *30* points. Mead is good until somebody has too much.',
        drawDrunkenness: 'Let us see what the pool has for him. *Draw a tile.*',
        drunkenness:
          'Drunkenness may replace any Mead on the board. *Put it on the Mead:* his Thane drops from 30 to *9*.',
        freed:
          'From 30 to *9*. Eofor answers with a Castle on the space you cleared: once open, it is open to all.',
        drawTreasure: '*Draw a tile* again.',
        treasure:
          'Treasure: place it as +1, or cash it in for 4 points at once. Beside Beowulf it earns 4 too, but Eofor could spoil that. *Cash it in:* *54*.',
        quickTurns:
          'A few turns later the board is nearly full. You have *54* points to *50*, and Beowulf still stands at *52*.',
      },
    },
    claws: {
      title: 'Grendel’s claws',
      about: 'Gorge, Treachery and Horn, the end of an act and its scoring.',
      steps: {
        fourLeft: '*4* spaces are open. When the last one is filled, the act ends at once and is scored.',
        grendel: 'Grendel himself, in Beowulf’s row: minus 6, four times. 52 becomes *28*! *Tap Beowulf.*',
        drawFirst: 'You can stop him. *Draw a tile* first.',
        gorge:
          'A Gorge cuts its row and its column in two, and each part counts alone. *Where does it save Beowulf?* He will have *52*.',
        saved:
          '*52* again: 24 points saved. Eofor uses a Longship. Longships come home after each act, so they are cheap.',
        drawLast:
          'Only *1* space is left, in Beowulf’s column. You end the act before Eofor can answer. *Draw a tile.*',
        treachery:
          'Treachery: when the act ends, all boons in its row and column count 0. Here it would hit your own Beowulf. Keep such a tile for a rival. *Tap it.*',
        horn: 'A Horn gives every figure in its row and column one more diamond. *Put it in the last space:* Beowulf counts five times.',
        scored:
          'The act is scored: row plus column, times diamonds, for every figure. Beowulf brings *65*. In all *107* for you, *57* for Eofor.',
        home: '*161* to *107*. Your Longship comes back. Beowulf, the Thane and the Castle are gone for good: you can use them only once.',
        actTwo:
          'Act II has Gorges printed on its board. One tip: place big figures late, when few spaces are left to spoil them.',
      },
    },
  },
  answers: {
    countDiamonds: 'Count the diamonds on the base. Beowulf has four.',
    drawFirst: 'Draw first, then play one.',
    somethingToSee: 'Possible, but let’s put something worth seeing on the board first.',
    middlePlease: 'The middle, please: row 3, column 3.',
    keepPeril: 'A peril. Keep it for Eofor.',
    takeSix: 'A good tile too, but take +6 now.',
    mustBeTile: 'You drew, so now it must be a tile.',
    castleEnough: 'A Castle is enough for now. Big figures are used only once.',
    endOfRow: 'Right row. Take the space at its end.',
    seesNothing: 'From there it sees no tile yet. Row 3.',
    notDrawing: 'Allowed. But this turn, place a figure.',
    notThisTurn: 'Later. Draw this time.',
    fiveNow: 'Keep it. +5 now.',
    bottomCorner: 'In column 5 it helps your Castle: the bottom corner.',
    onlyFive: 'There he sees only +5. Go where he sees both.',
    missesFive: 'There he misses +5. Go where he sees both.',
    rowAndColumn: 'Look for row 5 and column 3.',
    strongest: 'Your strongest figure: Beowulf, with four diamonds.',
    usefulComing: 'Draw this time. Something useful is coming.',
    cutsOff: 'That would cut him off from the +5.',
    valorNow: 'Keep it. Valor now.',
    besideBeowulf: 'Between Beowulf and +5, so that he sees it.',
    itIsFree: 'It is free. Remove the −2.',
    drunkennessOnMead: 'Use Drunkenness, on the Mead.',
    costsHim: 'Allowed, but replacing the Mead costs him 21.',
    cashIsSafe: 'Allowed. But cash cannot be taken away.',
    useTreasure: 'Use the Treasure.',
    figureNoHelp: 'A figure would not stop Grendel. Draw.',
    notBetween: 'That does not stand between Grendel and Beowulf.',
    makesItWorse: 'That makes it worse: he still sees Grendel.',
    cutFirst: 'Five times a smaller sum? Cut Grendel off first.',
    endsToo: 'That ends the act too, but you have something better.',
    otherTile: 'Not that one. Treachery is the tile you just drew.',
    costsFour: 'It would cost Beowulf 4. The Horn earns 13.',
    hitsBeowulf: 'It would cost Beowulf 24. The Horn earns 13.',
  },
  things: {
    'kind beowulf': 'Beowulf',
    'kind *': 'Another figure',
    'cell 3,5': 'Your Castle, row 3, column 5',
    'cell 5,3': 'Your Beowulf, row 5, column 3',
    'tile treachery': 'Treachery',
    'tile *': 'Another tile',
  },
}
