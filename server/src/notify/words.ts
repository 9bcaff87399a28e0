/** What notices say: webhooks in the language of the host who set them, devices in their own. */
import type { NoticeLanguage, Subscription } from '@heorot/shared'
import type { TableNotice } from './notice'

interface NoticeWords {
  turn(name: string): string
  covered(name: string): string
  opened(name: string): string
  until(time: string): string
  readonly test: string
  /** On a device of the person themselves. */
  readonly own: {
    readonly turn: string
    readonly reminder: string
    readonly covered: string
    others(names: string): string
    until(time: string): string
  }
}

const WORDS: Readonly<Record<NoticeLanguage, NoticeWords>> = {
  en: {
    turn: name => `${name}, it’s your turn.`,
    covered: name => `${name}, a bot plays for you until you are back.`,
    opened: name => `${name} opened a table with free seats.`,
    until: time => `Until ${time}.`,
    test: 'Heorot will say here whose turn it is.',
    own: {
      turn: 'It’s your turn',
      reminder: 'Still your turn: not much time left',
      covered: 'A bot plays for you until you are back',
      others: names => `With ${names}`,
      until: time => `Until ${time}`,
    },
  },
  de: {
    turn: name => `${name}, du bist dran.`,
    covered: name => `${name}, ein Bot spielt für dich, bis du zurück bist.`,
    opened: name => `${name} hat einen Tisch mit freien Plätzen eröffnet.`,
    until: time => `Zeit bis ${time}.`,
    test: 'Heorot sagt hier künftig, wer dran ist.',
    own: {
      turn: 'Du bist dran',
      reminder: 'Du bist noch dran: wenig Zeit übrig',
      covered: 'Ein Bot spielt für dich, bis du zurück bist',
      others: names => `Mit ${names}`,
      until: time => `Bis ${time}`,
    },
  },
  fr: {
    turn: name => `${name}, c’est à vous de jouer.`,
    covered: name => `${name}, un bot joue à votre place jusqu’à votre retour.`,
    opened: name => `${name} a ouvert une table avec des places libres.`,
    until: time => `Jusqu’au ${time}.`,
    test: 'Heorot dira ici à qui c’est de jouer.',
    own: {
      turn: 'C’est à vous de jouer',
      reminder: 'C’est encore à vous : il reste peu de temps',
      covered: 'Un bot joue à votre place jusqu’à votre retour',
      others: names => `Avec ${names}`,
      until: time => `Jusqu’au ${time}`,
    },
  },
  pl: {
    turn: name => `${name}, twoja tura.`,
    covered: name => `${name}, bot gra za ciebie, dopóki nie wrócisz.`,
    opened: name => `Nowy stół z wolnymi miejscami, gospodarz: ${name}.`,
    until: time => `Czas do: ${time}.`,
    test: 'Heorot będzie tu pisać, czyja jest tura.',
    own: {
      turn: 'Twoja tura',
      reminder: 'To wciąż twoja tura: zostało mało czasu',
      covered: 'Bot gra za ciebie, dopóki nie wrócisz',
      others: names => `Przy stole: ${names}`,
      until: time => `Do: ${time}`,
    },
  },
}

/** `plain` keeps a name from being read as markup. */
export function noticeText(
  { kind, name, deadline }: TableNotice,
  language: NoticeLanguage,
  plain: (text: string) => string = text => text,
): string {
  const words = WORDS[language]
  if (kind === 'test') return words.test
  if (kind === 'opened') return words.opened(plain(name))
  const said = kind === 'covered' ? words.covered(plain(name)) : words.turn(plain(name))
  return deadline === null ? said : `${said} ${words.until(timeText(deadline, language))}`
}

/** What a device shows. */
export function deviceText(
  { kind, others, deadline }: TableNotice,
  { language, zone }: Pick<Subscription, 'language' | 'zone'>,
): { readonly title: string; readonly body: string } {
  const { own } = WORDS[language]
  const lines = [
    ...(others.length > 0 ? [own.others(others.join(', '))] : []),
    ...(deadline === null ? [] : [own.until(timeText(deadline, language, zone))]),
  ]
  return { title: kind === 'reminder' || kind === 'covered' ? own[kind] : own.turn, body: lines.join('\n') }
}

/** Readers of a webhook are in several time zones. */
const timeText = (at: number, language: NoticeLanguage, zone?: string): string =>
  new Intl.DateTimeFormat(language, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
    ...(zone ? { timeZone: zone } : { timeZone: 'UTC', timeZoneName: 'short' }),
  }).format(at)
