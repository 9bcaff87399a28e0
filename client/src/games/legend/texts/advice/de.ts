import { plural } from '../../../../app/language/grammar'
import { legendDe } from '../table/de'
import type { LegendAdvice } from './en'

const { cards, scratches, wounds, points } = legendDe
const symbols = (n: number) => plural('de', n, ['# passendes Symbol', '# passende Symbole'])

export const legendAdviceDe: LegendAdvice = {
  deed: {
    decline: 'Verzichte.',
    risk: 'Geh das Risiko ein: Deck zwei Karten auf.',
    daring: 'Nutze „Beowulfs Wagemut“: Deck fünf Karten auf.',
    pay: what => `Bezahle ${what}.`,
    breakRanks: what => `Gib ${what} her.`,
    take: what => `Nimm ${what}.`,
    draw: n => `Zieh ${cards(n)}.`,
    healInstead: 'Heile eine Wunde, statt Ruhm zu nehmen.',
    bid: what => `Biete ${what}.`,
    bidNothing: 'Biete nichts.',
    play: what => `Leg ${what}.`,
    show: what => `Zeig ${what}.`,
    withdraw: 'Steig aus.',
    save: what => `Nimm ${what} zurück auf die Hand.`,
    use: name => `Nutze „${name}“.`,
    healScratches: 'Heile deine Kratzer.',
    rest: n => `Nutze „Der Krieger Rast“: Gib ${scratches(n)} zurück.`,
  },
  why: {
    'legend.riskOdds': ({ percent: p = 0 }) => `In ${p} % der Fälle passt mindestens eine Karte.`,
    'legend.reachOdds': ({ percent: p = 0, fits = 0 }) =>
      p === fits
        ? `In ${p} % der Fälle passt etwas: Du bleibst dabei und sparst deine Karten.`
        : `In ${fits} % der Fälle passt etwas, in ${p} % reicht es ganz ohne Handkarte.`,
    'legend.riskTooBold': ({ percent: p = 0 }) => `In ${p} % der Fälle passt nichts: ein Kratzer.`,
    'legend.nextIsWound': () => 'Noch ein Kratzer würde zur Wunde.',
    'legend.bidTotal': ({ total = 0 }) => `Das sind ${symbols(total)}.`,
    'legend.noMatch': () => 'Keine deiner Handkarten passt.',
    'legend.heldBack': ({ symbols: n = 0 }) => `Du behältst ${symbols(n)} auf der Hand.`,
    'legend.contestsAhead': ({ contests: n = 0 }) =>
      plural('de', n, [
        'Eine spätere Hauptepisode verlangt diese Symbole auch.',
        '# spätere Hauptepisoden verlangen diese Symbole auch.',
      ]),
    'legend.raiseTo': ({ total = 0, needed = 0 }) =>
      total > needed
        ? `Du kommst auf ${total}, und die anderen müssen mitziehen; nötig: ${needed}.`
        : `Du kommst genau auf die nötigen ${needed}.`,
    'legend.keepsJokers': ({ jokers: n = 0 }) =>
      plural('de', n, [
        'Du behältst einen Joker, der überall passt.',
        'Du behältst # Joker, die überall passen.',
      ]),
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
      `Karten gewinnen Hauptepisoden: Du hast ${n}, und ${plural('de', contests, ['eine steht', '# stehen'])} noch bevor.`,
    'legend.cardAsked': ({ contests: n = 0 }) =>
      plural('de', n, ['Das passt noch in einer Hauptepisode.', 'Das passt noch in # Hauptepisoden.']),
    'legend.countsAtDeath': () =>
      'Keine spätere Hauptepisode verlangt sie, aber beim Tod Beowulfs zählt jedes Symbol.',
    'legend.priceAsked': ({ contests: n = 0, of = 0 }) =>
      n === 0
        ? 'Keine spätere Hauptepisode verlangt die Karten, die es kostet.'
        : `Die Karten, die es kostet, passen in ${n} von ${of} kommenden Hauptepisoden.`,
    'legend.blessing': () => 'Sie rettet eine Karte, die du gespielt oder bezahlt hast.',
    'legend.inspiration': () =>
      'Damit kannst du eine Wunde, einen Kratzer oder einen Misserfolg zurückweisen.',
    'legend.daring': () => 'Er macht ein Risiko fast sicher: fünf Karten statt zwei.',
    'legend.resolve': () => 'Damit wird ein gescheitertes Risiko ungeschehen.',
    'legend.rest': () => 'Sie nimmt dir bis zu zwei Kratzer, wann du willst.',
    'legend.usedOnce': ({ contests: n = 0 }) =>
      n === 0
        ? 'Die Karte wirkt nur einmal.'
        : `Die Karte wirkt nur einmal, und ${plural('de', n, ['eine Hauptepisode steht', '# Hauptepisoden stehen'])} noch bevor.`,
    'legend.alliance': () => 'Ein Bündnis ist 1 bis 3 wert, und niemand sonst weiß, wie viel.',
    'legend.money': ({ episodes: n = 0 }) =>
      plural('de', n, [
        'Schätze zählen noch in einer Schatzepisode.',
        'Schätze zählen noch in # Schatzepisoden.',
      ]),
    'legend.woundsIf': ({ wounds: n = 0, points: p = 0 }) =>
      `Damit hättest du ${wounds(n)}: am Ende ${points(p)} weniger.`,
    'legend.fallen': ({ wounds: n = 0 }) => `Mit ${wounds(n)} bekämst du am Ende gar keine Punkte.`,
    'legend.healSaves': ({ points: p = 0, wounds: n = 0 }) =>
      n === 0
        ? `Ohne Wunde hast du am Ende ${points(p)} mehr.`
        : `Mit nur noch ${wounds(n)} sparst du am Ende ${points(p)}.`,
    'legend.fameGiven': ({ points: p = 0 }) => `Der Ruhm, den du hergibst, ist ${p} wert.`,
    'legend.fameCost': ({ points: p = 0, saves = 0 }) =>
      `Heilen würde mindestens ${p} Ruhm kosten und ${points(saves)} sparen.`,
    'legend.scratchesNow': ({ scratches: n = 0 }) => `${scratches(n)}: Der dritte wird zur Wunde.`,
    'legend.auctionTotal': ({ total = 0, needed = 0 }) =>
      needed === 0 ? `Du eröffnest mit ${total}.` : `Dann zeigst du ${total}; nötig: ${needed}.`,
    'legend.auctionShort': ({ needed = 0, most = 0 }) =>
      most === 0
        ? 'Du hast keinen Schatz zu zeigen.'
        : `Nötig sind ${needed}; alle deine Schätze machen ${most}.`,
    'legend.auctionDear': ({ needed = 0, points: p = 0 }) =>
      p > 0
        ? `Du müsstest ${needed} zeigen; die Errungenschaft bringt etwa ${points(p)}.`
        : 'Die Errungenschaft bringt keine Punkte, und du behältst deine Schätze.',
  },
}
