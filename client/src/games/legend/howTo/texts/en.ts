/** One caption for each picture. */
export const legendHowToEn = [
  'Follow Beowulf through 36 episodes of his life.',
  'Your cards show five symbols. Beowulf cards are jokers.',
  'Risk: reveal two cards. Nothing matches? You take a scratch.',
  'Contests: bid matching symbols, keep up, or withdraw.',
  'The highest bidder picks a prize first. The last takes what is left.',
  'Most fame and treasure wins. Three wounds or more: −5 for each.',
]
