import type { MovieCoachTexts } from './en'

export const movieCoachPl: MovieCoachTexts = {
  turn: [
    'Dwa rodzaje tur',
    'Umieść figurkę albo pociągnij żeton i zagraj jeden.',
    'Figurki zajmują dobry rząd i kolumnę; żetony je poprawiają.',
    'Pasować nie wolno, a ciągnięcia nie da się cofnąć.',
  ],
  peril: [
    'Pod atakiem',
    'Niebezpieczeństwo liczy się dla każdej figurki, która je widzi.',
    'Odpowiedz błogosławieństwem albo odetnij je Wąwozem.',
    'Duże figurki cierpią najbardziej: wartość razy romby.',
  ],
  boon: [
    'Błogosławieństwo',
    'Liczy się dla każdej figurki w swoim rzędzie i kolumnie.',
    'Połóż je tam, gdzie widzą je twoje figurki, a cudze nie.',
    'Inni mogą przyjść i skorzystać.',
  ],
  temptation: [
    'Niebezpieczeństwo. Potem możesz usunąć jeden żeton Męstwa.',
    'Dwa ciosy w jednym ruchu.',
    'Szkodzi też twoim figurkom w swoim rzędzie i kolumnie.',
  ],
  valor: [
    'Błogosławieństwo. Potem możesz usunąć jeden żeton Pokusy.',
    'Pomaga podwójnie.',
    'Zwolnione pole jest dostępne dla wszystkich.',
  ],
  treasure: [
    'Połóż go jako błogosławieństwo albo spienięż za liczbę z kółka.',
    'Spieniężenie jest pewne i nie zapełnia pola.',
    'Obok dużej figurki może dać więcej.',
  ],
  drunkenness: [
    'Niebezpieczeństwo, albo zastępuje dowolny Miód Pitny.',
    'Zmienia cudzy Miód w stratę.',
    'Liczy się też przeciw tobie, jeśli tam stoisz.',
  ],
  mead: [
    'Błogosławieństwo, które Pijaństwo może zastąpić.',
    'Dobry pod koniec, gdy zostało mało żetonów.',
    'Z plusa na minus w jednym ruchu.',
  ],
  statue: [
    'Połóż ją, a potem możesz zamienić dwa inne żetony.',
    'Przenieś błogosławieństwo do siebie, a niebezpieczeństwo do nich.',
    'Liczy się jako 0 i zapełnia pole.',
  ],
  counsel: [
    'Przesuń swoją figurkę o jedno pole; ten żeton zajmie jej miejsce.',
    'Ucieknij ze złego rzędu lub kolumny.',
    'Nie da się zagrać, jeśli żadna figurka nie może się ruszyć.',
  ],
  horn: [
    'Jeden romb więcej dla wszystkich figurek w jego rzędzie i kolumnie.',
    'Mnoży bogaty rząd.',
    'Rywale też zyskują, a straty rosną.',
  ],
  treachery: [
    'Na końcu aktu wszystkie błogosławieństwa w jej rzędzie i kolumnie liczą się jako 0.',
    'Opróżnia najlepszą linię rywala.',
    'Twoją też, jeśli tam stoisz.',
  ],
  gorge: [
    'Przecina swój rząd i kolumnę. Każda część liczy się osobno.',
    'Odetnij niebezpieczeństwo.',
    'Odcina też błogosławieństwa i rogi.',
  ],
  printedGorge: [
    'Rozpadlina',
    'Nadrukowane Wąwozy przecinają jak żetony i nigdy się nie ruszają.',
    'Krótkie rzędy są bezpieczniejsze.',
    'Nic nie może na nich stać.',
  ],
  lastSpaces: [
    'Koniec jest blisko',
    'Akt kończy się, gdy zapełni się ostatnie pole.',
    'Zakończ go, póki prowadzisz.',
    'Zdolność ostatniego żetonu już nie działa.',
  ],
  actEnd: [
    'Punktacja',
    'Każda figurka dała: rząd plus kolumna, razy romby i rogi.',
    '„Ostatnie podliczenie” pokazuje każdy rachunek.',
    'Ujemne sumy się odejmuje.',
  ],
  longships: [
    'Znów w domu',
    'Długie łodzie wracają do ciebie po każdym akcie.',
    'Używaj wszystkich czterech w każdym akcie.',
    'Mają tylko po jednym rombie.',
  ],
  gone: [
    'Zużyte',
    'Zamki, Tanowie i Beowulf opuszczają grę po swoim akcie.',
    'Zostaw coś na akt III: jego plansza jest dwa razy większa.',
    'Nigdy nieumieszczone figurki nic nie dają; tylko rozstrzygają remisy.',
  ],
  actThree: [
    'Długa przekątna',
    'Pięćdziesiąt pól. Obrys kończy rzędy i kolumny.',
    'Długie rzędy opłacają się dużym figurkom.',
    'Jest też więcej miejsca na niebezpieczeństwa.',
  ],
  poolEmpty: [
    'Nie ma żetonów',
    'Zagraj żeton z ręki bez ciągnięcia albo umieść figurkę.',
    'Zachowaną figurkę możesz jeszcze umieścić.',
    'Kto nie ma czego zagrać, tego turę się pomija.',
  ],
}
