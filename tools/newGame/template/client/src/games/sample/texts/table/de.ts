import type { SampleWords } from './en'

export const sampleDe: SampleWords = {
  name: 'Sample',
  shortName: 'Sample',
  pitch: 'Alle legen verdeckt eine Karte. Die höchste gewinnt die Runde.',
  language: 'de',
  card: value => `Karte ${value}`,
  round: n => `Runde ${n}`,
  progress: (n, of) => `Runde ${n} von ${of}`,
  bar: {
    choose: 'Wähle eine Karte, die du verdeckt legst.',
    lay: card => `Karte ${card} legen.`,
    waiting: names => `Warten auf ${names}.`,
    watching: names => `Eine Karte wählt noch: ${names}.`,
  },
  buttons: { confirm: 'Bestätigen', reset: 'Zurücksetzen', close: 'Weiter' },
  plate: {
    you: 'du',
    points: 'Punkte',
    decides: 'Wählt',
    bot: 'Bot',
    ready: 'Bereit',
    place: place => `Platz ${place}`,
  },
  mirror: { question: 'Deine Entscheidung', players: 'Spieler', lastCard: 'Letzte Karte', none: 'keine' },
  narrate: {
    laid: name => `${name} hat eine Karte gelegt.`,
    laidCard: (name, card) => `${name} hat Karte ${card} gelegt.`,
    revealed: (name, card) => `${name} gewinnt die Runde mit Karte ${card}.`,
    ended: (names, count) => (count === 1 ? `${names} gewinnt.` : `${names} teilen sich den Sieg.`),
  },
  why: {
    'sample.chance': ({ percent = 0 }) => `Mit etwa ${percent} % ist sie die höchste Karte.`,
  },
  reasons: {
    'match-over': 'Das Spiel ist zu Ende.',
    'not-your-turn': 'Du hast für diese Runde schon eine Karte gelegt.',
    'not-an-intent': 'Das hat der Tisch nicht verstanden.',
    'not-in-hand': 'Diese Karte hast du nicht auf der Hand.',
  },
  rules: {
    play: [
      'Eine Runde',
      'Alle legen gleichzeitig eine ihrer fünf Karten verdeckt. Dann werden die Karten aufgedeckt, und die höchste bringt einen Punkt.',
      'Für die nächste Runde werden alle Karten gemischt und neu ausgeteilt.',
    ],
    end: ['Das Ende', 'Nach fünf Runden gewinnen die meisten Punkte. Bei Gleichstand wird der Sieg geteilt.'],
  },
}
