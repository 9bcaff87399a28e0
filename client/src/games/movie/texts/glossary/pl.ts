import type { MovieGlossary } from './en'

export const movieGlossaryPl: MovieGlossary = {
  saga: 'punktami sagi, punktów sagi, punkty sagi, punkt sagi: Wynik; każdy zaczyna z 50.',
  act: 'aktach, aktów, akcie, aktu, akty, akt: Jedna z trzech rund, każda z własną planszą i żetonami.',
  figure: 'figurkami, figurkom, figurek, figurkę, figurki, figurka: Beowulf, Tan, zamek lub długa łódź.',
  diamond: 'rombów, rombami, romby, romb: Przez co mnoży się sumę figurki, od jednego do czterech.',
  longship:
    'długie łodzie, Długie łodzie, długą łódź, Długa łódź, długa łódź: Jeden romb; wraca po każdym akcie.',
  castle: 'zamki, zamkach, zamek, Zamek: Dwa romby, na jeden raz.',
  thane: 'Tanów, Tanach, Tana, Tan: Trzy romby, na jeden raz.',
  beowulf: 'Beowulfa, Beowulf: Cztery romby, na jeden raz.',
  tile: 'żetonami, żetonów, żetonu, żetony, żeton: Błogosławieństwo, niebezpieczeństwo lub żeton specjalny na polu.',
  boon: 'błogosławieństwa, błogosławieństwo, błogosławieństw: Żeton o wartości dodatniej.',
  peril: 'niebezpieczeństwa, niebezpieczeństwo, niebezpieczeństw: Żeton o wartości ujemnej.',
  pool: 'puli, pula, pulę: Zakryte żetony aktu.',
  hand: 'ręki, ręce, rękę: Twoje zakryte żetony, na początku aktu uzupełniane do dwóch.',
  openSpace: 'puste pole, pustym polu, pustego pola, puste pola: Pole bez żetonu i bez figurki.',
  row: 'rzędzie i kolumnie, rząd i kolumnę, rzędzie, kolumnie, rząd, kolumnę: To, co widzi figurka, do brzegu lub najbliższego Wąwozu.',
  gorge: 'Wąwozów, Wąwozu, Wąwozy, Wąwóz: Żeton lub nadrukowana rozpadlina, która przecina rząd i kolumnę.',
  horn: 'Królewski Smoczy Róg, rogów, rogi, róg: Jeden romb więcej dla każdej figurki w jego rzędzie i kolumnie.',
  treachery: 'Zdrady, Zdrada, Zdradę: Błogosławieństwa w jej rzędzie i kolumnie liczą się na koniec jako 0.',
  temptation:
    'Pokusa, Pokusy, Męstwo, Męstwa: Niebezpieczeństwo i błogosławieństwo; każde może usunąć to drugie.',
  mead: 'Miodu Pitnego, Miód Pitny, Pijaństwo: Błogosławieństwo i niebezpieczeństwo, które może je zastąpić.',
  treasure: 'Skarbu, Skarb: Błogosławieństwo, które można zamiast tego spieniężyć.',
  statue: 'Pozłacana Statuetka, Pozłacanej Statuetki: Zamienia miejscami dwa inne żetony.',
  counsel: 'Dobra Rada, Dobrą Radę, Dobrej Rady: Przesuwa jedną z twoich figurek o jedno pole.',
  scoring: 'podliczony, punktuje: Rząd plus kolumna, razy romby i rogi, dla każdej figurki.',
  tieBreak:
    'Przy remisie, remis: Decyduje najwięcej rombów na nigdy nieumieszczonych zamkach, Tanach i Beowulfie.',
}
