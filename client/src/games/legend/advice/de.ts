import { plural } from '../../../i18n/plural'
import type { Advice } from './en'

const cards = (n: number) => plural('de', n, { one: '# Karte', other: '# Karten' })
const symbols = (n: number) => plural('de', n, { one: '# passendes Symbol', other: '# passende Symbole' })
const scratches = (n: number) => plural('de', n, { one: '# Schramme', other: '# Schrammen' })
const points = (n: number) => plural('de', n, { one: '# Punkt', other: '# Punkte' })

export const de: Advice = {
  deed: {
    decline: 'Verzichte.',
    risk: 'Wage es und decke zwei Karten auf.',
    daring: 'Nutze Beowulfs Wagemut und decke fünf Karten auf.',
    pay: what => `Bezahle ${what}.`,
    breakRanks: what => `Gib ${what} her.`,
    take: what => `Nimm ${what}.`,
    healInstead: 'Heile eine Wunde, statt Ruhm zu nehmen.',
    bid: what => `Setze ${what} ein.`,
    bidNothing: 'Setze nichts ein.',
    play: what => `Lege ${what}.`,
    show: what => `Zeige ${what}.`,
    withdraw: 'Zieh dich zurück.',
    save: what => `Nimm ${what} zurück auf die Hand.`,
    use: 'Nutze die Sonderkarte.',
    rest: n => `Nutze die Rast des Kriegers und lege ${scratches(n)} zurück.`,
  },
  why: {
    'legend.riskOdds': ({ percent: p = 0 }) => `Mit ${p} % passt etwas.`,
    'legend.reachOdds': ({ percent: p = 0, fails = 0 }) =>
      `Mit ${p} % bleibst du dabei; mit ${fails} % passt nichts.`,
    'legend.riskTooBold': ({ percent: p = 0, scratches: n = 0 }) =>
      n > 0 ? `Mit ${p} % passte nichts, und du hast schon ${scratches(n)}.` : `Mit ${p} % passte nichts.`,
    'legend.bidTotal': ({ total = 0 }) => `Das sind ${symbols(total)}.`,
    'legend.bidNothing': () => 'Später sind diese Karten mehr wert.',
    'legend.raiseTo': ({ total = 0, needed = 0 }) => `Du kommst auf ${total}, und ${needed} sind nötig.`,
    'legend.leaveContest': ({ needed = 0, strength = 0 }) =>
      `Um dabeizubleiben, brauchst du ${needed}; mit allem, was du hast, wären es ${strength}.`,
    'legend.prizePoints': ({ points: n = 0 }) => `Das ist etwa ${points(n)} wert.`,
    'legend.prizeCards': ({ cards: n = 0 }) => `Das bringt ${cards(n)}.`,
    'legend.prizeSpecial': () => 'Eine Sonderkarte zahlt sich auf Dauer aus.',
    'legend.leastHarm': () => 'Das schadet am wenigsten.',
    'legend.heals': () => 'Es heilt, und was geheilt ist, zählt nicht gegen dich.',
    'legend.payCards': ({ cards: n = 0 }) => `Das kostet ${cards(n)}.`,
    'legend.notWorthPaying': () => 'Es ist den Preis nicht wert.',
    'legend.bestCard': () => 'Das hilft am meisten bei dem, was kommt.',
    'legend.auctionTotal': ({ total = 0 }) => `Dann zeigst du ${total}.`,
    'legend.tooDear': ({ needed = 0 }) => `${needed} wären nötig: zu teuer.`,
    'legend.keepSpecial': () => 'Die Sonderkarte nützt später mehr.',
    'legend.useSpecial': () => 'Jetzt ist der Augenblick dafür.',
  },
}
