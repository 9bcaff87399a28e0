import type { Language } from '../app/settings/languages'

export interface PreviewWords {
  readonly watch: string
  readonly waiting: string
  readonly finished: string
  readonly bot: string
  readonly free: string
  /** `{names}` stands for the players. */
  readonly players: string
  readonly invited: string
  /** Two lines. */
  readonly openLink: readonly [string, string]
  readonly onlyInvited: string
}

/** What link previews say. */
export const previewWords: Readonly<Record<Language, PreviewWords>> = {
  en: {
    watch: 'Open to watch',
    waiting: 'Waiting for players',
    finished: 'Finished',
    bot: 'Bot',
    free: 'Free',
    players: '{names} at the table. Open the link to join or watch; no account needed.',
    invited: 'You’re invited',
    openLink: ['Open the link to take a seat.', 'No account needed.'],
    onlyInvited: 'Only people with this link can join',
  },
  de: {
    watch: 'Zuschauen möglich',
    waiting: 'Wartet auf Mitspieler',
    finished: 'Beendet',
    bot: 'Bot',
    free: 'Frei',
    players: '{names} am Tisch. Öffne den Link, um mitzuspielen oder zuzuschauen; ganz ohne Konto.',
    invited: 'Du bist eingeladen',
    openLink: ['Öffne den Link und setz dich dazu.', 'Ganz ohne Konto.'],
    onlyInvited: 'Nur wer diesen Link hat, kann mitspielen',
  },
  fr: {
    watch: 'Ouverte aux spectateurs',
    waiting: 'En attente de joueurs',
    finished: 'Terminée',
    bot: 'Bot',
    free: 'Libre',
    players: '{names} à la table. Ouvrez le lien pour jouer ou regarder ; aucun compte nécessaire.',
    invited: 'Vous êtes invité',
    openLink: ['Ouvrez le lien pour prendre place.', 'Aucun compte nécessaire.'],
    onlyInvited: 'Seules les personnes qui ont ce lien peuvent jouer',
  },
  pl: {
    watch: 'Można oglądać',
    waiting: 'Czeka na graczy',
    finished: 'Zakończona',
    bot: 'Bot',
    free: 'Wolne',
    players: 'Przy stole: {names}. Otwórz link, aby zagrać lub oglądać; bez konta.',
    invited: 'Zaproszenie',
    openLink: ['Otwórz link i zajmij miejsce.', 'Bez zakładania konta.'],
    onlyInvited: 'Zagrają tylko osoby, które mają ten link',
  },
}
