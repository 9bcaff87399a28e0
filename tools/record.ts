/** `npm run record`: records whole matches for the present rules versions, where there are none yet. */
import './quietPipe.mjs'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { type AnyGame, canonical, findGame, gameIds, seedFromNumber } from '@heorot/shared'
import { cheapLaws, watchMatch } from '@heorot/shared/testkit'

const FOLDER = 'shared/fixtures/recorded'
const MATCHES = 12

/** Every option that is a switch, on in every other match. */
function optionsFor(game: AnyGame, seats: number, n: number): unknown {
  const defaults = game.readOptions({}, seats) as Record<string, unknown>
  const switches = Object.keys(defaults).filter(key => typeof defaults[key] === 'boolean')
  return Object.fromEntries(switches.map(key => [key, n % 2 === 1]))
}

function recorded(game: AnyGame, n: number): string {
  const { min, max } = game.seats
  const seats = min + (n % (max - min + 1))
  const start = {
    seats,
    options: optionsFor(game, seats, Math.floor(n / (max - min + 1))),
    seed: seedFromNumber(n),
  }
  const { record, finalState } = watchMatch(game, start, { laws: cheapLaws })
  const final = createHash('sha256').update(canonical(finalState)).digest('hex')
  return JSON.stringify({ record, final })
}

mkdirSync(FOLDER, { recursive: true })
for (const id of gameIds) {
  const game = findGame(id)!
  const file = `${FOLDER}/${id}-${game.rulesVersion}.jsonl`
  if (existsSync(file)) console.log(`${file} is there: raise rulesVersion before recording again`)
  else writeFileSync(file, Array.from({ length: MATCHES }, (_, n) => `${recorded(game, n)}\n`).join(''))
}
