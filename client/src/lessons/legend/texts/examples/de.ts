import type { ExampleTexts } from '../../../examples'

export const legendExamplesDe: ExampleTexts = {
  cards:
    'Sieben Karten: Die meisten zählen ein Symbol, die Karte mit zwei Äxten zählt zwei, und die gelbe Beowulf-Karte steht für jedes Symbol.',
  setup: 'Mit diesen beiden beginnen alle: einer Beowulf-Karte und einer Kampfkarte mit zwei Symbolen.',
  flow: 'Beowulf steht auf der ersten Episode. Runde sind Zwischenepisoden, Achtecke Hauptepisoden, durchgestrichene Quadrate entfallen.',
  risk: 'Verlangt ist Reise oder Freundschaft. Freundschaft passt und kommt auf deine Hand, List wird abgelegt: kein Kratzer.',
  opportunity: 'Zwei beliebige Karten bezahlen zwei neue. Die beiden List-Karten kannst du entbehren.',
  selection:
    'Eines dieser fünf Dinge gehört dir. Du hast zwei Kratzer, da lockt das Heilen: Der dritte würde alle zur Wunde machen.',
  recovery: 'Vier Personen, also liegen acht Karten offen. Reihum nimmt jeder eine, dann eine zweite.',
  atOnce:
    'Freundschaft zählt. Eofor und du habt je ein Symbol; du hast das Banner, also gewinnst du den Gleichstand: Anzeiger 1.',
  inTurn:
    'Zu erreichen ist 4, und du hast 2. Die Karte mit zwei Äxten genügt; eine einfache Karte würde nicht reichen.',
  contestRisk:
    'Du brauchst 5 und hast 4. Mut mit zwei Symbolen passt und wird gelegt: Du stehst bei 6, und dein Zug ist vorbei.',
  prizes:
    'Vier Personen, vier Errungenschaften. Du hast Anzeiger 1 und wählst zuerst; wer Anzeiger 4 hat, nimmt den Rest.',
  wounds:
    'Du hattest zwei Kratzer, und ein Risiko ist gescheitert. Der dritte macht aus allen dreien 1 Wunde.',
  blessing:
    'Du hast gewonnen, und deine gelegten Karten kommen weg. Die Segnung holt eine davon zurück: die zwei Äxte.',
  inspiration:
    'Für dich bleibt nur der Misserfolg. Die Eingebung weist ihn ab: keine minus 2, aber auch nichts anderes.',
  daring: 'Wagemut deckt fünf Karten auf statt zwei. Mut und Freundschaft passen und kommen auf deine Hand.',
  resolve:
    'List und Reise: Nichts passt. Mit Entschlossenheit ist es nie geschehen: kein Kratzer, und du entscheidest neu.',
  rest: 'Zwei Kratzer, und der nächste wäre eine Wunde. „Der Krieger Rast“ nimmt beide weg, auch wenn andere dran sind.',
  auction: 'Zu erreichen ist 4, und du zeigst 3. Mit Schatz 2 liegst du vorn; nur wer übrig bleibt, zahlt.',
  recoverTreasures:
    'Alle Schätze werden gezeigt. Deine sind 7 wert, die meisten: Du bekommst Anzeiger 1 und wählst zuerst.',
  death: 'Alle zeigen ihre Handkarten, und jedes Symbol zählt. Du zeigst 7, die meisten, und wählst zuerst.',
  score:
    'Ruhm 5 und 2 und ein Bündnis mit 2 ergeben 9 Punkte. Eine Wunde kostet nur den Bonus von fünf; eine dritte würde fünfzehn kosten.',
}
