/** Names from the saga for people who want to play at once. */
const SAGA = ['Hygd', 'Wulfgar', 'Freawaru', 'Ecgtheow', 'Hildeburh', 'Scyld', 'Wealhtheow', 'Aeschere']

/** A name to play under until its owner chooses another. */
export const suggestedName = (random: () => number = Math.random): string =>
  SAGA[Math.floor(random() * SAGA.length)] ?? 'Scyld'
