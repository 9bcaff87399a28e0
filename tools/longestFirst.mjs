/**
 * Jest's order of files: the longest first, so that none of them runs alone at the end. Jest itself knows how long they
 * take only from earlier runs, and a clean checkout has none.
 */
import { relative, sep } from 'node:path'
import Sequencer from '@jest/test-sequencer'

const LONGEST = [
  ...['e2e/legend', 'e2e/movie', 'server/test/stopping', 'e2e/lessons', 'server/test/faults', 'e2e/cluster'],
  ...['e2e/newGame', 'shared/src/games/legend/laws', 'shared/src/games/movie/laws', 'e2e/stories'],
  ...[
    'server/src/tables/people/seatHopping',
    'server/test/sleepers',
    'server/test/crash',
    'server/test/spectators',
  ],
  ...['server/src/store/sqlite/restore', 'server/test/trouble', 'server/test/rest', 'server/src/http/fuzz'],
].map(name => `${name}.test.ts`)

/** Files that are not listed come after those that are. */
const rank = ({ path }) => {
  const found = LONGEST.indexOf(relative('.', path).replaceAll(sep, '/'))
  return found >= 0 ? found : LONGEST.length
}

export default class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => rank(a) - rank(b))
  }
}
