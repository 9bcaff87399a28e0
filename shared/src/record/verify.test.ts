import { findGame, gameIds } from '../games'
import { type AnyGame, clonePlain } from '../kernel'
import type { PublishedRecord } from '../wire/protocol'
import { readPublishedText } from './read'
import { everyOptions, simulated } from '../testkit/simulatedRecord'
import { CHECKS, verify } from './verify'

const MATCHES = 208

/** Matches of a game with every number of seats and every set of options in turn. */
function* matchesOf(game: AnyGame, count: number): Generator<PublishedRecord> {
  const { min, max } = game.seats
  const options = everyOptions(game)
  for (let n = 0; n < count; n++)
    yield simulated(game, min + (n % (max - min + 1)), options[n % options.length], n)
}

describe.each(gameIds)('published records of %s', id => {
  const game = findGame(id)!

  it('are proved, through a file and back, with every option', () => {
    const faults: unknown[] = []
    for (const published of matchesOf(game, MATCHES / 2)) {
      const verdict = verify(readPublishedText(JSON.stringify(published))!, game)
      if (verdict.fault || verdict.final !== published.seal.final) faults.push([published.id, verdict])
    }
    expect(faults).toEqual([])
  })

  const published = simulated(game, 3, {}, 7)
  const tampered = (alter: (copy: Mutable<PublishedRecord>) => void) => {
    const copy = clonePlain(published) as Mutable<PublishedRecord>
    alter(copy)
    return verify(copy, game).fault
  }

  it('prove every point', () => {
    expect(verify(published, game)).toEqual({ proved: [...CHECKS], fault: null, final: published.seal.final })
  })

  it('are refused at the very step where an intent was exchanged, left out or doubled', () => {
    const { intents } = published.record
    const found: unknown[] = []
    for (let step = 1; step < intents.length; step += 23) {
      // An intent that says the same as its neighbour is no change.
      if (JSON.stringify(intents[step]) === JSON.stringify(intents[step - 1])) continue
      for (const alter of [exchanged, leftOut, doubled]) {
        const fault = tampered(copy => alter(copy.record.intents, step))
        if (fault?.check !== 'moves' || fault.step !== (alter === doubled ? step + 1 : step))
          found.push([alter.name, step, fault])
      }
    }
    expect(found).toEqual([])
  })

  it('are refused where any number within an intent was changed', () => {
    const found: unknown[] = []
    published.record.intents.forEach(([, intent], i) => {
      if (i % 11 !== 0) return
      for (const [key, value] of Object.entries(intent as object)) {
        if (typeof value !== 'number') continue
        const fault = tampered(copy => {
          ;(copy.record.intents[i]![1] as Record<string, unknown>)[key] = value + 1
        })
        if (fault?.check !== 'moves' || fault.step !== i + 1) found.push([i + 1, key, fault])
      }
    })
    expect(found).toEqual([])
  })

  it('are refused when the deal, the end or the file was touched', () => {
    const flip = (text: string) => (text[0] === '0' ? '1' : '0') + text.slice(1)
    const last = published.record.intents.length
    const faults = [
      tampered(({ record }) => (record.rulesVersion += 1)),
      tampered(({ fairness }) => (fairness.serverSeed = flip(fairness.serverSeed))),
      tampered(({ fairness }) => (fairness.commitment = flip(fairness.commitment))),
      tampered(({ fairness }) => (fairness.chances[1] = '')),
      tampered(({ record }) => (record.seed = flip(record.seed))),
      tampered(({ seal }) => (seal.steps[9] = flip(seal.steps[9]!))),
      tampered(({ record }) => void record.intents.pop()),
      tampered(({ seal }) => (seal.final = flip(seal.final))),
      tampered(({ names }) => (names[0] = 'Grendel')),
      tampered(({ seal }) => (seal.file = flip(seal.file))),
    ].map(fault => [fault?.check, fault?.step])
    expect(faults).toEqual([
      ['rules', 0],
      ['commitment', 0],
      ['commitment', 0],
      ['seed', 0],
      ['seed', 0],
      ['moves', 9],
      ['moves', last - 1],
      ['end', last],
      ['file', 0],
      ['file', 0],
    ])
  })

  it('are refused, not stumbled over, when a seat acts that is not there', () => {
    expect(tampered(({ record }) => (record.intents[4]![0] = 7))).toMatchObject({ check: 'moves', step: 5 })
  })
})

type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T
type Intents = [number, unknown][]

function exchanged(intents: Intents, step: number): void {
  const held = intents[step - 1]!
  intents[step - 1] = intents[step]!
  intents[step] = held
}

const leftOut = (intents: Intents, step: number): void => void intents.splice(step - 1, 1)
const doubled = (intents: Intents, step: number): void => void intents.splice(step, 0, intents[step - 1]!)

test('a file that is no record is not one', () => {
  expect(['', '{}', '[]', 'null', '{"id":1}'].map(readPublishedText)).toEqual([null, null, null, null, null])
})
