/** The keys of the objects in events and private slices, in the order they are made: each travels as one byte. */
export const sampleRecords: readonly string[] = [
  'hand,laid',
  'kind,cards',
  'prompt',
  'secret,prompt',
  'secret,prompt,events',
  'kind,seat,card',
  'kind,cards,winner',
  'kind,winners',
]
