import { Decoder, Encoder } from '@colyseus/schema'
import { EventWriter, PublicTree, readEvents, readTable, readView, SeatState, TableState } from '.'

function pair() {
  const state = new TableState()
  const seen = new TableState()
  const encoder = new Encoder(state)
  const decoder = new Decoder(seen)
  decoder.decode(encoder.encodeAll())
  const patch = (): number => {
    const bytes = encoder.encode()
    decoder.decode(bytes)
    encoder.discardChanges()
    return bytes.length
  }
  return { state, seen, patch }
}

it('carries a table and its view', () => {
  const { state, seen, patch } = pair()
  const tree = new PublicTree(state.leaves)
  state.seats.push(new SeatState().assign({ name: 'Hygd', person: 'abc', deadline: 1.8e12 }))
  state.waitingFor.push(0)
  state.events = new EventWriter(state.shapes).write([{ kind: 'drew', seat: 2 }])
  const view = { act: 1, rows: [[{ tile: 'a', n: 1 }], [{ tile: 'b', n: null }]], scores: [0, 0] }
  tree.write(view)
  patch()
  expect(readView(seen)).toEqual(view)
  expect(readEvents(seen)).toEqual([{ kind: 'drew', seat: 2 }])
  expect(readTable(seen)).toMatchObject({
    host: null,
    waitingFor: [0],
    progress: null,
    seats: [{ name: 'Hygd', bot: null, deadline: 1.8e12 }],
  })
})

it('sends a changed leaf in a few bytes', () => {
  const { state, seen, patch } = pair()
  const tree = new PublicTree(state.leaves)
  const view = {
    seats: Array.from({ length: 20 }, (_, i) => ({ score: i, laid: ['axe', 'fox', 'horn', 'fist'] })),
  }
  tree.write(view)
  patch()
  view.seats[7]!.score = 99
  tree.write(view)
  state.revision++
  expect(patch()).toBeLessThan(20)
  expect(readView(seen)).toEqual(view)
})
