import { begin, createShape, findGame, rngFrom, seedFromNumber } from '@heorot/shared'
import { guestNamed, unpaused } from '../../test/support/fakeTable'
import type { IntentRow } from '../store/TableRecord'
import { start } from '../tables/record/life'
import { newRecord } from '../tables/record/newRecord'
import { TableStatuses } from './TableStatuses'

const game = findGame('movie')!

it('replays a sleeping table again only after another step', async () => {
  const order = createShape.parse({ game: 'movie', name: 'Hrothgar', seats: 2, bots: [null, 'thrall'] })
  const options = game.readOptions({}, 2)
  const record = newRecord('ABCDEFGH', order, options, guestNamed('Hrothgar'), '00'.repeat(32), 1)
  start(record, game)
  let now = 0
  let replays = 0
  let rows: IntentRow[] = []
  const counted = {
    ...game,
    setup: (...args: Parameters<typeof game.setup>) => {
      replays++
      return game.setup(...args)
    },
  }
  const statuses = new TableStatuses({
    awake: new Map(),
    store: { loadTable: async () => record, loadIntents: async () => rows },
    findGame: () => counted,
    playTime: unpaused(() => now),
    now: () => now,
  })
  const look = () => {
    now += 60_000
    return statuses.at('ABCDEFGH')
  }
  const first = await look()
  expect(await look()).toEqual(first)
  expect(replays).toBe(1)

  const { state } = begin(game, { seats: 2, options, seed: record.seed! })
  const [seat] = game.asked(state)
  const intent = game.suggest(game.prompt(state, seat!)!, rngFrom(seedFromNumber(1)))
  rows = [{ step: 1, seat: seat!, intent, id: null, at: now }]
  expect((await look())?.movedAt).toBe(rows[0]!.at)
  expect(replays).toBe(2)
})
