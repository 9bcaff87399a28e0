import type { LessonTexts } from '../../../Lesson'

export const legendLessonPl: LessonTexts = {
  chapters: {
    denmark: {
      title: 'Do Danii',
      about: 'Ścieżka, karty na ręce, symbole, okazja i ryzyko.',
      steps: {
        sail: 'Potwór poluje na dworze króla Hrothgara. Beowulf płynie z nim walczyć, a ty płyniesz razem z nim.',
        goal: 'Po śmierci Beowulfa dziedzicem zostaje ten, kto ma najwięcej punktów: za sławę, skarby i sojusze. To twoja tabliczka.',
        path: 'Beowulf przechodzi 36 epizodów. Okrągłe są szybkie, ośmiokąty to epizody główne z nagrodami. Przekreślone kwadraty pomija się w grze podstawowej. *Dotknij ośmiokąta.*',
        hand: 'Twoje karty. Każda ma jeden lub dwa takie same symbole: policz krążki. Żółta karta Beowulfa to joker, dowolny symbol. *Dotknij jej.*',
        opportunity:
          'Okazja: zapłać raz albo zrezygnuj. Tu możesz wymienić dwie karty. Grendel wymaga Odwagi i Walki, więc *zapłać dwoma Sprytami.*',
        everyone:
          'Odwaga! Inni zostają przy swoim. Wszyscy działają po kolei, zgodnie z ruchem wskazówek zegara, od osoby z chorągwią: od ciebie.',
        risk: 'Ryzyko: *71%*. Odkryj dwie karty. Każda z Podróżą, Przyjaźnią lub jokerem jest twoja. Jeśli żadna nie pasuje, bierzesz draśnięcie. *Zaryzykuj.*',
        fits: 'Przyjaźń pasuje i jest twoja. Spryt nie pasuje, więc zostaje odrzucony. Jedna pasująca wystarczy: bez draśnięcia.',
        nobodyHasTo:
          'Nikt nie musi ryzykować. Eofor zaryzykował i też zatrzymuje jedną kartę. Teraz pora na dwór króla.',
      },
    },
    bluff: {
      title: 'Blef na dworze',
      about: 'Epizod główny z tajną licytacją, nagrody i znaczniki.',
      steps: {
        contest:
          'Epizod główny, wszyscy jednocześnie. Każdy licytuje karty w tajemnicy. Kto pokaże najwięcej symboli Przyjaźni, pierwszy wybiera nagrodę.',
        prizes:
          'Cztery osoby, cztery nagrody: każdy jakąś dostanie. Chodzi tylko o kolejność. *Dotknij karty specjalnej*, Błogosławieństwa.',
        locked:
          'Hrefn zatwierdził ofertę. Masz dwie Przyjaźnie i jokera. Pasujące karty przepadają, bez względu na wynik. Niepasujące wracają.',
        bluff:
          'Więc blefuj. Wybierz *Przyjaźń, Odwagę i obie Podróże*. Włącz *Pokaż liczbę* i *zatwierdź*: inni zobaczą, ile kart, ale nie jakie.',
        loseHeart:
          'Oferty można zmieniać, dopóki nie zatwierdzi ostatni. Hrefn widzi cztery karty, traci ducha i cofa obie Przyjaźnie.',
        reveal:
          'Po jednym symbolu dla ciebie i Eofora. Przy remisie decyduje kolejność od chorągwi, a ta jest twoja: znacznik *1*!',
        take: 'Trzy karty-przynęty wracają na rękę. Wybierasz przed innymi: *weź Błogosławieństwo.* Wkrótce się przyda.',
        leftOver:
          'Reszta wybiera po kolei, ostatni bierze to, co zostało. Ostatni dostaje też chorągiew: Heorogar.',
      },
    },
    grendel: {
      title: 'Atak Grendela',
      about: 'Epizod główny po kolei, draśnięcia, rany i dobrze użyte Błogosławieństwo.',
      steps: {
        oneMoreRisk:
          'Po drodze jeszcze jedno ryzyko: *68%* na Odwagę lub Walkę. *Zaryzykuj* i zobacz, co może się stać.',
        scratch:
          'Nic nie pasuje: twoje draśnięcie numer *1*. Samo nic nie kosztuje, ale trzecie zmienia się w ranę.',
        opens:
          'Grendel! Ten epizod toczy się po kolei. Kto otwiera, wykłada dokładnie jedną kartę. Zrobił to Heorogar: trzeba osiągnąć *1*.',
        reach: 'Osiągnij *1* i stop: potem nie wolno dołożyć karty. *Wyłóż jedną Odwagę.*',
        dearer:
          'Jedna karta może wyskoczyć do przodu: karta Eofora liczy się za dwa. Teraz trzeba *2*, a inni dorównują.',
        smallest: 'Brakuje ci jednego. Znowu najmniejsza karta, która wystarczy: *wyłóż Odwagę.*',
        level:
          'Kto ma tyle samo, musi dołożyć dokładnie jedną kartę: Eofor dokłada dwa topory. Hrefn nie nadąża, ryzykuje i nic nie pasuje. Odpada, z draśnięciem.',
        axes: 'Heorogar oszczędza topory i się wycofuje. Czas na twoje: z 2 robią dokładnie *4*. *Wyłóż topory.*',
        oneShort:
          'Brakuje jednego. Joker by wystarczył, ale to twoja ostatnia pasująca karta. Z *72* niewidzianych kart pasuje *31*. *Zaryzykuj.*',
        blessing:
          'Dwie Odwagi: sześć! Eofor się poddaje, wygrywasz. Wyłożone karty przepadają, ale Błogosławieństwo ratuje jedną. Dalej są Wielkie nagrody: *uratuj topory.*',
        fame: 'Wybierasz przed innymi. Pięć punktów czy Zuchwałość Beowulfa na śmielsze ryzyko? *Weź Sławę 5.*',
        wound:
          'Hrefn bierze to, czego nikt nie chciał: ranę. Na pocieszenie ma dwie karty. Brak ran na koniec jest wart 5 punktów.',
        rewards:
          'Król nagradza walecznych: dwa symbole Walki za Skarb 3. Twoje topory ocalały. *Zapłać nimi!*',
        soFar:
          'Sława 5 i Skarb 3, do tego 5 za brak ran: na razie *13* punktów. Sojusze innych pozostają zakryte do końca.',
      },
    },
    heir: {
      title: 'Dziedzic',
      about: 'Rany, wycofanie się na czas i końcowe podliczenie.',
      steps: {
        fiftyWinters:
          'Minęło pięćdziesiąt zim. Beowulf jest królem, stary, i staje przed smokiem. Masz *15* punktów, Heorogar *21*.',
        wounds:
          'Dwie rany kosztują cię tylko 5 punktów za brak ran. Gdy są trzy lub więcej, każda kosztuje 5: minus 15! *Dotknij swojej tabliczki.*',
        doubleWound:
          'Jedna z nagród to podwójna rana, dwie naraz. Dostanie ją ostatni. Więc: nie bądź na końcu. *Dotknij jej.*',
        reachOne: 'Heorogar otwiera. *Osiągnij 1: wyłóż Odwagę.*',
        lastChoice:
          'Trzeba *2*. Heorogar nie osiąga tej sumy, ryzykuje i przegrywa. Odpada ze znacznikiem 4: wybiera ostatni.',
        leaveSafely:
          'Teraz możesz bezpiecznie odejść: ktoś inny jest ostatni. Każda zachowana karta liczy się na samym końcu. *Wycofaj się.*',
        easyChoice: 'Eofor i Hrefn biorą te największe. Zostały dwie do wyboru. Łatwy wybór: *Sława 2.*',
        threeWounds:
          'Heorogar dostaje podwójną ranę i ma teraz trzy rany: minus 15. Do tej chwili prowadził.',
        hands:
          'Beowulf umiera. Wszyscy odkrywają karty z ręki i liczy się każdy symbol. Twoje karty zostały: *7*, najwięcej!',
        fiveOrHeal:
          'Sława 5 czy uleczenie jednej rany? Zmiana z dwóch ran na jedną nic nie daje. *Weź sławę.*',
        final:
          '*22* punkty: dziedziczysz po Beowulfie. Jedna rada: nie musisz wygrywać każdego epizodu. Tylko nigdy nie bądź na końcu, gdy to boli.',
      },
    },
    gold: {
      title: 'Złoto',
      about: 'Do opcji Epizody skarbu: licytacja i do czego służą skarby.',
      steps: {
        money:
          'Z epizodami skarbu skarby są pieniędzmi, a nie punktami. Tu jest jedna nagroda: Sława 4. Płaci tylko zwycięzca.',
        showThree:
          'Licytuj jak w epizodzie głównym, ale skarbami: osiągnij *3* i stop. *Pokaż swoją trójkę.*',
        dropping:
          'Eofor nie ma skarbów i się wycofuje. Hrefn i Heorogar dochodzą do *4*. Wycofanie nic nie kosztuje: zatrzymujesz wszystkie żetony.',
        makeItDear: 'Heorogarowi bardzo zależy. Podbij cenę: *pokaż swoją dwójkę.*',
        lastToken: 'Hrefn się wycofuje, a jego żetony są znów zakryte. Heorogar pokazuje ostatni żeton: *7*.',
        dropOut:
          'Możesz osiągnąć 7 i wygrać, płacąc wszystko za Sławę 4. Albo nic nie stracić i niech on zapłaci 7. *Wycofaj się.*',
        paid: 'Heorogar zapłacił siedem za cztery punkty. Przeskakujemy na koniec, do epizodu 35. Masz nadal wszystkie skarby.',
        recover:
          'Pod koniec pierwszy wybiera ten, kto ma jeszcze najwięcej skarbów. Masz siedem: znacznik 1.',
        fameSeven: 'Cztery nagrody, a ty wybierasz przed innymi. *Weź Sławę 7.*',
        handedIn:
          'Wszystkie skarby są teraz oddawane i już się nie liczą. Jedna rada: złoto, którego nie wydasz, wygrywa tutaj.',
      },
    },
  },
  answers: {
    quickOne: 'To szybki epizod. Epizody główne to ośmiokąty.',
    fixedSymbol: 'Ta ma stały symbol. Joker to żółty hełm.',
    forGrendel: 'Zostaw ją: wymaga jej Atak Grendela.',
    witsCanGo: 'Może się przydać w drodze do Danii. Oddaj oba Spryty.',
    witsNoHelp: 'Można, ale dwa Spryty prędko się nie przydadzą.',
    goodStart: 'Można. Ale 71% na karty za darmo to dobry początek.',
    specialFirst: 'Też dobra. Najpierw obejrzyj kartę specjalną.',
    showThem: 'Wtedy na nikim to nie zrobi wrażenia. Włącz „Pokaż liczbę”.',
    jokerSpent: 'To też wygrywa, ale joker przepadnie. Jedna Przyjaźń wystarczy, jeśli uwierzą.',
    hideAxes: 'Lepiej nie pokazuj toporów. Weź Odwagę i obie Podróże.',
    oneEnough: 'To też wygrywa, ale obie przepadną. Jedna wystarczy, jeśli uwierzą.',
    threeDecoys: 'Więcej! Dodaj Odwagę i obie Podróże i pokaż liczbę.',
    somethingBehind: 'Co najmniej jedna Przyjaźń: za blefem musi coś stać.',
    fairChoice: 'Niezły wybór, ale Błogosławieństwo uratuje kartę w następnej walce.',
    thisOnce: 'Można. Zaryzykuj ten jeden raz, żeby zobaczyć skutek.',
    saveIt: 'Można, ale zostaw ją na wyższą cenę.',
    markerFour: 'Odpadasz przed innymi i wybierasz na końcu: rana.',
    noNeed: 'Nie trzeba: masz kartę, która wystarczy.',
    courageEnough: 'Można: prowadzisz wtedy z 3. Ale Odwaga wystarczy.',
    keepJoker: 'Można, ale joker pasuje wszędzie. Zostaw go.',
    makesThree: 'To daje 3. Potrzebujesz 4.',
    doBetter: 'Znacznik 2. Stać cię na więcej.',
    nothingLeft: 'Można, ale wtedy nie masz nic na jego następną kartę.',
    secondPlace: 'Drugie miejsce. Najpierw spójrz na szanse.',
    whichTwo: 'Wielkie nagrody wymagają dwóch toporów. Na której karcie są dwa?',
    madeForThis: 'Po to jest Błogosławieństwo. Użyj go.',
    strongBut: 'Mocna karta, ale punkty to punkty.',
    worthLess: 'Wart od 1 do 3. Sława jest warta 5.',
    avoidIt: 'Właśnie jej masz unikać.',
    oneSymbol: 'Tylko jeden symbol. Potrzebujesz dwóch.',
    threePoints: 'Trzy punkty za uratowaną kartę? Bierz.',
    theirs: 'Ta jest czyjaś. Twoja jest na dole.',
    theDouble: 'Poszukaj podwójnej rany.',
    sameHere: 'Można. Odwaga robi tu to samo; ten jeden raz zrób, jak mówię.',
    minusTwenty: 'Znacznik 4: podwójna rana i minus 20.',
    thirdWound: 'Masz dwa draśnięcia: nieudane ryzyko to trzecia rana.',
    thirdScratch: 'Jeśli się nie uda, trzecie draśnięcie to trzecia rana: minus 15.',
    cannotOutlast: 'Można, ale obu nie przetrzymasz, a każda karta liczy się na koniec.',
    fourWounds: 'Cztery rany, minus 20. Niech weźmie ją Heorogar.',
    gainsNothing: 'Przy dwóch ranach nic nie tracisz, więc leczenie nic nie daje.',
    fiveIsMore: 'Wybierasz przed innymi. Pięć to więcej.',
    notEnough: 'Dwa nie wystarczy. Potrzebujesz 3.',
    threeAlone: 'Można, ale sama trójka wystarczy.',
    onlyTreasure: 'Tu liczą się tylko skarby.',
    dontReveal: 'Można, ale jeszcze go nie pokazuj.',
    raiseFirst: 'Można. Najpierw podbijmy jego cenę.',
    allYourGold: 'Można, i to wygrywa. Ale całe złoto za cztery punkty?',
    takeSeven: 'Wybierasz przed innymi: weź siódemkę.',
  },
  things: {
    'station * contest': 'Ośmiokąt: dwór króla Hrothgara',
    'station *': 'Okrągły epizod',
    'card beowulf': 'Karta Beowulfa',
    'card *': 'Inna karta',
    'prize blessing': 'Błogosławieństwo',
    'prize *': 'Inna nagroda',
    'seat 0': 'Twoja tabliczka',
    'seat *': 'Inna tabliczka',
    'prize WW': 'Podwójna rana',
  },
}
