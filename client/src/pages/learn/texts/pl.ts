import type { LearnTexts } from './en'

export const learnPl: LearnTexts = {
  firstTime: 'Nowość',
  what: 'Co to jest',
  why: 'Po co',
  cost: 'Ile to może kosztować',
  gotIt: 'Rozumiem',
  noMore: 'Bez objaśnień',
}
