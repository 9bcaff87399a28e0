import type { LearnTexts } from './en'

export const learnFr: LearnTexts = {
  firstTime: 'Nouveau pour vous',
  what: 'Ce que c’est',
  why: 'À quoi bon',
  cost: 'Ce que cela peut coûter',
  gotIt: 'Compris',
  noMore: 'Plus de fiches',
}
