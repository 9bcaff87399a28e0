import { begin, clonePlain, findGame, gameIds } from '@heorot/shared'
import { chancesFrom } from './winChances'

test.each(gameIds)('the chances of %s come from the public view alone, and add up', id => {
  const game = findGame(id)!
  const { state } = begin(game, { seats: 3, options: {}, seed: '00'.repeat(16) })
  const view = clonePlain(game.publicView(state))
  const task = { game: id, revision: 0, view, playouts: 20, limit: 0 }
  const { chances } = chancesFrom(task)
  expect(chances).toHaveLength(3)
  expect(chances.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  expect(chancesFrom(task)).toEqual({ revision: 0, chances })
})
