/** Words about links and notifications, loaded when they are needed. */
import { textLoader } from '../../../app/language/textLoader'
import { wordsHook } from '../../../app/language/loadedWords'
import type { NotificationTexts } from './en'

export type { NotificationTexts } from './en'

export const useNotificationTexts = wordsHook(
  textLoader<NotificationTexts>({
    en: async () => (await import('./en')).notificationsEn,
    de: async () => (await import('./de')).notificationsDe,
    fr: async () => (await import('./fr')).notificationsFr,
    pl: async () => (await import('./pl')).notificationsPl,
  }),
)
