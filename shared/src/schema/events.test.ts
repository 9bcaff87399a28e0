import * as fc from 'fast-check'
import { EventWriter, unpackEvents } from './events'

const word = fc.constantFrom('seat', 'tile', 'cards', 'length', 'to')
const event = fc
  .tuple(fc.constantFrom('drew', 'laid', 'ended'), fc.dictionary(word, fc.jsonValue()))
  .map(([kind, rest]) => ({ kind, ...rest }))

it('brings events back as they were, each shape being written once', () => {
  fc.assert(
    fc.property(fc.array(fc.array(event)), revisions => {
      const shapes: string[] = []
      const writer = new EventWriter(shapes)
      const texts = revisions.map(events => writer.write(events))
      expect(texts.map(text => unpackEvents(text, shapes))).toEqual(
        revisions.map(events => JSON.parse(JSON.stringify(events))),
      )
      expect(new Set(shapes).size).toBe(shapes.length)
    }),
  )
})

it('is short', () => {
  const shapes: string[] = []
  const writer = new EventWriter(shapes)
  const events = [
    { kind: 'placedTile', seat: 0, tile: 17, space: 12 },
    { kind: 'placedTile', seat: 1, tile: undefined, space: 3 },
  ]
  expect(writer.write(events)).toBe('[[0,0,17,12],[1,1,3]]')
  expect(shapes).toEqual(['placedTile seat tile space', 'placedTile seat space'])
  expect(writer.write([])).toBe('[]')
})
