import { plural } from '../../../../app/language/plural'
import type { LegendAdvice } from './en'

const cards = (n: number) => plural('de', n, { one: '# Karte', other: '# Karten' })
const symbols = (n: number) => plural('de', n, { one: '# passendes Symbol', other: '# passende Symbole' })
const scratches = (n: number) => plural('de', n, { one: '# Kratzer', other: '# Kratzer' })
const wounds = (n: number) => plural('de', n, { one: '# Wunde', other: '# Wunden' })
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
  /** What the search found second best. */
  second: (deed, best, other) =>
    `Am zweitbesten: ${deed} Geschätzte Gewinnchance: ${other} % statt ${best} %.`,
  why: {
    'legend.riskOdds': ({ percent: p = 0 }) => `In ${p} % der Fälle passt mindestens eine Karte.`,
    'legend.reachOdds': ({ percent: p = 0, fails = 0 }) =>
      `In ${p} % der Fälle bleibst du dabei, in ${fails} % passt nichts.`,
    'legend.riskTooBold': ({ percent: p = 0 }) => `In ${p} % der Fälle passt nichts.`,
    'legend.nextIsWound': () => 'Noch ein Kratzer würde zur Wunde.',
    'legend.bidTotal': ({ total = 0 }) => `Das sind ${symbols(total)}.`,
    'legend.rivalCards': ({ cards: n = 0 }) => `Niemand sonst hat mehr als ${cards(n)}.`,
    'legend.heldBack': ({ symbols: n = 0 }) => `Du behältst ${symbols(n)} auf der Hand.`,
    'legend.contestsAhead': ({ contests: n = 0 }) =>
      plural('de', n, {
        one: 'Eine spätere Hauptepisode verlangt diese Symbole auch.',
        other: '# spätere Hauptepisoden verlangen diese Symbole auch.',
      }),
    'legend.raiseTo': ({ total = 0, needed = 0 }) => `Du kommst auf ${total}, nötig sind ${needed}.`,
    'legend.keepsJokers': ({ jokers: n = 0 }) =>
      plural('de', n, {
        one: 'Du behältst einen Joker, der überall passt.',
        other: 'Du behältst # Joker, die überall passen.',
      }),
    'legend.lastWound': () => 'Wer zuletzt wählt, bekommt vielleicht die Wunde.',
    'legend.lastDoubleWound': () => 'Wer zuletzt wählt, bekommt vielleicht die Doppelwunde.',
    'legend.lastMisfortune': () => 'Wer zuletzt wählt, bekommt vielleicht den Misserfolg.',
    'legend.leaveContest': ({ needed = 0, strength = 0 }) =>
      `Um dabeizubleiben, brauchst du ${needed}; alles zusammen ergibt ${strength}.`,
    'legend.marker': ({ marker = 0, of = 0 }) => `Du nimmst Anzeiger ${marker} von ${of}.`,
    'legend.worthMore': ({ points: n = 0, next = 0 }) =>
      `Etwa ${points(n)}; das Beste vom Rest bringt ${next}.`,
    'legend.rewardPoints': ({ points: n = 0 }) => `Das sind am Ende etwa ${points(n)}.`,
    'legend.drawHand': ({ cards: n = 0, contests = 0 }) =>
      `Du hast ${cards(n)} auf der Hand, und ${plural('de', contests, { one: 'eine Hauptepisode kommt', other: '# Hauptepisoden kommen' })} noch.`,
    'legend.cardAsked': ({ contests: n = 0 }) =>
      plural('de', n, {
        one: 'Das passt noch in einer Hauptepisode.',
        other: 'Das passt noch in # Hauptepisoden.',
      }),
    'legend.contestsLeft': ({ contests: n = 0 }) =>
      plural('de', n, { one: 'Eine Hauptepisode kommt noch.', other: '# Hauptepisoden kommen noch.' }),
    'legend.woundsIf': ({ wounds: n = 0, points: p = 0 }) =>
      `Damit hast du ${wounds(n)}: am Ende ${points(p)} weniger.`,
    'legend.fallen': ({ wounds: n = 0 }) => `Mit ${wounds(n)} bekämst du am Ende gar keine Punkte.`,
    'legend.healSaves': ({ points: p = 0, wounds: n = 0 }) =>
      `Mit nur noch ${wounds(n)} sparst du am Ende ${points(p)}.`,
    'legend.scratchesNow': ({ scratches: n = 0 }) => `${scratches(n)}: Der dritte wird zur Wunde.`,
    'legend.auctionTotal': ({ total = 0, needed = 0 }) => `Dann zeigst du ${total}; nötig sind ${needed}.`,
    'legend.auctionDear': ({ needed = 0, points: p = 0 }) =>
      p > 0
        ? `Du müsstest ${needed} zeigen; die Errungenschaft bringt etwa ${points(p)}.`
        : 'Die Errungenschaft bringt keine Punkte, und du behältst deine Schätze.',
  },
}
