import type { MovieCoachTexts } from './en'

export const movieCoachDe: MovieCoachTexts = {
  turn: [
    'Zwei Arten von Zügen',
    'Stell eine Figur auf, oder zieh ein Plättchen und spiel eines.',
    'Figuren besetzen eine gute Zeile und Spalte; Plättchen machen sie besser.',
    'Passen gibt es nicht, und Ziehen ist endgültig.',
  ],
  peril: [
    'Unter Beschuss',
    'Eine Gefahr zählt für jede Figur, die sie sieht.',
    'Antworte mit einem Segen, oder schneid sie mit einer Schlucht ab.',
    'Große Figuren trifft es am härtesten: Wert mal Rauten.',
  ],
  boon: [
    'Ein Segen',
    'Er zählt für jede Figur in seiner Zeile und Spalte.',
    'Leg ihn dorthin, wo deine Figuren ihn sehen und ihre nicht.',
    'Die anderen können kommen und mitverdienen.',
  ],
  temptation: [
    'Eine Gefahr. Danach darfst du eine „Tapferkeit“ entfernen.',
    'Zwei Schläge in einem Zug.',
    'Sie trifft auch deine Figuren in ihrer Zeile und Spalte.',
  ],
  valor: [
    'Ein Segen. Danach darfst du eine „Versuchung“ entfernen.',
    'Hilft doppelt.',
    'Das freie Feld steht allen offen.',
  ],
  treasure: [
    'Leg ihn als Segen, oder lös ihn für die Zahl in seinem Kreis ein.',
    'Eingelöst ist sicher und füllt kein Feld.',
    'Neben einer großen Figur bringt er vielleicht mehr.',
  ],
  drunkenness: [
    'Eine Gefahr, oder sie ersetzt einen beliebigen Met.',
    'Macht aus fremdem Met einen Verlust.',
    'Sie zählt auch gegen dich, wenn du dort stehst.',
  ],
  mead: [
    'Ein Segen, den „Trunkenheit“ ersetzen kann.',
    'Gut gegen Ende, wenn wenige Plättchen übrig sind.',
    'Aus Plus wird Minus in einem Zug.',
  ],
  statue: [
    'Leg sie; dann darfst du zwei andere Plättchen vertauschen.',
    'Hol einen Segen zu dir und schick eine Gefahr zu ihnen.',
    'Sie zählt 0 und füllt ein Feld.',
  ],
  counsel: [
    'Versetz eine deiner Figuren um ein Feld; dieses Plättchen kommt an ihren alten Platz.',
    'Flieh aus einer schlechten Zeile oder Spalte.',
    'Unspielbar, wenn keine deiner Figuren ziehen kann.',
  ],
  horn: [
    'Eine Raute mehr für alle Figuren in seiner Zeile und Spalte.',
    'Vervielfacht eine reiche Zeile.',
    'Auch fremde Figuren gewinnen, und Verluste wachsen.',
  ],
  treachery: [
    'Am Ende des Aktes zählen alle Segen in seiner Zeile und Spalte 0.',
    'Leert die beste Reihe der anderen.',
    'Deine auch, wenn du dort stehst.',
  ],
  gorge: [
    'Sie zerschneidet ihre Zeile und Spalte. Jeder Teil zählt für sich.',
    'Sperr eine Gefahr aus.',
    'Sie schneidet auch Segen und Hörner dahinter ab.',
  ],
  printedGorge: [
    'Der Abgrund',
    'Aufgedruckte Schluchten schneiden wie Plättchen und bleiben immer liegen.',
    'Kurze Zeilen sind sicherer.',
    'Nichts kann auf ihnen stehen.',
  ],
  lastSpaces: [
    'Das Ende naht',
    'Der Akt endet, wenn das letzte Feld gefüllt ist.',
    'Beende ihn, solange du führst.',
    'Die Fähigkeit des letzten Plättchens wird nicht genutzt.',
  ],
  actEnd: [
    'Die Wertung',
    'Jede Figur brachte: Zeile plus Spalte, mal Rauten und Hörner.',
    'Unter „Letzte Wertung“ siehst du jede Rechnung.',
    'Negative Summen werden abgezogen.',
  ],
  longships: [
    'Wieder daheim',
    'Langschiffe kommen nach jedem Akt zu dir zurück.',
    'Nutz alle vier, in jedem Akt.',
    'Sie haben nur je eine Raute.',
  ],
  gone: [
    'Verbraucht',
    'Burgen, Thane und Beowulf verlassen nach ihrem Akt das Spiel.',
    'Heb welche für Akt III auf: Sein Plan ist doppelt so groß.',
    'Nie aufgestellte Figuren bringen nichts; sie entscheiden nur Gleichstände.',
  ],
  actThree: [
    'Die lange Schräge',
    'Fünfzig Felder. Der Umriss beendet Zeilen und Spalten.',
    'Lange Zeilen lohnen sich für große Figuren.',
    'Auch für Gefahren ist mehr Platz.',
  ],
  poolEmpty: [
    'Keine Plättchen mehr',
    'Spiel ein Plättchen aus der Hand, ohne zu ziehen, oder stell eine Figur auf.',
    'Eine aufgehobene Figur kannst du jetzt noch aufstellen.',
    'Wer nichts spielen kann, wird übersprungen.',
  ],
}
