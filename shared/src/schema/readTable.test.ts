import { Decoder, Encoder } from '@colyseus/schema'
import { findGame } from '../games'
import type { Mine } from '../protocol'
import {
  lexiconOf,
  maskOf,
  PublicTree,
  readEvents,
  readMine,
  readTable,
  readView,
  SeatState,
  seatsIn,
  TableState,
  writeMine,
} from '.'

const { text, terse } = lexiconOf(findGame('movie')!)

function pair() {
  const state = new TableState().assign({ lexicon: text })
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
  const tree = new PublicTree(state.leaves, terse)
  state.seats.push(new SeatState().assign({ name: 'Hygd', person: 'abc', deadline: 1.8e12 }))
  state.waitingFor = maskOf([0])
  state.events = terse.writeRun([{ kind: 'drew', seat: 2 }])
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
  const tree = new PublicTree(state.leaves, terse)
  const viewWith = (score: number) => ({
    seats: Array.from({ length: 20 }, (_, i) => ({
      score: i === 7 ? score : i,
      laid: ['axe', 'fox', 'horn', 'fist'],
    })),
  })
  // It is taken apart while it changes for the first times.
  for (const score of [7, 8, 9]) tree.write(viewWith(score))
  patch()
  const view = viewWith(99)
  tree.write(view)
  state.revision++
  expect(patch()).toBeLessThan(13)
  expect(readView(seen)).toEqual(view)
})

it('carries what is a seat’s own by the words of the table', () => {
  const { seen, patch } = pair()
  patch()
  const mine: Mine = { match: 2, revision: 300, secret: { hand: [1, 99] }, prompt: { kind: 'play' } }
  expect(readMine(seen, writeMine(terse, mine))).toEqual(mine)
  const nothingAsked: Mine = { match: 1, revision: 7, prompt: null }
  expect(writeMine(terse, nothingAsked)[2]).toHaveLength(3)
})

it('tells seats as bits', () => {
  for (let mask = 0; mask < 256; mask++) expect(maskOf(seatsIn(mask))).toBe(mask)
  expect(seatsIn(0b1010)).toEqual([1, 3])
})
