import type { ExampleTexts } from '../../../examples'

export const movieExamplesPl: ExampleTexts = {
  pieces:
    'Twoje figurki i ich romby: jeden na długiej łodzi, dwa na zamku, trzy na Tanie, cztery na Beowulfie.',
  setup: 'Pierwsza tura: pusta plansza, zakryta pula, dwa żetony na ręce.',
  turn: 'Twoja tura. Pociągnij żeton z puli i zagraj żeton albo umieść jedną z tych figurek.',
  placing: 'Może to być dowolne puste pole. Na końcu tego rzędu zamek widzi +6: 6 × 2 = 12.',
  drawing: 'Pociągnięty żeton to +5, masz więc trzy. Zagraj dowolny z nich; figurka musi poczekać.',
  temptation: 'Pokusa leży w rzędzie Tana: +2 i −2 dają 0. Teraz możesz usunąć Męstwo, a on straci punkty.',
  valor: 'Męstwo leży obok Beowulfa, a Pokusa nad nim została usunięta: 52 punkty zamiast 36.',
  treasure:
    'Położony Skarb liczy się jako +1 dla każdej figurki, która go widzi. Spieniężony daje od razu 4: 54 punkty zamiast 50.',
  drunkenness: 'Pijaństwo zajęło miejsce Miodu Pitnego +4 nad Tanem Eofora: 9 punktów zamiast 30.',
  mead: 'Miód Pitny +4 w tej kolumnie daje Tanowi Eofora 30 punktów, dopóki nie zastąpi go Pijaństwo.',
  statue:
    'Pozłacana Statuetka pozwoliła zamienić dwa żetony: −6 opuszcza rząd twojego zamku, +6 w nim staje. 6 × 2 = 12.',
  counsel:
    'Tan schodzi o jedno pole w dół, z rzędu z −5 do rzędu z +4: 4 × 3 = 12. Dobra Rada zostaje na jego dawnym polu.',
  horn: 'Róg w tej kolumnie daje zamkowi trzeci romb: 5 × 3 = 15 zamiast 10.',
  treachery: 'Zdrada w jego rzędzie: +6 nie liczy się dla nikogo, więc Tan Eofora zdobywa 0.',
  gorge: 'Wąwóz leży między Grendelem (−6) a Beowulfem: 52 punkty zamiast 28.',
  actEnd: 'Zostało 1 puste pole. Gdy zapełni je żeton lub figurka, akt od razu się kończy.',
  scoring: 'Rząd: +6. Kolumna: −4 i +5. Zamek ma dwa romby: 7 × 2 = 14.',
  nextAct: 'Akt II: trzy nadrukowane Wąwozy dzielą planszę, a wszystkie cztery długie łodzie wróciły.',
}
