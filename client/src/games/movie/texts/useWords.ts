import { useEffect, useState } from 'preact/hooks'
import { settings } from '../../../settings/settings'
import type { Words } from './en'
import { loadWords } from './index'

/** The game's words in the language on screen; null while they load. */
export function useWords(): Words | null {
  const [words, setWords] = useState<Words | null>(null)
  const { language } = settings.value
  useEffect(() => {
    let gone = false
    loadWords(language).then(loaded => {
      if (!gone) setWords(loaded)
    })
    return () => {
      gone = true
    }
  }, [language])
  return words
}
