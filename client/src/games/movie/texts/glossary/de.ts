import type { MovieGlossary } from './en'

export const movieGlossaryDe: MovieGlossary = {
  saga: ['Sagapunkten, Sagapunkte, Sagapunkt', 'Der Punktestand; alle beginnen mit 50.'],
  act: ['Akten, Aktes, Akte, Akt', 'Eine von drei Runden, jede mit eigenem Plan und eigenen Plättchen.'],
  figure: ['Figuren, Figur', 'Beowulf, Than, Burg oder Langschiff.'],
  diamond: ['Rauten, Raute', 'Womit die Summe einer Figur multipliziert wird, eins bis vier.'],
  longship: ['Langschiffe, Langschiff', 'Eine Raute; es kehrt nach jedem Akt zurück.'],
  castle: ['Burgen, Burg', 'Zwei Rauten, einmal zu benutzen.'],
  thane: ['Thanen, Thane, Than', 'Drei Rauten, einmal zu benutzen.'],
  beowulf: ['Beowulf', 'Vier Rauten, einmal zu benutzen.'],
  tile: ['Plättchens, Plättchen', 'Ein Segen, eine Gefahr oder ein Sonderplättchen auf einem Feld.'],
  boon: ['Segen', 'Ein Plättchen mit positivem Wert.'],
  peril: ['Gefahren, Gefahr', 'Ein Plättchen mit negativem Wert.'],
  pool: ['Vorrats, Vorrat', 'Die verdeckten Plättchen des Aktes.'],
  hand: ['Hand', 'Deine verdeckten Plättchen, am Anfang eines Aktes auf zwei aufgefüllt.'],
  openSpace: ['freie Felder, freien Feld, freies Feld', 'Ein Feld ohne Plättchen und ohne Figur.'],
  row: [
    'Zeile und Spalte, Zeilen und Spalten, Zeile, Spalte',
    'Was eine Figur sieht, bis zum Rand oder zur nächsten Schlucht.',
  ],
  gorge: [
    'Schluchten, Schlucht',
    'Ein Plättchen oder aufgedruckter Riss, der Zeile und Spalte zerschneidet.',
  ],
  horn: [
    'Königliches Drachenhorn, Hörner, Horn',
    'Eine Raute mehr für jede Figur in seiner Zeile und Spalte.',
  ],
  treachery: ['Verrat', 'Segen in seiner Zeile und Spalte zählen am Ende 0.'],
  temptation: ['Versuchung, Tapferkeit', 'Eine Gefahr und ein Segen; jedes kann das andere entfernen.'],
  mead: ['Mets, Met, Trunkenheit', 'Ein Segen und die Gefahr, die ihn ersetzen kann.'],
  treasure: ['Schatz', 'Ein Segen, den man stattdessen einlösen kann.'],
  statue: ['Goldene Statue', 'Vertauscht zwei andere Plättchen.'],
  counsel: ['Guter Rat', 'Versetzt eine deiner Figuren um ein Feld.'],
  scoring: ['gewertet', 'Zeile plus Spalte, mal Rauten und Hörner, für jede Figur.'],
  tieBreak: [
    'Gleichstand',
    'Es entscheiden die meisten Rauten auf nie aufgestellten Burgen, Thanen und Beowulf.',
  ],
}
