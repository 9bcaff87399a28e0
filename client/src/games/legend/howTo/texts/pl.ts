export const legendHowToPl = [
  'Idź z Beowulfem przez 36 epizodów jego życia.',
  'Twoje karty mają pięć symboli. Karty Beowulfa to jokery.',
  'Ryzyko: odkryj dwie karty. Nic nie pasuje? Bierzesz draśnięcie.',
  'Epizody główne: licytuj pasujące symbole, dorównuj albo się wycofaj.',
  'Kto da najwięcej, wybiera pierwszy. Ostatni bierze to, co zostało.',
  'Kto ma najwięcej sławy i skarbów, wygrywa. Od trzech ran: −5 za każdą.',
]
