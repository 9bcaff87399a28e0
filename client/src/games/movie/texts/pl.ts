import { signed } from '../../../app/language/numbers'
import { plural } from '../../../app/language/plural'
import type { MovieWords } from './en'

const tiles = (n: number) =>
  plural('pl', n, { one: '# żeton', few: '# żetony', many: '# żetonów', other: '# żetonu' })
const points = (n: number) =>
  plural('pl', n, {
    one: '# punkt sagi',
    few: '# punkty sagi',
    many: '# punktów sagi',
    other: '# punktu sagi',
  })
const diamonds = (n: number) =>
  plural('pl', n, { one: '# romb', few: '# romby', many: '# rombów', other: '# rombu' })
const spaces = (n: number) =>
  plural('pl', n, {
    one: 'Puste jest jedno pole.',
    few: 'Puste są # pola.',
    many: 'Pustych jest # pól.',
    other: 'Pustych jest # pól.',
  })

export const moviePl: MovieWords = {
  name: 'Beowulf: Gra planszowa',
  shortName: 'Film',
  reconstructed:
    'Beowulf: Gra planszowa (na podstawie filmu). Instrukcje nie pokazują arkuszy żetonów. Spis żetonów, plansza aktu II (jej wielkość i położenie nadrukowanych Wąwozów) i zarys planszy aktu III są naszą rekonstrukcją. Każdy przykład z instrukcji pozostaje w mocy.',
  pitch:
    'Trzy akty, każdy na własnej planszy: ustawiaj figurki tam, gdzie rzędy i kolumny kryją błogosławieństwa, a niebezpieczeństwa zostaw innym.',
  acts: ['Grendel', 'Matka Grendela', 'Smok'],
  act: numeral => `Akt ${numeral}`,
  actTitle: (numeral, title) => `Akt ${numeral}: ${title}`,

  figure: { beowulf: 'Beowulf', thane: 'Tan', castle: 'Zamek', longship: 'Długa łódź' },
  aFigure: { beowulf: 'Beowulfa', thane: 'Tana', castle: 'zamek', longship: 'długą łódź' },
  yourFigure: {
    beowulf: 'Twój Beowulf',
    thane: 'Twój Tan',
    castle: 'Twój zamek',
    longship: 'Twoja długa łódź',
  },
  figureOf: (figure, name) => `${figure} (${name})`,
  ability: {
    temptation: 'Pokusa',
    valor: 'Męstwo',
    treasure: 'Skarb',
    drunkenness: 'Pijaństwo',
    mead: 'Miód Pitny',
    statue: 'Pozłacana Statuetka',
    counsel: 'Dobra Rada',
    horn: 'Królewski Smoczy Róg',
    treachery: 'Zdrada',
    gorge: 'Wąwóz',
  },
  tileLabel: { horn: 'Smoczy Róg', counsel: 'Dobra Rada', statue: 'Statuetka' },
  plain: {
    hearth: 'Ognisko',
    feast: 'Uczta',
    warband: 'Drużyna',
    shieldWall: 'Mur tarcz',
    song: 'Pieśń',
    hall: 'Heorot',
    giantSword: 'Miecz olbrzymów',
    crown: 'Korona',
    moor: 'Wrzosowisko',
    marsh: 'Bagno',
    nicor: 'Nikor',
    claws: 'Szpony',
    eyes: 'Ślepia',
    grendel: 'Grendel',
    mother: 'Matka',
    dragon: 'Smok',
  },
  tileKind: { boon: 'błogosławieństwo', peril: 'niebezpieczeństwo', special: 'żeton specjalny' },
  diamonds,

  narrate: {
    placedFigure: (name, figure) => `${name} umieszcza ${figure}.`,
    drew: name => `${name} ciągnie żeton.`,
    drewFace: (name, tile) => `${name} ciągnie żeton: ${tile}.`,
    couldPlayNothing: name => `${name} nie może zagrać żadnego żetonu; tura się kończy.`,
    placedTile: (name, tile) => `${name} kładzie żeton: ${tile}.`,
    cashedIn: (name, tile, n) => `${name} spienięża żeton ${tile}: ${points(n)}.`,
    replacedMead: (name, tile, mead) => `${name} podmienia żeton: ${mead} na ${tile}.`,
    tookCounsel: (name, figure) => `${name} zagrywa Dobrą Radę i przesuwa ${figure}.`,
    removed: (name, tile) => `${name} usuwa z planszy żeton: ${tile}.`,
    swapped: (name, a, b) => `${name} zamienia miejscami: ${a} i ${b}.`,
    skipped: name => `${name} nie ma czego zagrać i pomija turę.`,
    actEnded: (act, gains) => `${act}, podliczenie: ${gains}.`,
    standstill: (act, gains) => `Nikt nie może już grać. ${act}, podliczenie: ${gains}.`,
    actBegan: (act, name) => `Zaczyna się ${act}. Pierwszy ruch: ${name}.`,
    refilled: (name, n) => `${name} uzupełnia rękę: ${tiles(n)}.`,
    refilledFaces: (name, faces) => `${name} uzupełnia rękę: ${faces}.`,
    wins: (name, n) => `${name} wygrywa: ${points(n)}.`,
    share: (names, n) => `Wspólne zwycięstwo: ${names} (${points(n)}).`,
  },
  and: 'i',

  reasons: {
    'match-over': 'Partia się skończyła.',
    'not-your-turn': 'To nie twoja tura.',
    'not-an-intent': 'Stół tego nie zrozumiał.',
    'pool-is-empty': 'Pula jest pusta: nie ma czego ciągnąć.',
    'draw-first': 'Najpierw pociągnij żeton, potem zagraj.',
    'already-drawn': 'Żeton już pociągnięty: teraz zagraj żeton.',
    'drawing-commits': 'Po pociągnięciu żetonu trzeba zagrać żeton, nie można umieścić figurki.',
    'no-such-figure-left': 'Nie masz już takiej figurki.',
    'not-a-space': 'Tam nic nie można położyć.',
    'space-is-taken': 'To pole jest zajęte.',
    'not-in-hand': 'Nie masz tego żetonu na ręce.',
    'counsel-moves-a-figure': 'Dobrą Radę zagrywa się tylko, przesuwając swoją figurkę.',
    'not-a-treasure': 'Spieniężyć można tylko Skarb.',
    'not-drunkenness': 'Miód Pitny podmienia tylko Pijaństwo.',
    'no-mead-there': 'Na tym polu nie ma Miodu Pitnego.',
    'not-counsel': 'Figurkę przesuwa tylko Dobra Rada.',
    'not-your-figure': 'Na tym polu nie stoi twoja figurka.',
    'not-adjacent': 'Figurka przesuwa się na sąsiednie puste pole, nie po przekątnej.',
    'resolve-ability-first': 'Najpierw rozstrzygnij zdolność położonego żetonu.',
    'nothing-to-resolve': 'Nie ma teraz zdolności do rozstrzygnięcia.',
    'removes-only-valor': 'Pokusa usuwa tylko żetony Męstwa.',
    'removes-only-temptation': 'Męstwo usuwa tylko żetony Pokusy.',
    'no-tile-there': 'Na tym polu nie ma żetonu.',
    'two-different-tiles': 'Wybierz dwa różne żetony do zamiany.',
    'not-the-statue-itself': 'Pozłacana Statuetka zamienia dwa inne żetony, nie samą siebie.',
  },
  cannotMove: 'Obok żadnej z twoich figurek nie ma pustego pola, więc Dobrej Rady nie można zagrać.',
  notNow: 'Poczekaj na swoją turę.',

  bar: {
    turn: 'Twoja tura: umieść figurkę albo pociągnij żeton i zagraj żeton.',
    turnNoFigures: 'Twoja tura: nie masz już figurek, więc pociągnij żeton i zagraj żeton.',
    turnEmptyPool: 'Twoja tura. Pula jest pusta: umieść figurkę albo zagraj żeton.',
    turnOnlyTiles: 'Twoja tura. Pula jest pusta: zagraj żeton.',
    turnOnlyFigures: 'Twoja tura. Pula jest pusta, a żadnego żetonu nie możesz zagrać: umieść figurkę.',
    play: 'Teraz zagraj jeden ze swoich żetonów.',
    remove: (own, prey) => `${own}: możesz usunąć jeden żeton „${prey}”.`,
    swap: 'Pozłacana Statuetka: możesz zamienić miejscami dwa inne żetony.',
    swapSecond: 'A który żeton zamieni się z nim miejscami?',
    draw: 'Pociągnij żeton. Potem trzeba zagrać żeton.',
    heldFigure: figure => `Gdzie umieścić ${figure}?`,
    heldTile: tile => `Gdzie położyć żeton ${tile}?`,
    heldTreasure: (tile, n) => `Połóż żeton ${tile} albo spienięż go: ${points(n)}.`,
    heldDrunkenness: tile => `Połóż żeton ${tile} albo podmień Miód Pitny na planszy.`,
    heldCounsel: 'Którą figurkę przesuwasz?',
    heldMover: 'Dokąd ją przesuwasz?',
    placeFigure: figure => `Umieść tutaj ${figure}.`,
    placeTile: tile => `Połóż tutaj żeton ${tile}.`,
    thenRemove: prey => `Potem możesz usunąć jeden żeton „${prey}”.`,
    thenSwap: 'Potem możesz zamienić miejscami dwa inne żetony.',
    cashIn: (tile, n) => `Spienięż żeton ${tile}: opuszcza grę, a ty otrzymujesz ${points(n)}.`,
    replaceMead: (tile, mead) => `Podmień ${mead} na ${tile}.`,
    counsel: figure => `Przesuń tutaj ${figure} i zostaw Dobrą Radę na poprzednim polu.`,
    removeThis: tile => `Usuń z gry żeton ${tile}.`,
    swapThese: (a, b) => `Zamień miejscami: ${a} i ${b}.`,
    decline: 'Nie korzystaj ze zdolności i zakończ turę.',
    waiting: names => `Czekamy na: ${names}.`,
    watching: names => `Ruch: ${names}.`,
    over: 'Partia się skończyła.',
    sending: 'Chwileczkę…',
    spaces,
    lastSpace: 'Ostatnie pole: akt kończy się i następuje podliczenie.',
  },
  buttons: {
    confirm: 'Potwierdź',
    reset: 'Wyczyść wybór',
    draw: 'Pociągnij żeton',
    decline: 'Pomiń zdolność',
    cashIn: n => `Spienięż za ${n}`,
    close: 'Dalej',
    lookAgain: 'Ostatnie podliczenie',
    finalTable: 'Wynik końcowy',
    rule: 'Zasada',
    wholeBoard: 'Cała plansza',
    closer: 'Bliżej',
  },

  tag: {
    lastMove: 'Ostatni ruch',
    working: (row, column, diamonds, score) =>
      `Rząd ${row}, kolumna ${column}, razy ${diamonds}: ${score}, gdyby akt skończył się teraz.`,
    hornReaches: n =>
      plural('pl', n, {
        one: '# figurka ma o romb więcej.',
        few: '# figurki mają o romb więcej.',
        many: '# figurek ma o romb więcej.',
        other: '# figurki ma o romb więcej.',
      }),
    gorgeCuts: 'Przecina swój rząd i swoją kolumnę.',
    now: 'Stan na teraz',
    wouldScore: '– wynik po ruchu',
    scores: '– wynik teraz',
    total: 'Razem',
    boonCounts: value =>
      `Liczy się jako ${value} dla każdej figurki w swoim rzędzie i kolumnie, aż do najbliższego Wąwozu; jako 0, jeśli leży tam Zdrada.`,
    perilCounts: value =>
      `Liczy się jako ${value} dla każdej figurki w swoim rzędzie i kolumnie, aż do najbliższego Wąwozu. Zdrada tego nie zmienia.`,
    boonCancelled: 'Teraz liczy się jako 0: w jego rzędzie lub kolumnie leży Zdrada.',
    cancelled: n =>
      plural('pl', n, {
        one: 'Zdrada niweluje # błogosławieństwo.',
        few: 'Zdrada niweluje # błogosławieństwa.',
        many: 'Zdrada niweluje # błogosławieństw.',
        other: 'Zdrada niweluje # błogosławieństwa.',
      }),
  },
  plate: {
    you: 'ty',
    saga: 'saga',
    yourTurn: 'Twoja tura',
    decides: 'Ruch',
    next: 'Następny ruch',
    waiting: 'Czeka',
    away: 'Poza stołem',
    bot: 'Bot',
  },
  pool: n => `Pula: ${tiles(n)}`,
  poolEmpty: 'Pula jest pusta',

  scoring: {
    title: act => `${act}: podliczenie`,
    figure: (figure, equation) => `${figure}: ${equation}`,
    standstill: 'Nikt nie mógł już grać.',
    total: 'Razem',
    noFigures: 'Na planszy nie stała żadna figurka.',
  },
  final: {
    title: 'Koniec partii',
    wins: name => `Zwycięża ${name}`,
    share: names => `Wspólne zwycięstwo: ${names}`,
    place: 'Miejsce',
    player: 'Gracz',
    total: 'Saga',
    start: 'Start',
    cash: 'Skarby',
    diamonds: 'Niewykorzystane romby',
    tieBreak:
      'Przy remisie decyduje najwięcej rombów na nigdy nieumieszczonych zamkach, Tanach i Beowulfie; potem zwycięstwo jest wspólne.',
  },

  options: {
    startSeat: {
      label: 'Kto zaczyna',
      hint: 'Losowo albo wybierz miejsce. Przy prawdziwym stole zaczyna najmłodsza osoba.',
    },
    lastAbility: {
      label: 'Zdolność ostatniego żetonu jeszcze się liczy',
      hint: 'Zasada domowa: jeśli ostatnie pole zapełni Pokusa, Męstwo albo Pozłacana Statuetka, można jeszcze usunąć lub zamienić żetony, zanim akt się skończy.',
    },
  },

  mirror: {
    board: 'Plansza',
    row: n => `Rząd ${n}`,
    column: n => `Kolumna ${n}`,
    space: (row, column) => `rząd ${row}, kolumna ${column}`,
    open: 'puste',
    beyond: 'poza planszą',
    printedGorge: 'nadrukowany Wąwóz',
    cash: n => `wartość skarbu ${n}`,
    scoreNow: n => `teraz ${signed(n)}`,
    players: 'Gracze',
    saga: 'Punkty sagi',
    hand: 'Żetony na ręce',
    figures: 'Pozostałe figurki',
    yourHand: 'Twoje żetony',
    handEmpty: 'brak żetonów',
    noFigures: 'brak',
    backs: (act, n) => `${tiles(n)} (${act})`,
    question: 'Twoja decyzja',
    wouldScore: n => `wynik ${signed(n)}`,
    changesBy: n => `ty: ${signed(n)}`,
    confirm: sentence => `Potwierdź: ${sentence}`,
    out: 'Żetony usunięte z gry',
  },

  rules: {
    aim: {
      title: 'O co chodzi',
      paragraphs: [
        'Opowiadacie sagę o Beowulfie w trzech aktach: przeciw Grendelowi, przeciw jego matce i przeciw smokowi. Każdy akt ma własną planszę i własne żetony.',
        'Figurki przynoszą punkty sagi za błogosławieństwa w swoim rzędzie i kolumnie, a tracą je za niebezpieczeństwa. Każdy zaczyna z 50 punktami; wynik może spaść poniżej zera. Kto po akcie III ma najwięcej, wygrywa.',
      ],
    },
    pieces: {
      title: 'Figurki i żetony',
      paragraphs: [
        'Każdy gracz ma jednego Beowulfa (4 romby), dwóch Tanów (3), trzy zamki (figurki Zamku Herot, 2) i cztery długie łodzie (1). Romby mnożą wynik figurki, zyski tak samo jak straty.',
        'Błogosławieństwa mają wartość dodatnią, niebezpieczeństwa ujemną. Żetony specjalne mają specjalną zdolność; niektóre są też błogosławieństwem lub niebezpieczeństwem. Żeton specjalny bez liczby liczy się jako 0.',
      ],
    },
    setup: {
      title: 'Początek',
      paragraphs: [
        'Żetony aktu I, pomieszane i zakryte, tworzą pulę. Każdy ciągnie z niej dwa na rękę.',
        'O tym, kto zaczyna, decyduje los albo gospodarz; według instrukcji zaczyna najmłodszy gracz. Gra toczy się zgodnie z ruchem wskazówek zegara.',
      ],
    },
    turn: {
      title: 'Twoja tura',
      paragraphs: [
        'Zrób jedną z dwóch rzeczy: umieść figurkę albo pociągnij żeton, a potem zagraj żeton. Pasować nie wolno.',
        'Gdy pula jest pusta, zagrywasz żeton bez ciągnięcia albo umieszczasz figurkę. Jeśli ktoś nie ma wtedy ani figurki, ani żetonu do zagrania, jego turę się pomija. Jeśli dotyczy to wszystkich, akt się kończy i zostaje podliczony tak, jak jest.',
      ],
    },
    placing: {
      title: 'Umieszczenie figurki',
      paragraphs: [
        'Postaw jedną ze swoich figurek na dowolnym pustym polu. Puste jest pole bez żetonu i bez figurki, które nie jest nadrukowanym Wąwozem. Figurki nie blokują się i nie liczą się dla siebie nawzajem.',
      ],
    },
    drawing: {
      title: 'Pociągnięcie i zagranie żetonu',
      paragraphs: [
        'Weź losowy żeton z puli, a potem zagraj dowolny żeton z ręki, stary lub nowy. Po pociągnięciu trzeba zagrać żeton; figurki nie można już umieścić.',
        'Większość żetonów kładzie się na pustym polu. Niektóre zagrywa się też inaczej, zobacz ich zdolności.',
        'Tylko Dobrej Rady może się nie dać zagrać. Jeśli po pociągnięciu nie da się zagrać niczego, zachowujesz żetony, a tura się kończy.',
      ],
    },
    temptation: {
      title: 'Pokusa',
      paragraphs: [
        'Po położeniu możesz usunąć z planszy jeden żeton Męstwa. Opuszcza on grę, a jego pole znów jest puste.',
      ],
    },
    valor: {
      title: 'Męstwo',
      paragraphs: [
        'Po położeniu możesz usunąć z planszy jeden żeton Pokusy. Opuszcza on grę, a jego pole znów jest puste.',
      ],
    },
    treasure: {
      title: 'Skarb',
      paragraphs: [
        'Połóż go jako błogosławieństwo albo spienięż: żeton opuszcza grę, a ty od razu otrzymujesz liczbę z jego kółka. Spieniężenie nie wymaga pola.',
      ],
    },
    drunkenness: {
      title: 'Pijaństwo',
      paragraphs: [
        'Połóż je jako niebezpieczeństwo albo w miejsce dowolnego Miodu Pitnego na planszy. Miód opuszcza grę. Nie wymaga to pustego pola i żadnego nie zapełnia.',
      ],
    },
    mead: {
      title: 'Miód Pitny',
      paragraphs: ['Błogosławieństwo, które jednak może podmienić Pijaństwo.'],
    },
    statue: {
      title: 'Pozłacana Statuetka',
      paragraphs: [
        'Po położeniu możesz zamienić miejscami dwa dowolne inne żetony na planszy, także Wąwozy. Zdolności nie działają ponownie. Figurki i nadrukowane Wąwozy nigdy nie zmieniają miejsca.',
      ],
    },
    counsel: {
      title: 'Dobra Rada',
      paragraphs: [
        'Przesuń jedną ze swoich figurek na planszy na puste pole tuż obok, nie po przekątnej, i połóż ten żeton tam, gdzie stała. Inaczej się go nie kładzie: jeśli żadna figurka nie może się ruszyć, nie można go zagrać.',
      ],
    },
    horn: {
      title: 'Królewski Smoczy Róg',
      paragraphs: [
        'Każda figurka w jego rzędzie i kolumnie, aż do najbliższego Wąwozu, ma o jeden romb więcej. Kilka rogów się sumuje, każdy raz na figurkę. Straty też rosną.',
      ],
    },
    treachery: {
      title: 'Zdrada',
      paragraphs: [
        'Na końcu aktu wszystkie błogosławieństwa w jej rzędzie i kolumnie, aż do najbliższego Wąwozu, liczą się jako 0 dla każdej figurki. Niebezpieczeństwa i zdolności pozostają bez zmian.',
      ],
    },
    gorge: {
      title: 'Wąwóz',
      paragraphs: [
        'Wąwóz przecina swój rząd i swoją kolumnę. Każda część jest pod każdym względem osobnym rzędem lub kolumną: dla wartości, rogów i Zdrady.',
        'Plansza aktu II ma trzy nadrukowane Wąwozy. Przecinają tak samo, ale nie są polami ani żetonami: nic ich nie zakrywa, nie przesuwa i nie usuwa.',
      ],
    },
    actEnd: {
      title: 'Koniec aktu',
      paragraphs: [
        'Akt kończy się w chwili, gdy zapełnia się jego ostatnie pole. Gdy zapełnia je Pokusa, Męstwo albo Pozłacana Statuetka, nie można już niczego usunąć ani zamienić miejscami. Królewski Smoczy Róg, Zdrada i Wąwóz liczą się jak zawsze. Podmieniony Miód Pitny ani spieniężony Skarb nie zapełnia pola i niczego nie kończy.',
        'Najpierw działa Zdrada, potem punktuje każda figurka. Długie łodzie wracają do właścicieli; pozostałe figurki z planszy opuszczają grę, podobnie jak żetony z planszy i reszta puli. Żetony na ręce zostają.',
      ],
    },
    scoring: {
      title: 'Punkty figurki',
      paragraphs: [
        'Dodaj żetony w jej rzędzie i kolumnie, aż do najbliższego Wąwozu lub brzegu planszy. Tę sumę pomnóż przez liczbę jej rombów plus liczbę rogów w tej części: suma × (romby + rogi). Wynik może być ujemny.',
      ],
    },
    nextAct: {
      title: 'Akty II i III',
      paragraphs: [
        'Kolejny akt ma własną planszę i pulę. Ręce mające mniej niż dwa żetony są automatycznie uzupełniane do dwóch. (Instrukcja zostawia to każdemu do wyboru; miałoby to znaczenie tylko wtedy, gdyby wyczerpała się też nowa pula.) Zaczyna osoba siedząca za tą, która zakończyła poprzedni akt. Żetony z wcześniejszych aktów można nadal zagrać; ich rewersy pokazują wszystkim, skąd pochodzą.',
        'Akt III rozgrywa się na planszy dwa razy większej, o ukośnym obrysie. Jej brzegi kończą rzędy i kolumny.',
      ],
    },
    ending: {
      title: 'Kto wygrywa',
      paragraphs: [
        'Po akcie III wygrywa najwyższy wynik. Przy remisie decyduje najwięcej rombów na nigdy nieumieszczonych zamkach, Tanach i Beowulfie; jeśli i tu jest remis, zwycięstwo jest wspólne.',
      ],
    },
    open: {
      title: 'Co jawne, co zakryte',
      paragraphs: [
        'Zakryte są awersy żetonów na rękach i w puli. Żetony, które na końcu aktu zostały w puli, opuszczają grę zakryte; znana jest tylko ich liczba. Jawne są rewersy wszystkich rąk, wszystko na planszy, każdy żeton usunięty z gry awersem ku górze, figurki, punkty sagi i wielkość puli.',
      ],
    },
    house: {
      title: 'Zasada domowa i rekonstrukcja',
      paragraphs: [
        'Zasada domowa: gospodarz może pozwolić na użycie nieobowiązkowej zdolności (usuwanie lub zamiana) żetonu, który zapełnia ostatnie pole. Jeśli jakieś pole znów będzie puste, akt trwa dalej.',
        'Instrukcje nie pokazują wszystkich żetonów ani wszystkich plansz. Lista żetonów, plansza aktu II (jej wielkość i miejsca nadrukowanych Wąwozów) oraz obrys aktu III są naszą rekonstrukcją, zgodną ze wszystkim, co mówią instrukcje.',
      ],
    },
  },
}
