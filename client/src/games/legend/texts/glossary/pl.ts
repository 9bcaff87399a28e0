import type { LegendGlossary } from './en'

export const legendGlossaryPl: LegendGlossary = {
  activityCard:
    'karty działań, kart działań, karta działań: Karta z jednym lub dwoma symbolami jednego rodzaju.',
  symbol:
    'symbolami, symbole, symboli, symbolem, symbol: Podróż, przyjaźń, spryt, odwaga lub walka; policz krążki na karcie.',
  joker: 'jokery, jokera, joker, Karty Beowulfa, kartę Beowulfa: Jeden symbol dowolnego rodzaju.',
  match:
    'pasujące, pasujących, pasująca, pasującą, pasuje: Mieć symbol, którego wymaga epizod, albo być jokerem.',
  episode: 'epizodów, epizody, epizodzie, epizodu, epizod: Jedna z 36 stacji na ścieżce.',
  opportunity: 'okazja, okazji, okazję: Epizod, w którym możesz raz zapłacić i coś otrzymać.',
  risk: 'Ryzyko, ryzyko, ryzyka, ryzykować: Odkrycie dwóch kart; pasujące zatrzymujesz lub wykładasz, a jeśli nic nie pasuje, draśnięcie.',
  selection: 'epizodzie wyboru, epizodach wyboru: Epizod, w którym bierzesz jedną z pięciu rzeczy.',
  recovery: 'wytchnienie: Epizod, w którym bierzesz dwie odkryte karty, jedną po drugiej.',
  contest:
    'epizody główne, epizodzie głównym, epizodu głównego, epizod główny: Epizod, w którym oferty decydują, kto pierwszy wybiera nagrodę.',
  atOnce: 'jednocześnie, w tajemnicy: Każdy licytuje w tajemnicy, a oferty odkrywa się razem.',
  inTurn: 'po kolei, Po kolei: Jeden po drugim, zgodnie z zegarem od pierwszego gracza.',
  level:
    'przy remisie, Przy remisie, remis: Twoja suma równa się najwyższej: musisz dołożyć dokładnie jedną kartę.',
  withdraw:
    'wycofuje się, wycofaj, wycofujesz, wycofać: Opuścić epizod, odrzucić wyłożone karty i wziąć najwyższy znacznik.',
  marker:
    'znaczniki, znacznika, znacznik, Znacznik: Twoje miejsce w kolejności wybierania nagród; 1 wybiera pierwszy.',
  banner:
    'chorągiew, pierwszego gracza, pierwszym graczem: Kto ma chorągiew, zaczyna i wygrywa remisy; dostaje ją ostatni w epizodzie głównym.',
  fame: 'żetony sławy, żetonów sławy, żeton sławy, Sława, sława, sławę, sławy: Żeton wart na koniec tyle, ile pokazuje.',
  treasure:
    'żetony skarbu, skarby, skarbów, skarbami, Skarb, skarb: Żeton wart tyle, ile pokazuje; z epizodami skarbu jest pieniądzem.',
  alliance: 'sojusze, sojuszy, sojuszu, Sojusz, sojusz: Zakryty żeton: sława lub skarb, od 1 do 3.',
  misfortune: 'nieszczęście, Nieszczęście, nieszczęścia: Żeton wart −2.',
  scratch:
    'draśnięciem, draśnięcia, draśnięcie, Draśnięcie, draśnięć: Drobnostka; trzecie zamienia wszystkie trzy w ranę.',
  doubleWound: 'podwójna rana, Podwójna rana, podwójną ranę: Jedna płytka, która liczy się za dwie rany.',
  wound:
    'ranami, rany, raną, ranę, rana, Rana, ran: Kosztuje premię 5 punktów; od trzech ran każda kosztuje 5.',
  specialCard:
    'karty specjalne, kart specjalnych, karta specjalna: Mocna karta zdobyta jako nagroda, na jeden raz.',
  prize:
    'nagrody, nagród, nagrodę, nagroda, nagrodą: To, co daje epizod główny: po jednej dla każdego, dobrej lub złej.',
}
