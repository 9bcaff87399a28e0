import type { ExampleTexts } from '../../../examples'

export const movieExamplesDe: ExampleTexts = {
  pieces:
    'Deine Figuren mit ihren Rauten: eine am Langschiff, zwei an der Burg, drei am Than, vier an Beowulf.',
  setup: 'Der erste Zug: ein leerer Plan, der verdeckte Vorrat, zwei Plättchen in deiner Hand.',
  turn: 'Du bist dran. Zieh aus dem Vorrat und spiel ein Plättchen, oder stell eine dieser Figuren auf.',
  placing: 'Jedes freie Feld ist erlaubt. Am Ende dieser Zeile sieht deine Burg +6: 6 × 2 = 12.',
  drawing: 'Du hast +5 gezogen und hältst drei Plättchen. Spiel eines davon; eine Figur muss warten.',
  temptation:
    'Du hast „Versuchung“ in die Zeile des Thans gelegt: +2 und −2 ergeben 0. Jetzt darfst du die „Tapferkeit“ entfernen, und er verliert Punkte.',
  valor:
    'Du hast „Tapferkeit“ neben Beowulf gelegt und die „Versuchung“ über ihm entfernt: 52 Punkte statt 36.',
  treasure:
    'Gelegt zählt der „Schatz“ +1 für jede Figur, die ihn sieht. Eingelöst bringt er dir sofort die 4: 54 Punkte statt 50.',
  drunkenness: '„Trunkenheit“ hat das „Met“ +4 über Eofors Than ersetzt: 9 Punkte statt 30.',
  mead: '„Met“ +4 in seiner Spalte bringt Eofors Than auf 30 Punkte, bis es jemand durch „Trunkenheit“ ersetzt.',
  statue:
    'Du hast die „Goldene Statue“ gelegt und zwei Plättchen vertauscht: −6 verlässt die Zeile deiner Burg, +6 kommt hinein. 6 × 2 = 12.',
  counsel:
    'Dein Than geht ein Feld nach unten, aus der Zeile mit −5 in die mit +4: 4 × 3 = 12. „Guter Rat“ bleibt auf dem alten Feld.',
  horn: 'Das Horn in ihrer Spalte gibt deiner Burg eine dritte Raute: 5 × 3 = 15 statt 10.',
  treachery: '„Verrat“ in seiner Zeile: Die +6 zählt für niemanden, also bringt Eofors Than 0 Punkte.',
  gorge: 'Deine Schlucht liegt zwischen Grendels −6 und Beowulf: Er bringt 52 Punkte statt 28.',
  actEnd: 'Nur noch 1 Feld ist frei. Sobald es besetzt ist, ob durch Plättchen oder Figur, endet der Akt.',
  scoring: 'Zeile: +6. Spalte: −4 und +5. Deine Burg hat zwei Rauten: 7 × 2 = 14.',
  nextAct: 'Akt II: Drei gedruckte Schluchten teilen den Plan, und du hast wieder alle vier Langschiffe.',
}
