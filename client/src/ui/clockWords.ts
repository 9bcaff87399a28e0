import type { Language } from '../app/language'

/** How days are abbreviated; h and min are the same everywhere. */
const DAY_LETTERS: Readonly<Record<Language, string>> = { en: 'd', de: 'T', fr: 'j', pl: 'd' }

/** Time left, as people read it: 0:48, 12:05, 3 h 20, 2 d 4 h. */
export function clockWords(milliseconds: number, language: Language): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const two = (n: number) => String(n).padStart(2, '0')
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
  const hours = Math.floor(seconds / 3600)
  if (hours < 24) return `${hours} h ${two(Math.floor((seconds % 3600) / 60))}`
  return `${Math.floor(hours / 24)} ${DAY_LETTERS[language]} ${hours % 24} h`
}

/** Without seconds: "2 d 4 h", "5 h 12", "38 min", "< 1 min". */
export function minuteWords(milliseconds: number, language: Language): string {
  const minutes = Math.floor(milliseconds / 60_000)
  if (minutes >= 60) return clockWords(milliseconds, language)
  return minutes > 0 ? `${minutes} min` : '< 1 min'
}
