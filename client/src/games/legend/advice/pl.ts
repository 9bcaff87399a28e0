import { plural } from '../../../app/language/plural'
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
  why: {
    'legend.riskOdds': ({ percent: p = 0 }) => `Szansa, że coś pasuje: ${p}%.`,
    'legend.reachOdds': ({ percent: p = 0, fails = 0 }) =>
      `Szansa, że zostaniesz: ${p}%; w ${fails}% nic nie pasuje.`,
    'legend.riskTooBold': ({ percent: p = 0, scratches: n = 0 }) =>
      n > 0
        ? `W ${p}% przypadków nic nie pasuje, a masz już ${scratches(n)}.`
        : `W ${p}% przypadków nic nie pasuje.`,
    'legend.bidTotal': ({ total = 0 }) => `To daje ${symbols(total)}.`,
    'legend.bidNothing': () => 'Te karty będą później więcej warte.',
    'legend.raiseTo': ({ total = 0, needed = 0 }) => `Masz wtedy ${total}, a potrzeba ${needed}.`,
    'legend.leaveContest': ({ needed = 0, strength = 0 }) =>
      `Aby zostać, potrzebujesz ${needed}; wszystko razem daje ${strength}.`,
    'legend.prizePoints': ({ points: n = 0 }) => `To warte około ${points(n)}.`,
    'legend.prizeCards': ({ cards: n = 0 }) => `To daje ${cards(n)}.`,
    'legend.prizeSpecial': () => 'Karta specjalna z czasem się opłaci.',
    'legend.leastHarm': () => 'To najmniejsza szkoda.',
    'legend.heals': () => 'To leczy: mniej ran przy punktacji końcowej.',
    'legend.payCards': ({ cards: n = 0 }) => `To kosztuje ${cards(n)}.`,
    'legend.notWorthPaying': () => 'To nie jest warte swojej ceny.',
    'legend.bestCard': () => 'To najbardziej pomoże w następnych epizodach.',
    'legend.auctionTotal': ({ total = 0 }) => `Pokazujesz wtedy ${total}.`,
    'legend.tooDear': ({ needed = 0 }) => `Potrzeba ${needed}: za drogo.`,
    'legend.keepSpecial': () => 'Karta specjalna bardziej przyda się później.',
    'legend.useSpecial': () => 'Teraz jest na nią najlepszy moment.',
  },
}
