import type { LearnTexts } from './en'

export const learnDe: LearnTexts = {
  firstTime: 'Neu für dich',
  what: 'Was es ist',
  why: 'Wozu es gut ist',
  cost: 'Was es kosten kann',
  gotIt: 'Verstanden',
  noMore: 'Nichts mehr erklären',
}
