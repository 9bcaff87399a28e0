import type { LessonTexts } from '../../../Lesson'

export const legendLessonDe: LessonTexts = {
  chapters: {
    denmark: {
      title: 'Nach Dänemark',
      about: 'Weg, Handkarten, Symbole, eine Gelegenheit und ein Risiko.',
      steps: {
        sail: 'Ein Ungeheuer jagt in König Hrothgars Halle. Beowulf segelt hin, um es zu bekämpfen, und du segelst mit.',
        goal: 'Wenn Beowulf stirbt, wird sein Nachfolger, wer die meisten Punkte hat: Ruhm, Schätze und Bündnisse. Das hier ist dein Schild.',
        path: 'Beowulf geht durch 36 Episoden. Runde sind schnell vorbei, Achtecke sind Hauptepisoden mit Errungenschaften. Durchgestrichene Quadrate entfallen im Grundspiel. *Tipp auf ein Achteck.*',
        hand: 'Deine Handkarten. Jede zeigt ein oder zwei gleiche Symbole: Zähl die Scheiben. Die gelbe Beowulf-Karte ist ein Joker, ein Symbol nach Wahl. *Tipp sie an.*',
        opportunity:
          'Eine Gelegenheit: einmal bezahlen oder verzichten. Hier darfst du zwei Karten tauschen. Grendel verlangt Mut und Kampf, also *bezahle deine zwei List-Karten.*',
        everyone:
          'Ein Mut! Die anderen behalten, was sie haben. Alle handeln reihum im Uhrzeigersinn; es beginnt, wer das Banner hat: du.',
        risk: 'Ein Risiko: *71 %*. Deck zwei Karten auf. Jede mit Reise, Freundschaft oder Joker gehört dir. Passt keine, bekommst du einen Kratzer. *Geh das Risiko ein.*',
        fits: 'Freundschaft passt und gehört dir. List passt nicht und wird abgelegt. Eine passende Karte genügt: kein Kratzer.',
        nobodyHasTo:
          'Niemand muss ein Risiko eingehen. Eofor tut es und behält auch eine Karte. Weiter geht es in der Halle des Königs.',
      },
    },
    bluff: {
      title: 'Ein Bluff in der Halle',
      about: 'Eine Hauptepisode mit geheimen Geboten, Errungenschaften und Anzeigern.',
      steps: {
        contest:
          'Eine Hauptepisode, alle gleichzeitig. Jeder bietet geheim Karten. Wer die meisten Freundschaft-Symbole zeigt, wählt zuerst eine Errungenschaft.',
        prizes:
          'Vier Personen, vier Errungenschaften: Jeder bekommt eine. Es geht nur um die Reihenfolge. *Tipp auf die Sonderkarte*, die Segnung.',
        locked:
          'Hrefn hat ein Gebot festgelegt. Du hast zwei Freundschaften und einen Joker. Passende Karten sind weg, ob Sieg oder nicht. Unpassende kommen zurück.',
        bluff:
          'Also bluff. Wähle *eine Freundschaft, einen Mut und beide Reisen*. Schalte *Anzahl zeigen* ein, dann *Festlegen*: Die anderen sehen, wie viele, nicht welche.',
        loseHeart:
          'Gebote lassen sich ändern, bis der Letzte festlegt. Hrefn sieht vier Karten, verliert den Mut und nimmt beide Freundschaften zurück.',
        reveal:
          'Je ein Symbol für dich und Eofor. Bei Gleichstand zählt die Reihenfolge ab dem Banner, und das hast du: Anzeiger *1*!',
        take: 'Deine drei Lockvögel kommen zurück. Du wählst zuerst: *Nimm Hrothgars Segnung.* Du wirst sie bald brauchen.',
        leftOver:
          'Die anderen wählen der Reihe nach, der Letzte nimmt den Rest. Wer Letzter war, bekommt das Banner: Heorogar.',
      },
    },
    grendel: {
      title: 'Grendels Angriff',
      about: 'Eine Hauptepisode reihum, Kratzer, Wunden und eine gut genutzte Segnung.',
      steps: {
        oneMoreRisk:
          'Unterwegs noch ein Risiko: *68 %* für Mut oder Kampf. *Geh es ein* und sieh, was passieren kann.',
        scratch:
          'Nichts passt: dein Kratzer Nummer *1*. Er kostet für sich nichts, aber der dritte wird zur Wunde.',
        opens:
          'Grendel! Diese Hauptepisode geht reihum. Wer eröffnet, legt genau eine Karte. Das war Heorogar: Der Preis ist *1*.',
        reach: 'Erreiche *1* und hör auf: Danach darf keine Karte mehr folgen. *Leg einen Mut.*',
        dearer:
          'Eine einzelne Karte darf vorspringen: Eofors Karte zählt zwei. Der Preis ist jetzt *2*, und die anderen ziehen nach.',
        smallest: 'Dir fehlt eins. Wieder die kleinste Karte, die reicht: *Leg Mut.*',
        level:
          'Wer gleichauf liegt, muss genau eine Karte dazulegen: Eofor legt zwei Äxte. Hrefn kann nicht folgen, geht ein Risiko ein, und nichts passt. Raus, mit Kratzer.',
        axes: 'Heorogar spart seine Äxte und steigt aus. Jetzt kommen deine: Sie bringen dich von 2 auf genau *4*. *Leg die Äxte.*',
        oneShort:
          'Eins fehlt. Der Joker würde reichen, ist aber deine letzte passende Karte. *31* der *72* Karten, die du nicht gesehen hast, passen. *Geh das Risiko ein.*',
        blessing:
          'Zwei Mut: sechs! Eofor gibt auf, du hast gewonnen. Alles Gelegte kommt weg, aber die Segnung rettet eine Karte. Als Nächstes: Große Belohnungen. *Rette die Äxte.*',
        fame: 'Du wählst zuerst. Fünf Punkte, oder Beowulfs Wagemut für kühnere Risiken? *Nimm Ruhm 5.*',
        wound:
          'Hrefn nimmt, was niemand wollte: die Wunde. Zwei Karten trösten ihn. Keine Wunde am Ende ist 5 Punkte wert.',
        rewards:
          'Der König belohnt Kämpfer: zwei Kampfsymbole für Schatz 3. Du hast deine gerettet. *Bezahle mit den Äxten!*',
        soFar:
          'Ruhm 5 und Schatz 3, dazu 5 ohne Wunde: bisher *13* Punkte. Die Bündnisse der anderen bleiben bis zum Ende verdeckt.',
      },
    },
    heir: {
      title: 'Der Nachfolger',
      about: 'Wunden, rechtzeitig aussteigen und die Schlusswertung.',
      steps: {
        fiftyWinters:
          'Fünfzig Winter sind vergangen. Beowulf ist König, alt, und vor ihm steht ein Drache. Du hast *15* Punkte, Heorogar *21*.',
        wounds:
          'Deine zwei Wunden kosten dich nur die 5 Punkte für keine Wunde. Ab drei Wunden kostet jede einzelne 5: minus 15! *Tipp auf deinen Schild.*',
        doubleWound:
          'Eine Errungenschaft ist eine Doppelwunde, zwei auf einmal. Der Letzte bekommt sie. Also: Sei nicht Letzter. *Tipp sie an.*',
        reachOne: 'Heorogar eröffnet. *Erreiche 1: Leg Mut.*',
        lastChoice:
          'Der Preis ist *2*. Heorogar erreicht ihn nicht, geht ein Risiko ein und scheitert. Er ist raus mit Anzeiger 4: die letzte Wahl.',
        leaveSafely:
          'Jetzt kannst du gefahrlos gehen: Jemand anders ist Letzter. Jede Karte, die du behältst, zählt ganz am Ende. *Steig aus.*',
        easyChoice: 'Eofor und Hrefn nehmen die großen. Dir bleiben zwei. Das ist leicht: *Ruhm 2.*',
        threeWounds:
          'Heorogar bekommt die Doppelwunde und hat jetzt drei Wunden: minus 15. Bis hierher lag er vorn.',
        hands:
          'Beowulf stirbt. Alle zeigen ihre Handkarten, und jedes Symbol zählt, egal welches. Du hast deine Karten behalten: *7*, die meisten!',
        fiveOrHeal:
          'Ruhm 5, oder stattdessen eine Wunde heilen? Von zwei Wunden auf eine zu kommen ändert nichts. *Nimm den Ruhm.*',
        final:
          '*22* Punkte: Du bist Beowulfs Nachfolger. Ein Rat: Du musst nicht jede Hauptepisode gewinnen. Sei nur nie Letzter, wo das weh tut.',
      },
    },
    gold: {
      title: 'Gold',
      about: 'Für die Option Schatzepisoden: eine Versteigerung, und wozu Schätze gut sind.',
      steps: {
        money:
          'Mit Schatzepisoden sind Schätze Geld, keine Punkte. Hier gibt es eine Errungenschaft: Ruhm 4. Nur wer gewinnt, zahlt.',
        showThree:
          'Biete wie in einer Hauptepisode, aber mit Schätzen: Erreiche *3* und hör auf. *Zeig deine 3.*',
        dropping:
          'Eofor hat keine Schätze und ist raus. Hrefn und Heorogar gehen auf *4*. Aussteigen ist umsonst: Du behältst alle Plättchen.',
        makeItDear: 'Heorogar will es unbedingt. Mach es teuer: *Zeig deine 2.*',
        lastToken:
          'Hrefn steigt aus, seine Plättchen sind wieder verdeckt. Heorogar zeigt sein letztes Plättchen: *7*.',
        dropOut:
          'Du könntest 7 erreichen und gewinnen, aber alles für Ruhm 4 bezahlen. Oder nichts verlieren und ihn 7 zahlen lassen. *Steig aus.*',
        paid: 'Heorogar hat sieben für vier Punkte bezahlt. Jetzt springen wir ans Ende, zu Episode 35. Du hast noch alle deine Schätze.',
        recover:
          'Kurz vor Schluss wählt zuerst, wer noch die meisten Schätze hat. Du hast sieben: Anzeiger 1.',
        fameSeven: 'Vier Errungenschaften, und du wählst zuerst. *Nimm Ruhm 7.*',
        handedIn:
          'Alle Schätze werden jetzt abgegeben und zählen nicht mehr. Ein Rat: Gold, das du nicht ausgibst, gewinnt hier.',
      },
    },
  },
  answers: {
    quickOne: 'Das ist eine schnelle Episode. Hauptepisoden sind die Achtecke.',
    fixedSymbol: 'Diese hat ein festes Symbol. Der Joker ist der gelbe Helm.',
    forGrendel: 'Behalte sie: Grendels Angriff verlangt sie.',
    witsCanGo: 'Die hilft vielleicht auf dem Weg nach Dänemark. Gib die zwei List-Karten ab.',
    witsNoHelp: 'Erlaubt, aber zwei List-Karten helfen dir so bald nicht.',
    goodStart: 'Das darfst du. Aber 71 % für Karten umsonst ist ein guter Anfang.',
    specialFirst: 'Auch gut. Sieh dir erst die Sonderkarte an.',
    showThem: 'Dann ist niemand beeindruckt. Schalte „Anzahl zeigen“ ein.',
    jokerSpent: 'Auch das gewinnt, aber der Joker wäre weg. Eine Freundschaft genügt, wenn sie dir glauben.',
    hideAxes: 'Zeig lieber nicht deine Äxte. Nimm Mut und beide Reisen.',
    oneEnough: 'Auch das gewinnt, aber beide wären weg. Eine genügt, wenn sie dir glauben.',
    threeDecoys: 'Mehr! Nimm Mut und beide Reisen dazu, und zeig die Anzahl.',
    somethingBehind: 'Mindestens eine Freundschaft: Ein Bluff braucht etwas dahinter.',
    fairChoice: 'Auch gut, aber die Segnung rettet im nächsten Kampf eine Karte.',
    thisOnce: 'Erlaubt. Geh es dieses eine Mal ein und sieh, was passiert.',
    saveIt: 'Erlaubt, aber spar sie für einen höheren Preis.',
    markerFour: 'Du wärst zuerst raus und hättest die letzte Wahl: die Wunde.',
    noNeed: 'Nicht nötig: Du hast eine Karte, die reicht.',
    courageEnough: 'Erlaubt: Du lägst mit 3 vorn. Aber Mut genügt.',
    keepJoker: 'Erlaubt, aber Joker passen überall. Behalte ihn.',
    makesThree: 'Das macht 3. Du brauchst 4.',
    doBetter: 'Anzeiger 2. Du kannst mehr.',
    nothingLeft: 'Erlaubt, aber dann hast du nichts mehr für seine nächste Karte.',
    secondPlace: 'Zweiter Platz. Sieh dir erst die Aussichten an.',
    whichTwo: 'Große Belohnungen verlangt zwei Äxte. Welche Karte zeigt zwei?',
    madeForThis: 'Dafür ist die Segnung da. Nutz sie.',
    strongBut: 'Stark, aber Punkte sind Punkte.',
    worthLess: '1 bis 3 wert. Ruhm ist 5 wert.',
    avoidIt: 'Genau die sollst du meiden.',
    oneSymbol: 'Nur ein Symbol. Du brauchst zwei.',
    threePoints: 'Drei Punkte für eine gerettete Karte? Nimm sie.',
    theirs: 'Der gehört jemand anderem. Deiner ist unten.',
    theDouble: 'Such die Doppelwunde.',
    sameHere: 'Erlaubt. Mut tut hier dasselbe; folg mir dieses eine Mal.',
    minusTwenty: 'Anzeiger 4: die Doppelwunde, und minus 20.',
    thirdWound: 'Du hast zwei Kratzer: Ein gescheitertes Risiko ist deine dritte Wunde.',
    thirdScratch: 'Scheitert es, wird der dritte Kratzer zur dritten Wunde: minus 15.',
    cannotOutlast: 'Erlaubt, aber gegen beide hältst du nicht durch, und jede Karte zählt am Ende.',
    fourWounds: 'Vier Wunden, minus 20. Lass sie Heorogar.',
    gainsNothing: 'Mit zwei Wunden geht nichts verloren, also bringt Heilen nichts.',
    fiveIsMore: 'Du wählst zuerst. Fünf ist mehr.',
    notEnough: 'Zwei reicht nicht. Du brauchst 3.',
    threeAlone: 'Erlaubt, aber 3 allein genügt.',
    onlyTreasure: 'Hier zählen nur Schätze.',
    dontReveal: 'Erlaubt, aber zeig es noch nicht.',
    raiseFirst: 'Das darfst du. Treiben wir erst seinen Preis hoch.',
    allYourGold: 'Erlaubt, und du würdest gewinnen. Aber all dein Gold für vier Punkte?',
    takeSeven: 'Du wählst zuerst: Nimm die Sieben.',
  },
  things: {
    'station * contest': 'Ein Achteck: König Hrothgars Halle',
    'station *': 'Eine runde Episode',
    'card beowulf': 'Die Beowulf-Karte',
    'card *': 'Eine andere Karte',
    'prize blessing': 'Die Segnung',
    'prize *': 'Eine andere Errungenschaft',
    'seat 0': 'Dein Schild',
    'seat *': 'Ein anderer Schild',
    'prize WW': 'Die Doppelwunde',
  },
}
