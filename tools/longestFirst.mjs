/**
 * Jest's order of files: the longest first, so that none of them runs alone at the end. Jest itself knows how long they
 * take only from earlier runs, and a clean checkout has none.
 */
import { basename } from 'node:path'
import Sequencer from '@jest/test-sequencer'

const LONGEST = ['movie', 'legend', 'lessons', 'filmStrips', 'newGame', 'cluster'].map(
  name => `${name}.test.ts`,
)

/** Files that are not listed come after those that are. */
const rank = ({ path, context }) => {
  const found = LONGEST.indexOf(basename(path))
  return context.config.displayName?.name === 'e2e' && found >= 0 ? found : LONGEST.length
}

export default class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => rank(a) - rank(b))
  }
}
