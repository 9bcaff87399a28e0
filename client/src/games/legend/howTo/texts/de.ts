export const legendHowToDe = [
  'Folge Beowulf durch 36 Episoden seines Lebens.',
  'Deine Karten zeigen fünf Symbole. Beowulf-Karten sind Joker.',
  'Risiko: Deck zwei Karten auf. Passt keine? Dann bekommst du einen Kratzer.',
  'Hauptepisoden: Biete passende Symbole, halte mit oder steig aus.',
  'Wer am meisten bietet, wählt zuerst. Der Letzte nimmt, was übrig bleibt.',
  'Wer am meisten Ruhm und Schätze hat, gewinnt. Ab drei Wunden: −5 für jede.',
]
