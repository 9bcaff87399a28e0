import type { LessonTexts } from '../../../Lesson'

export const movieLessonDe: LessonTexts = {
  chapters: {
    rowAndColumn: {
      title: 'Zeile und Spalte',
      about: 'Eine Figur aufstellen, Plättchen ziehen und spielen, Punkte zählen.',
      steps: {
        hall: 'Grendel schleicht um die Halle Heorot. Drei Akte, drei Spielpläne: Wer erzählt die beste Saga?',
        saga: 'Ihr beginnt beide mit *50* Sagapunkten. Wer nach Akt III die meisten hat, gewinnt.',
        figures:
          'Deine Figuren bringen Punkte: alle Plättchen in ihrer Zeile und Spalte, mal ihre Rauten. Beowulf hat vier, ein Langschiff eine. *Tipp auf Beowulf.*',
        twoKinds:
          'In deinem Zug tust du eins von beidem: eine Figur aufstellen, oder ein Plättchen ziehen und eines spielen. *Zieh ein Plättchen.*',
        middle:
          'Du hast gezogen, also musst du jetzt eines der drei Plättchen spielen. *Leg +6, einen Segen, in die Mitte:* Zeile 3, Spalte 3.',
        sharing: 'Eofor stellt einen Than daneben: *6 × 3 = 18* für ihn. Plättchen gehören niemandem!',
        castle: 'Dann nutz es mit. *Stell eine Burg* ans Ende der Zeile: *6 × 2 = 12.*',
        peril:
          'Eine Gefahr in deiner Spalte: 6 minus 4, mal 2. Deine Burg bringt nur noch *4*. *Tipp sie an*, um die Rechnung zu sehen.',
        drawAnswer: 'Gib ihm eine Antwort. *Zieh* erst *ein Plättchen.*',
        answer: 'Jetzt *+5 ans untere Ende derselben Spalte:* *7 × 2 = 14.*',
      },
    },
    tricks: {
      title: 'Kniffe',
      about: 'Beowulf selbst, Versuchung und Tapferkeit, Met und Trunkenheit, Schatz.',
      steps: {
        beowulf:
          'Eofor stellt ein Langschiff dazu. Jetzt deine stärkste Figur: Wo sieht *Beowulf* +6 und +5 zugleich? Dort ist er *44* wert.',
        temptation: '„Versuchung“, direkt über ihm: minus 2, viermal. Aus 44 werden *36*.',
        drawValor: 'Hilft etwas dagegen? *Zieh ein Plättchen.*',
        valor:
          '„Tapferkeit“! Ein Segen, der auch eine „Versuchung“ entfernen kann. *Leg sie neben Beowulf:* wieder *44*.',
        remove: 'Und jetzt ihre Fähigkeit: *Entfern die „Versuchung“.* Beowulf ist dann *52* wert.',
        mead: 'Eofor schenkt seinem Than „Met“ ein: *30* Punkte. Met ist gut, bis jemand zu viel davon hat.',
        drawDrunkenness: 'Mal sehen, was der Vorrat für ihn hat. *Zieh ein Plättchen.*',
        drunkenness:
          '„Trunkenheit“ darf jedes „Met“ auf dem Plan ersetzen. *Leg sie auf das „Met“:* Sein Than fällt von 30 auf *9*.',
        freed:
          'Von 30 auf *9*. Eofor antwortet mit einer Burg auf dem Feld, das du geräumt hast: Was frei ist, ist für alle frei.',
        drawTreasure: '*Zieh* noch *ein Plättchen.*',
        treasure:
          '„Schatz“: als +1 legen oder sofort für 4 Punkte einlösen. Bei Beowulf bringt er auch 4, aber Eofor könnte das verderben. *Lös ihn ein:* *54*.',
        quickTurns:
          'Ein paar Züge später ist der Plan fast voll. Es steht *54* zu *50* für dich, und Beowulf ist noch immer *52* wert.',
      },
    },
    claws: {
      title: 'Grendels Klauen',
      about: 'Schlucht, Verrat und Horn, das Ende eines Akts und seine Wertung.',
      steps: {
        fourLeft: '*4* Felder sind frei. Sobald das letzte besetzt ist, endet der Akt und wird gewertet.',
        grendel:
          'Grendel selbst, in Beowulfs Zeile: minus 6, viermal. Aus 52 werden *28*! *Tipp auf Beowulf.*',
        drawFirst: 'Das lässt sich ändern. *Zieh* erst *ein Plättchen.*',
        gorge:
          'Eine Schlucht teilt ihre Zeile und ihre Spalte; jeder Teil zählt für sich. *Wo rettet sie Beowulf?* Er hat dann *52*.',
        saved:
          'Wieder *52*: 24 Punkte gerettet. Eofor stellt ein Langschiff auf. Langschiffe kommen nach jedem Akt zurück, sie kosten also wenig.',
        drawLast:
          'Nur noch *1* Feld ist frei, in Beowulfs Spalte. Du beendest den Akt, bevor Eofor antworten kann. *Zieh ein Plättchen.*',
        treachery:
          '„Verrat“: Am Ende des Akts zählt jeder Segen in seiner Zeile und Spalte 0. Hier träfe er deinen eigenen Beowulf. Heb so etwas für andere auf. *Tipp ihn an.*',
        horn: 'Ein Horn gibt jeder Figur in seiner Zeile und Spalte eine Raute mehr. *Leg es auf das letzte Feld:* Beowulf zählt fünffach.',
        scored:
          'Der Akt wird gewertet: Zeile plus Spalte, mal Rauten, für jede Figur. Beowulf bringt *65*. Zusammen *107* für dich, *57* für Eofor.',
        home: '*161* zu *107*. Dein Langschiff kommt zurück. Beowulf, Than und Burg sind für immer weg: Du kannst sie nur einmal einsetzen.',
        actTwo:
          'In Akt II sind Schluchten auf den Plan gedruckt. Ein Rat: Stell große Figuren spät auf, wenn kaum noch Felder frei sind, die ihnen schaden.',
      },
    },
  },
  answers: {
    countDiamonds: 'Zähl die Rauten am Sockel. Beowulf hat vier.',
    drawFirst: 'Erst ziehen, dann spielen.',
    somethingToSee: 'Möglich, aber legen wir erst etwas Lohnendes auf den Plan.',
    middlePlease: 'Bitte in die Mitte: Zeile 3, Spalte 3.',
    keepPeril: 'Eine Gefahr. Heb sie für Eofor auf.',
    takeSix: 'Auch ein gutes Plättchen, aber nimm jetzt +6.',
    mustBeTile: 'Du hast gezogen, also muss es jetzt ein Plättchen sein.',
    castleEnough: 'Eine Burg genügt vorerst. Große Figuren hast du nur einmal.',
    endOfRow: 'Richtige Zeile. Nimm das Feld an ihrem Ende.',
    seesNothing: 'Von dort sieht sie noch kein Plättchen. Zeile 3.',
    notDrawing: 'Erlaubt. Aber stell in diesem Zug eine Figur auf.',
    notThisTurn: 'Später. Zieh diesmal.',
    fiveNow: 'Heb das auf. Jetzt +5.',
    bottomCorner: 'In Spalte 5 hilft es deiner Burg: die untere Ecke.',
    onlyFive: 'Dort sieht er nur +5. Stell ihn dorthin, wo er beide sieht.',
    missesFive: 'Dort fehlt ihm +5. Stell ihn dorthin, wo er beide sieht.',
    rowAndColumn: 'Such Zeile 5 und Spalte 3.',
    strongest: 'Deine stärkste Figur: Beowulf mit vier Rauten.',
    usefulComing: 'Zieh diesmal. Es kommt etwas Nützliches.',
    cutsOff: 'Das würde ihn von der +5 trennen.',
    valorNow: 'Heb das auf. Jetzt „Tapferkeit“.',
    besideBeowulf: 'Zwischen Beowulf und +5, damit er sie sieht.',
    itIsFree: 'Es kostet nichts. Entfern die −2.',
    drunkennessOnMead: 'Nimm „Trunkenheit“, und zwar für das „Met“.',
    costsHim: 'Erlaubt, aber das „Met“ zu ersetzen kostet ihn 21.',
    cashIsSafe: 'Erlaubt. Aber eingelöste Punkte nimmt dir niemand mehr.',
    useTreasure: 'Nimm den „Schatz“.',
    figureNoHelp: 'Eine Figur hält Grendel nicht auf. Zieh.',
    notBetween: 'Das liegt nicht zwischen Grendel und Beowulf.',
    makesItWorse: 'Das macht es schlimmer: Er sieht Grendel immer noch.',
    cutFirst: 'Fünfmal eine kleinere Summe? Schneid erst Grendel ab.',
    endsToo: 'Auch damit endet der Akt, aber du hast etwas Besseres.',
    otherTile: 'Das nicht. „Verrat“ hast du eben gezogen.',
    costsFour: 'Das kostet Beowulf 4. Das Horn bringt 13.',
    hitsBeowulf: 'Das kostet Beowulf 24. Das Horn bringt 13.',
  },
  things: {
    'kind beowulf': 'Beowulf',
    'kind *': 'Eine andere Figur',
    'cell 3,5': 'Deine Burg, Zeile 3, Spalte 5',
    'cell 5,3': 'Dein Beowulf, Zeile 5, Spalte 3',
    'tile treachery': 'Verrat',
    'tile *': 'Ein anderes Plättchen',
  },
}
