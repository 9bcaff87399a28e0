import { legendScenario } from '../../../testkit/legend/scenario'

const times = (name: string, count: number) => new Array<string>(count).fill(name)

/** Three players at Death of Beowulf would be offered fame 5, 1 and 3; with four, fame 2 comes in. */
const death = (tokens: string[][]) => {
  const table = legendScenario({ episode: 'deathOfBeowulf', hands: [['wit']], tokens })
  table.takes(0, 'F2')
  return table
}

describe('change for fame 2', () => {
  it('is not needed while there is one', () => {
    const table = death([[], times('fame 2', 8)])
    expect(table.tokens(0)).toEqual(['fame 2'])
    expect(table.events('gotChange')).toEqual([])
  })

  it('is two of fame 1 if no later prize needs them', () => {
    const table = death([[], times('fame 2', 9)])
    expect(table.tokens(0)).toEqual(['fame 1', 'fame 1'])
    expect(table.events('gotChange')[0]).toMatchObject({ given: [], owed: 0 })
  })

  it('is a larger token for one of the taker’s own', () => {
    const table = death([['fame 1', 'fame 1'], times('fame 2', 9)])
    expect(table.tokens(0)).toEqual(['fame 1', 'fame 3'])
  })

  it('never takes what a prize still to come needs', () => {
    const table = death([
      ['fame 1', 'fame 1'],
      [...times('fame 2', 9), ...times('fame 3', 4)],
    ])
    expect(table.tokens(0)).toEqual(['fame 4'])
  })

  it('tries two tokens each way and no more: here fame 7 for fame 1, 1 and 3 would do', () => {
    const others = { 'fame 2': 9, 'fame 3': 3, 'fame 4': 6, 'fame 5': 9, 'fame 6': 1 }
    const elsewhere = Object.entries(others).flatMap(([name, count]) => times(name, count))
    const table = death([['fame 1', 'fame 1', 'fame 3'], elsewhere])
    expect(table.tokens(0)).toEqual(['fame 1', 'fame 1', 'fame 3'])
    expect(table.events('gotChange')[0]).toMatchObject({ taken: [], given: [], owed: 2 })
  })

  it('is owed where the box cannot make it up, and counts all the same', () => {
    const supply = { 'fame 1': 2, 'fame 3': 4, 'fame 4': 6, 'fame 5': 9, 'fame 6': 1, 'fame 7': 2 }
    const others = Object.entries(supply).flatMap(([name, count]) => times(name, count))
    const table = death([[], [...times('fame 2', 9), ...others]])
    expect(table.tokens(0)).toEqual([])
    expect(table.state.owed).toEqual([2, 0, 0, 0])
    expect(table.events('gotChange')[0]).toMatchObject({ taken: [], given: [], owed: 2 })
    table.takes(1, 'F5')
    table.takes(2, 'F3')
    expect(table.state.stage).toMatchObject({ kind: 'over', sheets: [{ total: 7 }, {}, {}, {}] })
  })
})
