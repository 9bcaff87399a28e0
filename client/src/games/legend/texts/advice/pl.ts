import { plural } from '../../../../app/language/plural'
import type { LegendAdvice } from './en'

const cards = (n: number) =>
  plural('pl', n, { one: '# kartę', few: '# karty', many: '# kart', other: '# karty' })
const symbols = (n: number) =>
  plural('pl', n, {
    one: '# pasujący symbol',
    few: '# pasujące symbole',
    many: '# pasujących symboli',
    other: '# pasującego symbolu',
  })
const scratches = (n: number) =>
  plural('pl', n, { one: '# draśnięcie', few: '# draśnięcia', many: '# draśnięć', other: '# draśnięcia' })
const wounds = (n: number) =>
  plural('pl', n, { one: '# rana', few: '# rany', many: '# ran', other: '# rany' })
const points = (n: number) =>
  plural('pl', n, { one: '# punkt', few: '# punkty', many: '# punktów', other: '# punktu' })

export const legendAdvicePl: LegendAdvice = {
  deed: {
    decline: 'Zrezygnuj.',
    risk: 'Zaryzykuj: odkryj dwie karty.',
    daring: 'Użyj Zuchwałości Beowulfa: odkryj pięć kart.',
    pay: what => `Zapłać: ${what}.`,
    breakRanks: what => `Oddaj: ${what}.`,
    take: what => `Weź: ${what}.`,
    healInstead: 'Ulecz ranę, zamiast brać sławę.',
    bid: what => `Licytuj: ${what}.`,
    bidNothing: 'Nie licytuj nic.',
    play: what => `Wyłóż: ${what}.`,
    show: what => `Pokaż: ${what}.`,
    withdraw: 'Wycofaj się.',
    save: what => `Weź z powrotem na rękę: ${what}.`,
    use: 'Użyj karty specjalnej.',
    rest: n => `Użyj Odpoczynku wojownika: odłóż ${scratches(n)}.`,
  },
  /** What the search found second best. */
  second: (deed, best, other) =>
    `Następny w kolejności: ${deed} Szacowana szansa wygranej: ${other}% zamiast ${best}%.`,
  why: {
    'legend.riskOdds': ({ percent: p = 0 }) => `W ${p}% przypadków pasuje co najmniej jedna karta.`,
    'legend.reachOdds': ({ percent: p = 0, fails = 0 }) =>
      `W ${p}% przypadków zostajesz w grze; w ${fails}% nic nie pasuje.`,
    'legend.riskTooBold': ({ percent: p = 0 }) => `W ${p}% przypadków nic nie pasuje.`,
    'legend.nextIsWound': () => 'Jeszcze jedno draśnięcie stałoby się raną.',
    'legend.bidTotal': ({ total = 0 }) => `To daje: ${symbols(total)}.`,
    'legend.rivalCards': ({ cards: n = 0 }) => `Najwięcej kart u rywala: ${n}.`,
    'legend.heldBack': ({ symbols: n = 0 }) => `Na ręce zostaje: ${symbols(n)}.`,
    'legend.contestsAhead': ({ contests: n = 0 }) =>
      plural('pl', n, {
        one: 'Jeden późniejszy epizod główny też wymaga tych symboli.',
        few: '# późniejsze epizody główne też wymagają tych symboli.',
        many: '# późniejszych epizodów głównych też wymaga tych symboli.',
        other: '# późniejszego epizodu głównego też wymaga tych symboli.',
      }),
    'legend.raiseTo': ({ total = 0, needed = 0 }) => `Osiągasz ${total}; potrzeba ${needed}.`,
    'legend.keepsJokers': ({ jokers: n = 0 }) =>
      plural('pl', n, {
        one: 'Zachowujesz jokera, który pasuje wszędzie.',
        few: 'Zachowujesz # jokery, które pasują wszędzie.',
        many: 'Zachowujesz # jokerów, które pasują wszędzie.',
        other: 'Zachowujesz # jokera, który pasuje wszędzie.',
      }),
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
      `Masz na ręce ${cards(n)}, a przed tobą jeszcze ${plural('pl', contests, { one: '# epizod główny', few: '# epizody główne', many: '# epizodów głównych', other: '# epizodu głównego' })}.`,
    'legend.cardAsked': ({ contests: n = 0 }) =>
      plural('pl', n, {
        one: 'Pasuje jeszcze w jednym epizodzie głównym.',
        few: 'Pasuje jeszcze w # epizodach głównych.',
        many: 'Pasuje jeszcze w # epizodach głównych.',
        other: 'Pasuje jeszcze w # epizodzie głównym.',
      }),
    'legend.contestsLeft': ({ contests: n = 0 }) =>
      plural('pl', n, {
        one: 'Przed tobą jeszcze jeden epizod główny.',
        few: 'Przed tobą jeszcze # epizody główne.',
        many: 'Przed tobą jeszcze # epizodów głównych.',
        other: 'Przed tobą jeszcze # epizodu głównego.',
      }),
    'legend.woundsIf': ({ wounds: n = 0, points: p = 0 }) =>
      `Masz wtedy ${wounds(n)}: na koniec ${points(p)} mniej.`,
    'legend.fallen': ({ wounds: n = 0 }) => `${wounds(n)}: na koniec nie ma żadnych punktów.`,
    'legend.healSaves': ({ points: p = 0, wounds: n = 0 }) =>
      `Zostaje ${wounds(n)}, a na koniec oszczędzasz ${points(p)}.`,
    'legend.scratchesNow': ({ scratches: n = 0 }) => `${scratches(n)}: trzecie staje się raną.`,
    'legend.auctionTotal': ({ total = 0, needed = 0 }) => `Pokazujesz wtedy ${total}; potrzeba ${needed}.`,
    'legend.auctionDear': ({ needed = 0, points: p = 0 }) =>
      p > 0
        ? `Trzeba by pokazać ${needed}; nagroda daje około ${points(p)}.`
        : 'Nagroda nie daje punktów, a skarby zostają u ciebie.',
  },
}
