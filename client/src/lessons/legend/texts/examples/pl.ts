import type { ExampleTexts } from '../../../examples'

export const legendExamplesPl: ExampleTexts = {
  cards:
    'Siedem kart: większość liczy się za jeden symbol, karta z dwoma toporami za dwa, a żółta karta Beowulfa zastępuje dowolny symbol.',
  setup: 'Te dwie karty każdy ma na początku: kartę Beowulfa i kartę Walki z dwoma symbolami.',
  flow: 'Beowulf stoi na pierwszym epizodzie. Okrągłe to epizody poboczne, ośmiokąty to epizody główne, przekreślone kwadraty się pomija.',
  risk: 'Wymagana jest Podróż lub Przyjaźń. Przyjaźń pasuje i trafia na rękę, Spryt zostaje odrzucony: bez draśnięcia.',
  opportunity: 'Dwie dowolne karty za dwie nowe. Dwa Spryty możesz oddać bez żalu.',
  selection:
    'Jedna z tych pięciu rzeczy jest twoja. Masz dwa draśnięcia, więc leczenie kusi: trzecie zmieniłoby je w ranę.',
  recovery: 'Cztery osoby, więc leży osiem odkrytych kart. Każdy po kolei bierze jedną, a potem drugą.',
  atOnce:
    'Liczy się Przyjaźń. Ty i Eofor macie po jednym symbolu; chorągiew jest twoja, więc remis też: znacznik 1.',
  inTurn:
    'Trzeba osiągnąć 4, a masz 2. Karta z dwoma toporami wystarczy; karta z jednym symbolem to za mało.',
  contestRisk:
    'Trzeba 5, a masz 4. Odwaga z dwoma symbolami pasuje i zostaje wyłożona: masz 6 i koniec tury.',
  prizes:
    'Cztery osoby, cztery nagrody. Masz znacznik 1 i wybierasz przed innymi; znacznik 4 bierze to, co zostało.',
  wounds: 'Były dwa draśnięcia i nieudane ryzyko. Trzecie draśnięcie zmieniło wszystkie trzy w 1 ranę.',
  blessing:
    'Wygrywasz, a wyłożone karty zostają odrzucone. Błogosławieństwo zwraca jedną z nich: dwa topory.',
  inspiration:
    'Zostało dla ciebie tylko nieszczęście. Natchnienie je odrzuca: bez minus 2, ale i bez niczego innego.',
  daring: 'Zuchwałość odkrywa pięć kart zamiast dwóch. Odwaga i Przyjaźń pasują, obie trafiają na rękę.',
  resolve:
    'Spryt i Podróż: nic nie pasuje. Dzięki Niezłomności nic się nie stało: bez draśnięcia, i decydujesz od nowa.',
  rest: 'Dwa draśnięcia, a następne byłoby raną. Odpoczynek wojownika zwraca oba, także w cudzej turze.',
  auction:
    'Trzeba osiągnąć 4, a pokazujesz 3. Ze Skarbem 2 prowadzisz; płaci tylko ten, kto zostanie ostatni.',
  recoverTreasures:
    'Wszyscy pokazują skarby. Twoje są warte 7, najwięcej: masz znacznik 1 i wybierasz przed innymi.',
  death:
    'Wszyscy odkrywają karty z ręki i liczy się każdy symbol. Masz 7, najwięcej, i wybierasz przed innymi.',
  score:
    'Sława 5 i 2 oraz sojusz wart 2 dają 9 punktów. Jedna rana kosztuje tylko premię pięciu punktów; trzecia kosztowałaby piętnaście.',
}
