import { plural } from '../../../../app/language/grammar'
import { cardsTo, legendPl } from '../table/pl'
import type { LegendAdvice } from './en'

const { scratches, wounds, points } = legendPl
const symbols = (n: number) =>
  plural('pl', n, ['# pasujący symbol', '# pasujące symbole', '# pasujących symboli', '# pasującego symbolu'])
const contestsAhead = (n: number) =>
  plural('pl', n, ['jeden epizod główny', '# epizody główne', '# epizodów głównych', '# epizodu głównego'])

export const legendAdvicePl: LegendAdvice = {
  deed: {
    decline: 'Zrezygnuj.',
    risk: 'Zaryzykuj: odkryj dwie karty.',
    daring: 'Użyj Zuchwałości Beowulfa: odkryj pięć kart.',
    pay: what => `Zapłać: ${what}.`,
    breakRanks: what => `Oddaj: ${what}.`,
    take: what => `Weź: ${what}.`,
    draw: n => `Dobierz ${cardsTo(n)}.`,
    healInstead: 'Ulecz ranę, zamiast brać sławę.',
    bid: what => `Licytuj: ${what}.`,
    bidNothing: 'Nie licytuj nic.',
    play: what => `Wyłóż: ${what}.`,
    show: what => `Pokaż: ${what}.`,
    withdraw: 'Wycofaj się.',
    save: what => `Weź z powrotem na rękę: ${what}.`,
    use: name => `Użyj karty: ${name}.`,
    healScratches: 'Ulecz draśnięcia.',
    rest: n => `Użyj Odpoczynku wojownika: odłóż ${scratches(n)}.`,
  },
  why: {
    'legend.riskOdds': ({ percent: p = 0 }) => `W ${p}% przypadków pasuje co najmniej jedna karta.`,
    'legend.reachOdds': ({ percent: p = 0, fits = 0 }) =>
      p === fits
        ? `W ${p}% przypadków coś pasuje: zostajesz w grze i oszczędzasz karty z ręki.`
        : `W ${fits}% przypadków coś pasuje, w ${p}% wystarcza to bez kart z ręki.`,
    'legend.riskTooBold': ({ percent: p = 0 }) => `W ${p}% przypadków nic nie pasuje: draśnięcie.`,
    'legend.nextIsWound': () => 'Jeszcze jedno draśnięcie stałoby się raną.',
    'legend.bidTotal': ({ total = 0 }) => `To daje: ${symbols(total)}.`,
    'legend.noMatch': () => 'Żadna karta na ręce nie pasuje.',
    'legend.heldBack': ({ symbols: n = 0 }) => `Na ręce zostaje: ${symbols(n)}.`,
    'legend.contestsAhead': ({ contests: n = 0 }) =>
      plural('pl', n, [
        'Jeden późniejszy epizod główny też wymaga tych symboli.',
        '# późniejsze epizody główne też wymagają tych symboli.',
        '# późniejszych epizodów głównych też wymaga tych symboli.',
        '# późniejszego epizodu głównego też wymaga tych symboli.',
      ]),
    'legend.raiseTo': ({ total = 0, needed = 0 }) =>
      total > needed
        ? `Osiągasz ${total}, a inni muszą dorównać; wystarczyłoby ${needed}.`
        : `Osiągasz dokładnie tyle, ile trzeba: ${needed}.`,
    'legend.keepsJokers': ({ jokers: n = 0 }) =>
      plural('pl', n, [
        'Zachowujesz jokera, który pasuje wszędzie.',
        'Zachowujesz # jokery, które pasują wszędzie.',
        'Zachowujesz # jokerów, które pasują wszędzie.',
        'Zachowujesz # jokera, który pasuje wszędzie.',
      ]),
    'legend.lastWound': () => 'Kto wybiera ostatni, może zostać z raną.',
    'legend.lastDoubleWound': () => 'Kto wybiera ostatni, może zostać z podwójną raną.',
    'legend.lastMisfortune': () => 'Kto wybiera ostatni, może zostać z nieszczęściem.',
    'legend.leaveContest': ({ needed = 0, strength = 0 }) =>
      `Aby zostać, trzeba ${needed}; wszystko, co masz, daje ${strength}.`,
    'legend.marker': ({ marker = 0, of = 0 }) => `Bierzesz znacznik ${marker} z ${of}.`,
    'legend.worthMore': ({ points: n = 0, next = 0 }) =>
      `Około ${points(n)}; najlepsze z pozostałych daje ${next}.`,
    'legend.rewardPoints': ({ points: n = 0 }) => `To na koniec około ${points(n)}.`,
    'legend.drawHand': ({ cards: n = 0, contests = 0 }) =>
      `Karty wygrywają epizody główne: masz ${cardsTo(n)}, a takich epizodów zostało ${contests}.`,
    'legend.cardAsked': ({ contests: n = 0 }) =>
      plural('pl', n, [
        'Pasuje jeszcze w jednym epizodzie głównym.',
        'Pasuje jeszcze w # epizodach głównych.',
        'Pasuje jeszcze w # epizodach głównych.',
        'Pasuje jeszcze w # epizodzie głównym.',
      ]),
    'legend.countsAtDeath': () =>
      'Żaden późniejszy epizod główny jej nie wymaga, ale przy śmierci Beowulfa liczy się każdy symbol.',
    'legend.priceAsked': ({ contests: n = 0, of = 0 }) =>
      n === 0
        ? 'Żaden późniejszy epizod główny nie wymaga kart, które to kosztuje.'
        : `Karty, które to kosztuje, pasują w ${n} z ${of} pozostałych epizodów głównych.`,
    'legend.blessing': () => 'Ratuje jedną zagraną lub wydaną kartę.',
    'legend.inspiration': () => 'Pozwala odrzucić ranę, draśnięcie lub nieszczęście.',
    'legend.daring': () => 'Jedno ryzyko jest z nią prawie pewne: pięć kart zamiast dwóch.',
    'legend.resolve': () => 'Dzięki niej jednego nieudanego ryzyka nie było.',
    'legend.rest': () => 'Usuwa do dwóch draśnięć w dowolnej chwili.',
    'legend.usedOnce': ({ contests: n = 0 }) =>
      n === 0
        ? 'Ta karta działa tylko raz.'
        : `Ta karta działa tylko raz, a przed tobą jeszcze ${contestsAhead(n)}.`,
    'legend.alliance': () => 'Sojusz jest wart od 1 do 3 i nikt inny nie wie ile.',
    'legend.money': ({ episodes: n = 0 }) =>
      plural('pl', n, [
        'Skarby liczą się jeszcze w jednym epizodzie skarbu.',
        'Skarby liczą się jeszcze w # epizodach skarbu.',
        'Skarby liczą się jeszcze w # epizodach skarbu.',
        'Skarby liczą się jeszcze w # epizodu skarbu.',
      ]),
    'legend.woundsIf': ({ wounds: n = 0, points: p = 0 }) =>
      `To dałoby ${wounds(n)}: na koniec ${points(p)} mniej.`,
    'legend.fallen': ({ wounds: n = 0 }) => `${wounds(n)}: na koniec nie ma żadnych punktów.`,
    'legend.healSaves': ({ points: p = 0, wounds: n = 0 }) =>
      n === 0
        ? `Bez ran masz na koniec ${points(p)} więcej.`
        : `Zostaje ${wounds(n)}, a na koniec oszczędzasz ${points(p)}.`,
    'legend.fameGiven': ({ points: p = 0 }) => `Oddana sława jest warta ${p}.`,
    'legend.fameCost': ({ points: p = 0, saves = 0 }) =>
      `Leczenie kosztowałoby co najmniej ${p} sławy i oszczędziło ${points(saves)}.`,
    'legend.scratchesNow': ({ scratches: n = 0 }) => `${scratches(n)}: trzecie staje się raną.`,
    'legend.auctionTotal': ({ total = 0, needed = 0 }) =>
      needed === 0 ? `Otwierasz z ${total}.` : `Pokazujesz wtedy ${total}; potrzeba ${needed}.`,
    'legend.auctionShort': ({ needed = 0, most = 0 }) =>
      most === 0
        ? 'Nie masz skarbów do pokazania.'
        : `Trzeba ${needed}; wszystkie twoje skarby dają ${most}.`,
    'legend.auctionDear': ({ needed = 0, points: p = 0 }) =>
      p > 0
        ? `Trzeba by pokazać ${needed}; nagroda daje około ${points(p)}.`
        : 'Nagroda nie daje punktów, a skarby zostają u ciebie.',
  },
}
