export const learnEn = {
  firstTime: 'First time here',
  what: 'What it is',
  why: 'Why you might',
  cost: 'What it can cost',
  gotIt: 'Got it',
  noMore: 'No more tips',
}

export type LearnTexts = typeof learnEn
