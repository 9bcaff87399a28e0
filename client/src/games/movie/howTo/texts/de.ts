export const movieHowToDe = [
  'Drei Akte, drei Pläne. Alle beginnen mit 50 Sagapunkten.',
  'Dein Zug: Stell eine Figur auf, oder zieh ein Plättchen und spiel eines.',
  'Eine Figur zählt alle Plättchen in ihrer Zeile und Spalte …',
  '… mal ihre Rauten. Auch Minus zählt.',
  'Fähigkeiten nützen oder schaden: Eine Schlucht zerschneidet eine Zeile.',
  'Letztes Feld gefüllt: Der Akt wird gewertet. Nur Langschiffe kehren zurück.',
]
