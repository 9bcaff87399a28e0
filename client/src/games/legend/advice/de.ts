import { plural } from '../../../app/language/plural'
import type { LegendAdvice } from './en'

const cards = (n: number) => plural('de', n, { one: '# Karte', other: '# Karten' })
const symbols = (n: number) => plural('de', n, { one: '# passendes Symbol', other: '# passende Symbole' })
const scratches = (n: number) => plural('de', n, { one: '# Kratzer', other: '# Kratzer' })
const points = (n: number) => plural('de', n, { one: '# Punkt', other: '# Punkte' })

export const legendAdviceDe: LegendAdvice = {
  deed: {
    decline: 'Verzichte.',
    risk: 'Geh das Risiko ein: Deck zwei Karten auf.',
    daring: 'Nutze „Beowulfs Wagemut“: Deck fünf Karten auf.',
    pay: what => `Bezahle ${what}.`,
    breakRanks: what => `Gib ${what} her.`,
    take: what => `Nimm ${what}.`,
    healInstead: 'Heile eine Wunde, statt Ruhm zu nehmen.',
    bid: what => `Biete ${what}.`,
    bidNothing: 'Biete nichts.',
    play: what => `Leg ${what}.`,
    show: what => `Zeig ${what}.`,
    withdraw: 'Steig aus.',
    save: what => `Nimm ${what} zurück auf die Hand.`,
    use: 'Nutze die Sonderkarte.',
    rest: n => `Nutze „Der Krieger Rast“: Gib ${scratches(n)} zurück.`,
  },
  why: {
    'legend.riskOdds': ({ percent: p = 0 }) => `In ${p} % der Fälle passt mindestens eine Karte.`,
    'legend.reachOdds': ({ percent: p = 0, fails = 0 }) =>
      `In ${p} % der Fälle bleibst du dabei, in ${fails} % passt nichts.`,
    'legend.riskTooBold': ({ percent: p = 0, scratches: n = 0 }) =>
      n > 0
        ? `In ${p} % der Fälle passt nichts, und du hast schon ${scratches(n)}.`
        : `In ${p} % der Fälle passt nichts.`,
    'legend.bidTotal': ({ total = 0 }) => `Das sind ${symbols(total)}.`,
    'legend.bidNothing': () => 'Später sind diese Karten mehr wert.',
    'legend.raiseTo': ({ total = 0, needed = 0 }) => `Du kommst auf ${total}, nötig sind ${needed}.`,
    'legend.leaveContest': ({ needed = 0, strength = 0 }) =>
      `Um dabeizubleiben, brauchst du ${needed}; alles zusammen ergibt ${strength}.`,
    'legend.prizePoints': ({ points: n = 0 }) => `Das ist etwa ${points(n)} wert.`,
    'legend.prizeCards': ({ cards: n = 0 }) => `Das bringt ${cards(n)}.`,
    'legend.prizeSpecial': () => 'Eine Sonderkarte zahlt sich auf Dauer aus.',
    'legend.leastHarm': () => 'Das schadet am wenigsten.',
    'legend.heals': () => 'Das heilt: weniger Wunden bei der Schlusswertung.',
    'legend.payCards': ({ cards: n = 0 }) => `Das kostet ${cards(n)}.`,
    'legend.notWorthPaying': () => 'Es ist den Preis nicht wert.',
    'legend.bestCard': () => 'Das hilft in den nächsten Episoden am meisten.',
    'legend.auctionTotal': ({ total = 0 }) => `Dann zeigst du ${total}.`,
    'legend.tooDear': ({ needed = 0 }) => `Nötig sind ${needed}: zu teuer.`,
    'legend.keepSpecial': () => 'Die Sonderkarte nützt später mehr.',
    'legend.useSpecial': () => 'Jetzt ist der beste Moment dafür.',
  },
}
