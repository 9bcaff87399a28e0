import type { TableSummary } from '@heorot/shared'
import { applyLobby } from './lobby'

const table = (code: string, spectators = 0) => ({ code, spectators }) as TableSummary

test('the list follows what is told', () => {
  let tables = applyLobby([], { tables: [table('A'), table('B')] })
  tables = applyLobby(tables, { table: table('B', 3) })
  expect(tables.map(t => [t.code, t.spectators])).toEqual([
    ['A', 0],
    ['B', 3],
  ])
  tables = applyLobby(tables, { table: table('C') })
  tables = applyLobby(tables, { gone: { code: 'A' } })
  expect(tables.map(t => t.code)).toEqual(['C', 'B'])
})
