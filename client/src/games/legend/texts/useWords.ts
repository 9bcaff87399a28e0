import { wordsHook } from '../../../i18n/wordsHook'
import { loadWords } from './index'

export const useWords = wordsHook(loadWords)
