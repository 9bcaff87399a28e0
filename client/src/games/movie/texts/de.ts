import { signed } from '../../../app/language/numbers'
import { plural } from '../../../app/language/plural'
import type { MovieWords } from './en'

const tiles = (n: number) => plural('de', n, { one: '# Plättchen', other: '# Plättchen' })
const points = (n: number) => plural('de', n, { one: '# Sagapunkt', other: '# Sagapunkte' })
const diamonds = (n: number) => plural('de', n, { one: '# Raute', other: '# Rauten' })
const spaces = (n: number) => plural('de', n, { one: 'Ein Feld ist frei.', other: '# Felder sind frei.' })

export const movieDe: MovieWords = {
  name: 'Das Brettspiel zum Film',
  shortName: 'Film',
  reconstructed:
    'Das Brettspiel zum Film: Die Anleitungen drucken die Plättchenbogen nicht ab. Welche Plättchen es gibt, der Plan des zweiten Akts (seine Größe und die Orte der aufgedruckten Schluchten) und der Umriss des dritten Plans sind unsere Rekonstruktion. Jedes Beispiel der Anleitungen bleibt gültig.',
  pitch:
    'Drei Akte, jeder mit eigenem Plan: Stell deine Figuren dorthin, wo Zeilen und Spalten Segen bringen, und überlass die Gefahren den anderen.',
  acts: ['Grendel', 'Grendels Mutter', 'Der Drache'],
  act: numeral => `Akt ${numeral}`,
  actTitle: (numeral, title) => `Akt ${numeral}: ${title}`,

  figure: { beowulf: 'Beowulf', thane: 'Than', castle: 'Burg', longship: 'Langschiff' },
  aFigure: { beowulf: 'Beowulf', thane: 'einen Than', castle: 'eine Burg', longship: 'ein Langschiff' },
  yourFigure: {
    beowulf: 'Dein Beowulf',
    thane: 'Dein Than',
    castle: 'Deine Burg',
    longship: 'Dein Langschiff',
  },
  figureOf: (figure, name) => `${figure} von ${name}`,
  ability: {
    temptation: 'Versuchung',
    valor: 'Tapferkeit',
    treasure: 'Schatz',
    drunkenness: 'Trunkenheit',
    mead: 'Met',
    statue: 'Goldene Statue',
    counsel: 'Guter Rat',
    horn: 'Königliches Drachenhorn',
    treachery: 'Verrat',
    gorge: 'Schlucht',
  },
  tileLabel: { horn: 'Drachenhorn', counsel: 'Guter Rat', statue: 'Goldstatue' },
  plain: {
    hearth: 'Herdfeuer',
    feast: 'Festmahl',
    warband: 'Gefolge',
    shieldWall: 'Schildwall',
    song: 'Lied',
    hall: 'Heorot',
    giantSword: 'Riesenschwert',
    crown: 'Krone',
    moor: 'Heide',
    marsh: 'Moor',
    nicor: 'Nöck',
    claws: 'Klauen',
    eyes: 'Augen',
    grendel: 'Grendel',
    mother: 'Mutter',
    dragon: 'Drache',
  },
  tileKind: { boon: 'Segen', peril: 'Gefahr', special: 'Sonderplättchen' },
  diamonds,

  narrate: {
    placedFigure: (name, figure) => `${name} stellt ${figure} auf.`,
    drew: name => `${name} zieht ein Plättchen.`,
    drewFace: (name, tile) => `${name} zieht ${tile}.`,
    couldPlayNothing: name => `${name} kann kein Plättchen spielen; der Zug ist vorbei.`,
    placedTile: (name, tile) => `${name} legt ${tile}.`,
    cashedIn: (name, tile, n) => `${name} löst ${tile} für ${points(n)} ein.`,
    replacedMead: (name, tile, mead) => `${name} ersetzt ${mead} durch ${tile}.`,
    tookCounsel: (name, figure) => `${name} spielt „Guter Rat“ und versetzt ${figure}.`,
    removed: (name, tile) => `${name} entfernt ${tile} vom Plan.`,
    swapped: (name, a, b) => `${name} vertauscht ${a} und ${b}.`,
    skipped: name => `${name} kann nichts spielen und wird übersprungen.`,
    actEnded: (act, gains) => `${act} wird gewertet: ${gains}.`,
    standstill: (act, gains) => `Niemand kann mehr ziehen. ${act} wird gewertet: ${gains}.`,
    actBegan: (act, name) => `${act} beginnt. ${name} fängt an.`,
    refilled: (name, n) => `${name} füllt die Hand mit ${tiles(n)} auf.`,
    refilledFaces: (name, faces) => `${name} füllt die Hand auf: ${faces}.`,
    wins: (name, n) =>
      `${name} gewinnt mit ${plural('de', n, { one: '# Sagapunkt', other: '# Sagapunkten' })}.`,
    share: (names, n) => `${names} teilen sich den Sieg: ${points(n)}.`,
  },
  and: 'und',

  reasons: {
    'match-over': 'Die Partie ist zu Ende.',
    'not-your-turn': 'Du bist nicht dran.',
    'not-an-intent': 'Der Tisch hat das nicht verstanden.',
    'pool-is-empty': 'Der Vorrat ist leer: Es gibt nichts zu ziehen.',
    'draw-first': 'Zieh ein Plättchen, bevor du eines spielst.',
    'already-drawn': 'Du hast schon gezogen: Spiel jetzt ein Plättchen.',
    'drawing-commits':
      'Du hast ein Plättchen gezogen, also musst du ein Plättchen spielen und kannst keine Figur aufstellen.',
    'no-such-figure-left': 'Von dieser Figur hast du keine mehr.',
    'not-a-space': 'Dort kann nichts liegen.',
    'space-is-taken': 'Dieses Feld ist besetzt.',
    'not-in-hand': 'Dieses Plättchen hast du nicht auf der Hand.',
    'counsel-moves-a-figure': '„Guter Rat“ kannst du nur spielen, indem du eine deiner Figuren versetzt.',
    'not-a-treasure': 'Nur einen „Schatz“ kannst du einlösen.',
    'not-drunkenness': 'Nur „Trunkenheit“ ersetzt „Met“.',
    'no-mead-there': 'Auf diesem Feld liegt kein „Met“.',
    'not-counsel': 'Nur „Guter Rat“ versetzt eine Figur.',
    'not-your-figure': 'Auf diesem Feld steht keine deiner Figuren.',
    'not-adjacent': 'Die Figur zieht auf ein freies Feld direkt daneben, nicht schräg.',
    'resolve-ability-first': 'Entscheide zuerst über die Fähigkeit des gelegten Plättchens.',
    'nothing-to-resolve': 'Es ist gerade keine Fähigkeit auszuführen.',
    'removes-only-valor': '„Versuchung“ entfernt nur Plättchen „Tapferkeit“.',
    'removes-only-temptation': '„Tapferkeit“ entfernt nur Plättchen „Versuchung“.',
    'no-tile-there': 'Auf diesem Feld liegt kein Plättchen.',
    'two-different-tiles': 'Wähle zwei verschiedene Plättchen zum Tauschen.',
    'not-the-statue-itself': 'Die Goldene Statue vertauscht zwei andere Plättchen, nicht sich selbst.',
  },
  cannotMove: 'Neben keiner deiner Figuren ist ein Feld frei, deshalb kannst du „Guter Rat“ nicht spielen.',
  notNow: 'Warte, bis du dran bist.',

  bar: {
    turn: 'Du bist dran: Stell eine Figur auf, oder zieh ein Plättchen und spiel eines.',
    turnNoFigures: 'Du bist dran: Du hast keine Figuren mehr, also zieh ein Plättchen und spiel eines.',
    turnEmptyPool: 'Du bist dran. Der Vorrat ist leer: Stell eine Figur auf oder spiel ein Plättchen.',
    turnOnlyTiles: 'Du bist dran. Der Vorrat ist leer: Spiel ein Plättchen.',
    turnOnlyFigures:
      'Du bist dran. Der Vorrat ist leer, und du hast kein spielbares Plättchen: Stell eine Figur auf.',
    play: 'Spiel jetzt eines deiner Plättchen.',
    remove: (own, prey) => `${own}: Du darfst ein Plättchen „${prey}“ entfernen.`,
    swap: 'Goldene Statue: Du darfst zwei andere Plättchen vertauschen.',
    swapSecond: 'Und welches Plättchen tauscht mit ihm den Platz?',
    draw: 'Zieh ein Plättchen. Danach musst du ein Plättchen spielen.',
    heldFigure: figure => `Wohin stellst du ${figure}?`,
    heldTile: tile => `Wohin legst du ${tile}?`,
    heldTreasure: (tile, n) => `Leg ${tile}, oder lös das Plättchen für ${points(n)} ein.`,
    heldDrunkenness: tile => `Leg ${tile}, oder ersetz damit ein „Met“ auf dem Plan.`,
    heldCounsel: 'Welche deiner Figuren zieht?',
    heldMover: 'Wohin zieht sie?',
    placeFigure: figure => `${figure} hier aufstellen.`,
    placeTile: tile => `${tile} hierher legen.`,
    thenRemove: prey => `Danach darfst du ein Plättchen „${prey}“ entfernen.`,
    thenSwap: 'Danach darfst du zwei andere Plättchen vertauschen.',
    cashIn: (tile, n) => `${tile} einlösen: Das Plättchen verlässt das Spiel, du bekommst ${points(n)}.`,
    replaceMead: (tile, mead) => `${mead} durch ${tile} ersetzen.`,
    counsel: figure => `${figure} hierher versetzen. „Guter Rat“ bleibt auf dem alten Feld.`,
    removeThis: tile => `${tile} aus dem Spiel nehmen.`,
    swapThese: (a, b) => `${a} und ${b} vertauschen.`,
    decline: 'Die Fähigkeit nicht nutzen und den Zug beenden.',
    waiting: names => `Warten auf ${names}.`,
    watching: names => `Am Zug: ${names}.`,
    over: 'Die Partie ist zu Ende.',
    sending: 'Moment …',
    spaces,
    lastSpace: 'Das letzte Feld: Der Akt endet und wird gewertet.',
  },
  buttons: {
    confirm: 'Bestätigen',
    reset: 'Zurücksetzen',
    draw: 'Plättchen ziehen',
    decline: 'Fähigkeit nicht nutzen',
    cashIn: n => `Für ${n} einlösen`,
    close: 'Weiter',
    lookAgain: 'Letzte Wertung',
    finalTable: 'Endstand',
    rule: 'Regel',
    wholeBoard: 'Ganzer Plan',
    closer: 'Näher',
  },

  tag: {
    lastMove: 'Letzter Zug',
    working: (row, column, diamonds, score) =>
      `Zeile ${row}, Spalte ${column}, mal ${diamonds}: ${score}, wenn der Akt jetzt endet.`,
    hornReaches: n =>
      plural('de', n, { one: '# Figur hat eine Raute mehr.', other: '# Figuren haben eine Raute mehr.' }),
    gorgeCuts: 'Sie teilt ihre Zeile und ihre Spalte.',
    now: 'Wertung jetzt',
    wouldScore: 'bringt dann',
    scores: 'bringt',
    total: 'Summe',
    boonCounts: value =>
      `Zählt ${value} für jede Figur in seiner Zeile und Spalte, bis zur nächsten Schlucht; 0, wenn dort Verrat liegt.`,
    perilCounts: value =>
      `Zählt ${value} für jede Figur in seiner Zeile und Spalte, bis zur nächsten Schlucht. Verrat ändert daran nichts.`,
    boonCancelled: 'Zählt gerade 0: In seiner Zeile oder Spalte liegt Verrat.',
    cancelled: n =>
      plural('de', n, { one: 'Verrat macht # Segen wertlos.', other: 'Verrat macht # Segen wertlos.' }),
  },
  plate: {
    you: 'du',
    saga: 'Saga',
    yourTurn: 'Du bist dran',
    decides: 'Am Zug',
    next: 'Als Nächstes',
    waiting: 'Wartet',
    away: 'Abwesend',
    bot: 'Bot',
  },
  pool: n => `Vorrat: ${tiles(n)}`,
  poolEmpty: 'Der Vorrat ist leer',

  scoring: {
    title: act => `${act} wird gewertet`,
    figure: (figure, equation) => `${figure}: ${equation}`,
    standstill: 'Niemand konnte mehr ziehen.',
    total: 'Gesamt',
    noFigures: 'Auf dem Plan stand keine Figur.',
  },
  final: {
    title: 'Die Partie ist zu Ende',
    wins: name => `${name} gewinnt`,
    share: names => `${names} teilen sich den Sieg`,
    place: 'Platz',
    player: 'Spieler',
    total: 'Saga',
    start: 'Beginn',
    cash: 'Schätze',
    diamonds: 'Rauten übrig',
    tieBreak:
      'Bei Gleichstand entscheiden die meisten Rauten auf nie aufgestellten Burgen, Thanen und Beowulf; danach wird der Sieg geteilt.',
  },

  options: {
    startSeat: {
      label: 'Wer beginnt',
      hint: 'Zufällig, oder du wählst einen Platz. Am echten Tisch beginnt die jüngste Person.',
    },
    lastAbility: {
      label: 'Fähigkeit des letzten Plättchens zählt noch',
      hint: 'Hausregel: Füllt „Versuchung“, „Tapferkeit“ oder „Goldene Statue“ das letzte Feld, darfst du noch entfernen oder vertauschen, bevor der Akt endet.',
    },
  },

  mirror: {
    board: 'Spielplan',
    row: n => `Zeile ${n}`,
    column: n => `Spalte ${n}`,
    space: (row, column) => `Zeile ${row}, Spalte ${column}`,
    open: 'frei',
    beyond: 'außerhalb des Plans',
    printedGorge: 'aufgedruckte Schlucht',
    cash: n => `Einlösewert ${n}`,
    scoreNow: n => `jetzt ${signed(n)}`,
    players: 'Spieler',
    saga: 'Sagapunkte',
    hand: 'Plättchen auf der Hand',
    figures: 'Übrige Figuren',
    yourHand: 'Deine Plättchen',
    handEmpty: 'keine Plättchen',
    noFigures: 'keine',
    backs: (act, n) => `${tiles(n)} aus ${act}`,
    question: 'Deine Entscheidung',
    wouldScore: n => `bringt dann ${signed(n)}`,
    changesBy: n => `du: ${signed(n)}`,
    confirm: sentence => `Bestätigen: ${sentence}`,
    out: 'Plättchen, die das Spiel verlassen haben',
  },

  rules: {
    aim: {
      title: 'Worum es geht',
      paragraphs: [
        'Ihr erzählt Beowulfs Saga in drei Akten: gegen Grendel, gegen Grendels Mutter und gegen den Drachen. Jeder Akt hat seinen eigenen Plan und seine eigenen Plättchen.',
        'Figuren bringen Sagapunkte für die Segen in ihrer Zeile und Spalte und kosten Punkte für die Gefahren dort. Alle beginnen mit 50 Sagapunkten; man darf unter null fallen. Wer nach Akt III die meisten hat, gewinnt.',
      ],
    },
    pieces: {
      title: 'Figuren und Plättchen',
      paragraphs: [
        'Jeder hat einen Beowulf mit 4 Rauten, zwei Thane mit 3, drei Burgen mit 2 und vier Langschiffe mit 1. Die Rauten vervielfachen, was eine Figur bringt, Gewinn wie Verlust.',
        'Segen tragen einen positiven Wert, Gefahren einen negativen. Sonderplättchen haben eine Fähigkeit; manche sind außerdem Segen oder Gefahr. Ein Sonderplättchen ohne Zahl zählt 0.',
      ],
    },
    setup: {
      title: 'Beginn',
      paragraphs: [
        'Die Plättchen von Akt I werden verdeckt gemischt und bilden den Vorrat. Alle ziehen zwei davon als Hand.',
        'Wer beginnt, entscheidet der Zufall, oder der Host legt es fest; nach der Anleitung beginnt der jüngste Spieler. Gespielt wird reihum im Uhrzeigersinn.',
      ],
    },
    turn: {
      title: 'Dein Zug',
      paragraphs: [
        'Tu eines von beidem: Stell eine Figur auf, oder zieh ein Plättchen und spiel dann ein Plättchen. Passen gibt es nicht.',
        'Ist der Vorrat leer, spielst du ein Plättchen, ohne zu ziehen, oder stellst eine Figur auf. Wer dann weder eine Figur noch ein spielbares Plättchen hat, wird für diesen Zug übersprungen. Gilt das für alle, endet der Akt und wird so gewertet, wie er steht.',
      ],
    },
    placing: {
      title: 'Eine Figur aufstellen',
      paragraphs: [
        'Stell eine deiner Figuren auf ein beliebiges freies Feld. Frei ist ein Feld ohne Plättchen und ohne Figur, das keine aufgedruckte Schlucht ist. Figuren versperren einander nichts und zählen nicht füreinander.',
      ],
    },
    drawing: {
      title: 'Ein Plättchen ziehen und spielen',
      paragraphs: [
        'Zieh ein zufälliges Plättchen aus dem Vorrat und spiel dann ein beliebiges Plättchen deiner Hand, alt oder neu. Wer gezogen hat, muss ein Plättchen spielen und kann keine Figur mehr aufstellen.',
        'Die meisten Plättchen kommen auf ein freies Feld. Manche lassen sich auch anders spielen, siehe ihre Fähigkeiten.',
        'Nur Guter Rat kann unspielbar sein. Lässt sich nach dem Ziehen nichts spielen, behältst du die Plättchen, und dein Zug ist vorbei.',
      ],
    },
    temptation: {
      title: 'Versuchung',
      paragraphs: [
        'Nach dem Legen darfst du ein Plättchen „Tapferkeit“ vom Plan entfernen. Es verlässt das Spiel; sein Feld ist wieder frei.',
      ],
    },
    valor: {
      title: 'Tapferkeit',
      paragraphs: [
        'Nach dem Legen darfst du ein Plättchen „Versuchung“ vom Plan entfernen. Es verlässt das Spiel; sein Feld ist wieder frei.',
      ],
    },
    treasure: {
      title: 'Schatz',
      paragraphs: [
        'Leg ihn als Segen; oder lös ihn stattdessen ein: Das Plättchen verlässt das Spiel, und du bekommst sofort die Zahl in seinem Kreis. Einlösen braucht kein Feld.',
      ],
    },
    drunkenness: {
      title: 'Trunkenheit',
      paragraphs: [
        'Leg sie als Gefahr; oder leg sie an die Stelle eines beliebigen Mets auf dem Plan. Der Met verlässt das Spiel. Das braucht kein freies Feld und füllt keines.',
      ],
    },
    mead: {
      title: 'Met',
      paragraphs: ['Ein Segen, den aber Trunkenheit ersetzen kann.'],
    },
    statue: {
      title: 'Goldene Statue',
      paragraphs: [
        'Nach dem Legen darfst du zwei beliebige andere Plättchen auf dem Plan vertauschen, auch Schluchten. Fähigkeiten wirken dabei nicht noch einmal. Figuren und aufgedruckte Schluchten wechseln nie den Platz.',
      ],
    },
    counsel: {
      title: 'Guter Rat',
      paragraphs: [
        'Versetz eine deiner Figuren auf dem Plan auf ein freies Feld direkt daneben, nicht schräg, und leg dieses Plättchen dorthin, wo sie stand. Anders wird es nie gelegt: Kann keine deiner Figuren ziehen, ist es unspielbar.',
      ],
    },
    horn: {
      title: 'Königliches Drachenhorn',
      paragraphs: [
        'Jede Figur in seiner Zeile und Spalte, bis zur nächsten Schlucht, hat eine Raute mehr. Mehrere Hörner zählen zusammen, jedes einmal je Figur. Auch Verluste wachsen.',
      ],
    },
    treachery: {
      title: 'Verrat',
      paragraphs: [
        'Am Ende des Aktes zählen alle Segen in seiner Zeile und Spalte, bis zur nächsten Schlucht, für jede Figur 0. Gefahren und Fähigkeiten bleiben unberührt.',
      ],
    },
    gorge: {
      title: 'Schlucht',
      paragraphs: [
        'Eine Schlucht zerschneidet ihre Zeile und ihre Spalte. Jeder Teil ist in jeder Hinsicht eine eigene Zeile oder Spalte: für Werte, Hörner und Verrat.',
        'Der Plan von Akt II hat drei aufgedruckte Schluchten. Sie schneiden ebenso, sind aber weder Felder noch Plättchen: Nichts bedeckt, bewegt oder entfernt sie.',
      ],
    },
    actEnd: {
      title: 'Das Ende eines Aktes',
      paragraphs: [
        'Der Akt endet in dem Moment, in dem sein letztes Feld gefüllt wird. Füllt es „Versuchung“, „Tapferkeit“ oder „Goldene Statue“, lässt sich nichts mehr entfernen oder vertauschen. „Königliches Drachenhorn“, „Verrat“ und „Schlucht“ zählen wie immer. Ein ersetzter Met oder ein eingelöster Schatz füllt kein Feld und beendet nichts.',
        'Erst wirkt Verrat, dann bringt jede Figur ihre Punkte. Langschiffe kehren zurück; alle anderen Figuren auf dem Plan verlassen das Spiel, ebenso die Plättchen auf dem Plan und der Rest des Vorrats. Die Hand behält man.',
      ],
    },
    scoring: {
      title: 'Eine Figur werten',
      paragraphs: [
        'Zähl die Plättchen in ihrer Zeile und in ihrer Spalte zusammen, jeweils bis zur nächsten Schlucht oder zum Rand. Multiplizier diese Summe mit der Zahl ihrer Rauten plus der Zahl der Hörner dort: Summe × (Rauten + Hörner). Das Ergebnis kann negativ sein.',
      ],
    },
    nextAct: {
      title: 'Akt II und III',
      paragraphs: [
        'Der nächste Akt hat seinen eigenen Plan und Vorrat. Hände mit weniger als zwei Plättchen werden automatisch auf zwei aufgefüllt. (Die Anleitung stellt das jedem frei; es würde nur etwas ändern, wenn auch der neue Vorrat leer wird.) Es beginnt, wer nach der Person sitzt, die den letzten Akt beendet hat. Plättchen früherer Akte bleiben spielbar; ihre Rückseiten zeigen allen, woher sie sind.',
        'Akt III spielt auf einem doppelt so großen Plan, dessen Umriss schräg verläuft. Seine Ränder beenden Zeilen und Spalten.',
      ],
    },
    ending: {
      title: 'Wer gewinnt',
      paragraphs: [
        'Nach Akt III gewinnt die höchste Summe. Bei Gleichstand entscheiden die meisten Rauten auf nie aufgestellten Burgen, Thanen und Beowulf; ist auch das gleich, wird der Sieg geteilt.',
      ],
    },
    open: {
      title: 'Was offen und was verdeckt ist',
      paragraphs: [
        'Verdeckt sind die Vorderseiten der Plättchen auf der Hand und im Vorrat. Was am Ende eines Aktes noch im Vorrat liegt, verlässt das Spiel verdeckt; bekannt ist nur die Anzahl. Offen sind die Rückseiten aller Hände, alles auf dem Plan, jedes Plättchen, das offen aus dem Spiel ging, Figuren, Sagapunkte und die Größe des Vorrats.',
      ],
    },
    house: {
      title: 'Hausregel und Rekonstruktion',
      paragraphs: [
        'Hausregel: Der Host kann erlauben, die freiwillige Fähigkeit (Entfernen oder Vertauschen) des Plättchens auf dem letzten Feld noch zu nutzen. Wird dadurch wieder ein Feld frei, geht der Akt weiter.',
        'Die Anleitungen zeigen weder alle Plättchen noch alle Pläne. Die Liste der Plättchen, der Plan von Akt II (seine Größe und die Orte der aufgedruckten Schluchten) und der Umriss von Akt III sind unsere Rekonstruktion; sie passt zu allem, was die Anleitungen sagen.',
      ],
    },
  },
}
