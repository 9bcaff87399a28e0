import type { SampleWords } from './en'

export const samplePl: SampleWords = {
  name: 'Sample',
  shortName: 'Sample',
  pitch: 'Każdy kładzie zakrytą kartę. Najwyższa wygrywa rundę.',
  language: 'pl',
  card: value => `Karta ${value}`,
  round: n => `Runda ${n}`,
  progress: (n, of) => `Runda ${n} z ${of}`,
  bar: {
    choose: 'Wybierz kartę, którą położysz zakrytą.',
    lay: card => `Połóż kartę ${card}.`,
    waiting: names => `Czekamy na: ${names}.`,
    watching: names => `Wybór karty: ${names}.`,
  },
  buttons: { confirm: 'Potwierdź', reset: 'Cofnij', close: 'Dalej' },
  plate: {
    you: 'ty',
    points: 'punkty',
    decides: 'Wybiera',
    bot: 'Bot',
    ready: 'Gotowe',
    place: place => `Miejsce ${place}`,
  },
  mirror: { question: 'Twoja decyzja', players: 'Gracze', lastCard: 'Ostatnia karta', none: 'brak' },
  narrate: {
    laid: name => `${name}: karta położona.`,
    laidCard: (name, card) => `${name}: położona karta ${card}.`,
    revealed: (name, card) => `${name} wygrywa rundę kartą ${card}.`,
    ended: (names, count) => (count === 1 ? `${names} wygrywa.` : `${names}: wspólne zwycięstwo.`),
  },
  why: {
    'sample.chance': ({ percent = 0 }) => `Około ${percent} % szans, że to najwyższa karta.`,
  },
  reasons: {
    'match-over': 'Gra skończona.',
    'not-your-turn': 'W tej rundzie twoja karta już leży.',
    'not-an-intent': 'Stół tego nie zrozumiał.',
    'not-in-hand': 'Nie masz tej karty na ręce.',
  },
  rules: {
    play: [
      'Runda',
      'Wszyscy naraz kładą zakrytą jedną ze swoich pięciu kart. Potem karty się odkrywa, a najwyższa daje jeden punkt.',
      'Przed następną rundą wszystkie karty są tasowane i rozdawane od nowa.',
    ],
    end: [
      'Koniec',
      'Po pięciu rundach wygrywa ten, kto ma najwięcej punktów. Przy remisie zwycięstwo jest wspólne.',
    ],
  },
}
