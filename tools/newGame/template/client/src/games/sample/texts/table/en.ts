import type { Language } from '../../../../app/settings/languages'
import type { RuleWords } from '../../../../kit/GameClient'

export const sampleEn = {
  name: 'Sample',
  shortName: 'Sample',
  pitch: 'Everyone lays one card face down. The highest card wins the round.',
  language: 'en' as Language,
  card: (value: number) => `Card ${value}`,
  round: (n: number) => `Round ${n}`,
  progress: (n: number, of: number) => `Round ${n} of ${of}`,
  bar: {
    choose: 'Choose a card to lay face down.',
    lay: (card: number) => `Lay card ${card}.`,
    waiting: (names: string) => `Waiting for ${names}.`,
    watching: (names: string) => `Choosing a card: ${names}.`,
  },
  buttons: { confirm: 'Confirm', reset: 'Reset', close: 'Continue' },
  plate: {
    you: 'you',
    points: 'points',
    decides: 'Choosing',
    bot: 'Bot',
    ready: 'Ready',
    place: (place: number) => `Place ${place}`,
  },
  mirror: { question: 'Your decision', players: 'Players', lastCard: 'Last card', none: 'none' },
  narrate: {
    laid: (name: string) => `${name} laid a card.`,
    laidCard: (name: string, card: number) => `${name} laid card ${card}.`,
    revealed: (name: string, card: number) => `${name} wins the round with card ${card}.`,
    ended: (names: string, count: number) => (count === 1 ? `${names} wins.` : `${names} share the victory.`),
  },
  why: {
    'sample.chance': ({ percent = 0 }: Readonly<Record<string, number>>) =>
      `About ${percent} % to be the highest card.`,
  },
  reasons: {
    'match-over': 'The game is over.',
    'not-your-turn': 'You have laid your card for this round.',
    'not-an-intent': 'The table did not understand that.',
    'not-in-hand': 'That card is not in your hand.',
  },
  rules: {
    play: [
      'A round',
      'Everyone lays one of their five cards face down, all at once. Then the cards are turned over, and the highest wins one point.',
      'All cards are shuffled and dealt again for the next round.',
    ],
    end: ['The end', 'After five rounds, the most points win. Ties share the victory.'],
  } satisfies Readonly<Record<string, RuleWords>>,
}

export type SampleWords = typeof sampleEn
