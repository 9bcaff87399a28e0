/** What a webhook says, in the language of the host who set it. */
import type { NoticeLanguage } from '@heorot/shared'
import type { TableNotice } from './notice'

interface NoticeWords {
  turn(name: string): string
  opened(name: string): string
  until(time: string): string
  readonly test: string
}

const WORDS: Readonly<Record<NoticeLanguage, NoticeWords>> = {
  en: {
    turn: name => `${name}, it’s your turn.`,
    opened: name => `${name} opened a table with free seats.`,
    until: time => `Until ${time}.`,
    test: 'Heorot will say here whose turn it is.',
  },
  de: {
    turn: name => `${name}, du bist dran.`,
    opened: name => `${name} hat einen Tisch mit freien Plätzen eröffnet.`,
    until: time => `Zeit bis ${time}.`,
    test: 'Heorot sagt hier künftig, wer dran ist.',
  },
  fr: {
    turn: name => `${name}, c’est à vous de jouer.`,
    opened: name => `${name} a ouvert une table avec des places libres.`,
    until: time => `Jusqu’au ${time}.`,
    test: 'Heorot dira ici à qui c’est de jouer.',
  },
  pl: {
    turn: name => `${name}, twoja tura.`,
    opened: name => `Nowy stół z wolnymi miejscami, gospodarz: ${name}.`,
    until: time => `Czas do: ${time}.`,
    test: 'Heorot będzie tu pisać, czyja jest tura.',
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
  const turn = words.turn(plain(name))
  return deadline === null ? turn : `${turn} ${words.until(timeText(deadline, language))}`
}

/** Readers are in several time zones. */
const timeText = (at: number, language: NoticeLanguage): string =>
  new Intl.DateTimeFormat(language, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
    ...{ timeZone: 'UTC', timeZoneName: 'short' },
  }).format(at)
