import { legendScenario } from '../../../testkit/legend/scenario'

describe("The Warrior's Rest", () => {
  /** A risk in vain, with two scratches already. */
  const thirdScratch = () => {
    const given = { hands: [['rest']], scratches: [2, 0, 0, 0], pile: ['wit', 'wit'] }
    const table = legendScenario({ episode: 'sailToDenmark', ...given })
    table.risks(0)
    return table
  }

  it('puts old scratches back before a third one comes', () => {
    const table = thirdScratch()
    expect(table.prompt(0)).toMatchObject({ kind: 'thirdScratch', rest: 2 })
    table.rests(0, 2)
    expect(table.state).toMatchObject({ scratches: [1, 0, 0, 0], wounds: [0, 0, 0, 0] })
    expect(table.gone()).toEqual(['rest'])
    expect(table.asked()).toEqual([1])
  })

  it('may be kept even then', () => {
    const table = thirdScratch()
    table.declines(0)
    expect(table.state).toMatchObject({ scratches: [0, 0, 0, 0], wounds: [1, 0, 0, 0] })
  })

  it('can be used outside one’s turn, though nobody is asked', () => {
    const table = legendScenario({ episode: 'sailToDenmark', hands: [[], ['rest']], scratches: [0, 1, 0, 0] })
    expect(table.asked()).toEqual([0])
    expect(table.prompt(1)).toEqual({ kind: 'rest', rest: 1 })
    expect(table.refusal(1, { kind: 'rest', scratches: 2 })).toBe('too-few-scratches')
    table.rests(1, 1)
    expect(table.state.scratches[1]).toBe(0)
    expect(table.prompt(1)).toBeNull()
    expect(table.asked()).toEqual([0])
  })

  it('can be used while a bid is locked', () => {
    const table = legendScenario({ episode: 'seaHagAttack', hands: [['rest']], scratches: [2, 0, 0, 0] })
    table.bids(0)
    expect(table.prompt(0)).toMatchObject({ kind: 'bid', locked: true, rest: 2 })
    table.rests(0, 1)
    expect(table.state.scratches[0]).toBe(1)
    expect(table.asked()).toEqual([1, 2, 3])
  })

  it('needs its card', () => {
    const table = legendScenario({ episode: 'sailToDenmark', scratches: [1, 0, 0, 0] })
    expect(table.refusal(0, { kind: 'rest', scratches: 1 })).toBe('no-rest')
  })
})
