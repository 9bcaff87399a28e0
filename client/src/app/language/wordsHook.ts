import { useEffect, useState } from 'preact/hooks'
import type { Language } from '../settings/languages'
import { settings } from '../settings/settings'

/** A hook for words that are loaded by language: those of the language on screen, null while they load. */
export const wordsHook =
  <W>(load: (language: Language) => Promise<W>) =>
  (): W | null => {
    const [words, setWords] = useState<W | null>(null)
    const { language } = settings.value
    useEffect(() => {
      let gone = false
      load(language).then(loaded => {
        if (!gone) setWords(() => loaded)
      })
      return () => {
        gone = true
      }
    }, [language])
    return words
  }
