import { legendScenario } from '../../../testkit/legend/scenario'

describe('the draw pile', () => {
  it('is replaced the moment its last card is taken', () => {
    const table = legendScenario({
      episode: 'sailToDenmark',
      pile: ['travelling', 'friendship'],
      discards: ['wit', 'courage'],
      others: 'away',
    })
    table.risks(0)
    expect(table.events('reshuffled')).toEqual([{ kind: 'reshuffled', count: 2 }])
    expect(table.state.drawPile).toHaveLength(2)
    expect(table.discards()).toEqual([])
  })

  it('does not get the cards just revealed', () => {
    const table = legendScenario({
      episode: 'sailToDenmark',
      pile: ['wit'],
      discards: ['travelling'],
      others: 'away',
    })
    table.risks(0)
    expect(table.hand(0)).toEqual(['travelling'])
    expect(table.discards()).toEqual(['wit'])
    expect(table.state.drawPile).toEqual([])
  })

  it('is shuffled when a card is next needed, if there was nothing to shuffle', () => {
    const table = legendScenario({
      episode: 'sailToDenmark',
      pile: ['wit', 'courage'],
      others: 'away',
    })
    table.risks(0)
    expect(table.events('reshuffled')).toEqual([])
    expect(table.discards()).toEqual(['courage', 'wit'])
    table.risks(1)
    expect(table.events('reshuffled')).toEqual([{ kind: 'reshuffled', count: 2 }])
    expect(table.discards()).toEqual(['courage', 'wit'])
  })

  it('gives what there is', () => {
    const table = legendScenario({
      episode: 'hygelacsCourt',
      hands: [['wit', 'courage']],
      pile: ['beowulf'],
      others: 'away',
    })
    table.pays(0, 'wit', 'courage')
    expect(table.hand(0)).toHaveLength(2)
    expect(table.hand(0)).toContain('beowulf')
    expect(table.state.drawPile).toHaveLength(1)
  })
})
