import type { LessonTexts } from '../../../Lesson'

export const movieLessonPl: LessonTexts = {
  chapters: {
    rowAndColumn: {
      title: 'Rząd i kolumna',
      about: 'Umieść figurkę, ciągnij i zagrywaj żetony, policz punkty.',
      steps: {
        hall: 'Grendel krąży wokół Heorotu. Trzy akty, trzy plansze: kto opowie najlepszą sagę?',
        saga: 'Oboje zaczynacie z *50* punktami sagi. Kto ma ich najwięcej po akcie III, wygrywa.',
        figures:
          'Figurki przynoszą punkty: wszystkie żetony w ich rzędzie i kolumnie razy liczba rombów. Beowulf ma cztery, długa łódź jeden. *Dotknij Beowulfa.*',
        twoKinds:
          'W swojej turze robisz jedno z dwojga: umieszczasz figurkę albo ciągniesz żeton i zagrywasz żeton. *Pociągnij żeton.*',
        middle:
          'Masz pociągnięty żeton, więc teraz musisz zagrać jeden z trzech. *Połóż +6, błogosławieństwo, na środku:* rząd 3, kolumna 3.',
        sharing: 'Eofor stawia obok Tana: *6 × 3 = 18* dla niego. Żetony są niczyje!',
        castle: 'Skorzystaj i ty. *Umieść zamek* na końcu rzędu: *6 × 2 = 12.*',
        peril:
          'Niebezpieczeństwo w twojej kolumnie: 6 minus 4, razy 2. Zamek spada do *4*. *Dotknij go*, by zobaczyć rachunek.',
        drawAnswer: 'Odpowiedz mu. Najpierw *pociągnij żeton.*',
        answer: 'Teraz *+5 na dole tej samej kolumny:* *7 × 2 = 14.*',
      },
    },
    tricks: {
      title: 'Sztuczki',
      about: 'Sam Beowulf, Pokusa i Męstwo, Miód Pitny i Pijaństwo, Skarb.',
      steps: {
        beowulf:
          'Eofor dostawia długą łódź. Czas na twoją najsilniejszą figurkę: gdzie *Beowulf* widzi naraz +6 i +5? Tam jest wart *44*.',
        temptation: 'Pokusa, tuż nad nim: minus 2, cztery razy. Z 44 robi się *36*.',
        drawValor: 'Jest na to sposób? *Pociągnij żeton.*',
        valor:
          'Męstwo! Błogosławieństwo, które może też usunąć Pokusę. *Połóż je obok Beowulfa:* znowu *44*.',
        remove: 'A teraz jego zdolność: *usuń Pokusę.* Beowulf będzie wart *52*.',
        mead: 'Eofor nalewa swojemu Tanowi Miodu Pitnego: *30* punktów. Miód jest dobry, dopóki ktoś nie przesadzi.',
        drawDrunkenness: 'Zobaczmy, co pula ma dla niego. *Pociągnij żeton.*',
        drunkenness:
          'Pijaństwo może podmienić dowolny Miód Pitny na planszy. *Połóż je na Miodzie:* jego Tan spada z 30 do *9*.',
        freed:
          'Z 30 do *9*. Eofor stawia zamek na polu, które zostało zwolnione: co puste, to puste dla wszystkich.',
        drawTreasure: '*Pociągnij* jeszcze jeden *żeton.*',
        treasure:
          'Skarb: połóż go jako +1 albo spienięż od razu za 4 punkty. Przy Beowulfie też dałby 4, ale Eofor mógłby to zepsuć. *Spienięż go:* *54*.',
        quickTurns:
          'Kilka tur później plansza jest prawie pełna. Prowadzisz *54* do *50*, a Beowulf nadal jest wart *52*.',
      },
    },
    claws: {
      title: 'Szpony Grendela',
      about: 'Wąwóz, Zdrada i Róg, koniec aktu i podliczenie.',
      steps: {
        fourLeft:
          'Puste pola: *4*. Gdy zapełni się ostatnie, akt od razu się kończy i następuje podliczenie.',
        grendel:
          'Sam Grendel w rzędzie Beowulfa: minus 6, cztery razy. Z 52 zostaje *28*! *Dotknij Beowulfa.*',
        drawFirst: 'Nie pozwól na to. Najpierw *pociągnij żeton.*',
        gorge:
          'Wąwóz przecina swój rząd i swoją kolumnę, a każda część liczy się osobno. *Gdzie ocali Beowulfa?* Będzie wart *52*.',
        saved:
          'Znowu *52*: 24 punkty ocalone. Eofor stawia długą łódź. Łodzie wracają po każdym akcie, więc niewiele kosztują.',
        drawLast:
          'Zostało *1* puste pole, w kolumnie Beowulfa. Kończysz akt, zanim Eofor odpowie. *Pociągnij żeton.*',
        treachery:
          'Zdrada: na koniec aktu wszystkie błogosławieństwa w jej rzędzie i kolumnie liczą się za 0. Tu trafiłaby w Beowulfa. Zachowaj ją dla rywala. *Dotknij jej.*',
        horn: 'Róg daje każdej figurce w swoim rzędzie i kolumnie jeden romb więcej. *Połóż go na ostatnim polu:* Beowulf liczy się pięć razy.',
        scored:
          'Podliczenie: rząd plus kolumna, razy romby, dla każdej figurki. Beowulf daje *65*. Razem *107* dla ciebie, *57* dla Eofora.',
        home: '*161* do *107*. Długa łódź wraca. Beowulf, Tan i zamek odchodzą na dobre: można ich użyć tylko raz.',
        actTwo:
          'W akcie II na planszy są nadrukowane Wąwozy. Jedna rada: duże figurki umieszczaj późno, gdy mało pól może im zaszkodzić.',
      },
    },
  },
  answers: {
    countDiamonds: 'Policz romby na podstawce. Beowulf ma cztery.',
    drawFirst: 'Najpierw pociągnij, potem zagraj.',
    somethingToSee: 'Można, ale najpierw połóżmy na planszy coś wartościowego.',
    middlePlease: 'Na środek: rząd 3, kolumna 3.',
    keepPeril: 'To niebezpieczeństwo. Zostaw je dla Eofora.',
    takeSix: 'Też dobry żeton, ale teraz weź +6.',
    mustBeTile: 'Żeton już pociągnięty, więc teraz trzeba zagrać żeton.',
    castleEnough: 'Na razie wystarczy zamek. Dużych figurek używa się tylko raz.',
    endOfRow: 'Dobry rząd. Wybierz pole na jego końcu.',
    seesNothing: 'Stamtąd nie widzi jeszcze żadnego żetonu. Rząd 3.',
    notDrawing: 'Można. Ale w tej turze umieść figurkę.',
    notThisTurn: 'Później. Tym razem pociągnij.',
    fiveNow: 'Zostaw go. Teraz +5.',
    bottomCorner: 'W kolumnie 5 pomoże zamkowi: dolny róg.',
    onlyFive: 'Tam widzi tylko +5. Poszukaj miejsca, z którego widzi oba.',
    missesFive: 'Tam nie widzi +5. Poszukaj miejsca, z którego widzi oba.',
    rowAndColumn: 'Szukaj rzędu 5 i kolumny 3.',
    strongest: 'Twoja najsilniejsza figurka: Beowulf z czterema rombami.',
    usefulComing: 'Tym razem pociągnij. Nadchodzi coś przydatnego.',
    cutsOff: 'To odcięłoby go od +5.',
    valorNow: 'Zostaw go. Teraz Męstwo.',
    besideBeowulf: 'Między Beowulfem a +5, żeby je widział.',
    itIsFree: 'To nic nie kosztuje. Usuń −2.',
    drunkennessOnMead: 'Zagraj Pijaństwo, na Miód Pitny.',
    costsHim: 'Można, ale podmiana Miodu kosztuje go 21.',
    cashIsSafe: 'Można. Ale spieniężonych punktów nikt nie odbierze.',
    useTreasure: 'Zagraj Skarb.',
    figureNoHelp: 'Figurka nie zatrzyma Grendela. Pociągnij żeton.',
    notBetween: 'To nie leży między Grendelem a Beowulfem.',
    makesItWorse: 'Będzie gorzej: nadal widzi Grendela.',
    cutFirst: 'Pięć razy mniejsza suma? Najpierw odetnij Grendela.',
    endsToo: 'To też kończy akt, ale masz coś lepszego.',
    otherTile: 'Nie ten. Zdrada to żeton pociągnięty przed chwilą.',
    costsFour: 'Beowulf straciłby 4. Róg daje 13.',
    hitsBeowulf: 'Beowulf straciłby 24. Róg daje 13.',
  },
  things: {
    'kind beowulf': 'Beowulf',
    'kind *': 'Inna figurka',
    'cell 3,5': 'Twój zamek, rząd 3, kolumna 5',
    'cell 5,3': 'Twój Beowulf, rząd 5, kolumna 3',
    'tile treachery': 'Zdrada',
    'tile *': 'Inny żeton',
  },
}
