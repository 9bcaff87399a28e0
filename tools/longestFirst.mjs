/**
 * Jest's order of files: the longest first, so that none of them runs alone at the end. Jest itself knows how long they
 * take only from earlier runs, and a clean checkout has none.
 */
import { relative } from 'node:path'
import Sequencer from '@jest/test-sequencer'

const LONGEST = [
  ...['e2e/movie', 'e2e/legend', 'server/test/crash', 'e2e/lessons', 'e2e/filmStrips', 'server/test/faults'],
  ...['e2e/cluster', 'e2e/newGame', 'server/src/http/fuzz', 'server/test/sleepers', 'e2e/legendPictures'],
  ...['server/test/backup', 'server/test/spectators'],
].map(name => `${name}.test.ts`)

/** Files that are not listed come after those that are. */
const rank = ({ path }) => {
  const found = LONGEST.indexOf(relative('.', path))
  return found >= 0 ? found : LONGEST.length
}

export default class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => rank(a) - rank(b))
  }
}
