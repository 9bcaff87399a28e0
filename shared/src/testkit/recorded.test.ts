import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findGame, gameIds } from '../games'
import { canonical, type MatchRecord, replay } from '../kernel'

/**
 * Whole matches, recorded once per rules version (`npm run record`). If one of these breaks, an old
 * record would replay differently: raise `rulesVersion` and record a new set beside the old one.
 */
const folder = join(__dirname, '../../fixtures/recorded')

interface Recorded {
  readonly record: MatchRecord
  readonly final: string
}

const readSet = (game: string, version: number): Recorded[] =>
  readFileSync(join(folder, `${game}-${version}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))

describe.each(gameIds)('recorded matches of %s', id => {
  const game = findGame(id)!

  it('replay byte for byte', () => {
    for (const { record, final } of readSet(id, game.rulesVersion)) {
      const { state } = replay(game, record)
      expect(createHash('sha256').update(canonical(state)).digest('hex')).toBe(final)
    }
  })

  it('of older rules are refused with both versions named, never replayed wrongly', () => {
    for (let version = 1; version < game.rulesVersion; version++)
      for (const { record } of readSet(id, version))
        expect(() => replay(game, record)).toThrow(
          `played by rules ${version} of edition ${game.edition}; here are rules ${game.rulesVersion}`,
        )
  })
})

it('has a set for every rules version up to now', () => {
  const wanted = gameIds.flatMap(id =>
    Array.from({ length: findGame(id)!.rulesVersion }, (_, i) => `${id}-${i + 1}.jsonl`),
  )
  expect(readdirSync(folder).sort()).toEqual(wanted.sort())
})
