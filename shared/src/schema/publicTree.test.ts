import * as fc from 'fast-check'
import { canonical } from '../kernel'
import { PublicTree, readTree } from './publicTree'
import { Terse } from './terse'

const terse = new Terse(['a', ' name hand score'])

class CountingLeaves extends Map<string, string> {
  touched: string[] = []
  override set(path: string, text: string): this {
    this.touched?.push(path)
    return super.set(path, text)
  }
  override delete(path: string): boolean {
    this.touched.push(path)
    return super.delete(path)
  }
}

const plain = fc.letrec<{ tree: unknown }>(tie => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(0, 1, -3, 'a', '', '#', true, false, null),
    fc.array(tie('tree'), { maxLength: 12 }),
    fc.array(fc.nat(99), { maxLength: 30 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '#', 'x.y', '~', '~1', '0', '0+', 'length'), tie('tree')),
  ),
})).tree

describe('a view as leaves', () => {
  it('comes back as it went in, whatever was written before', () => {
    fc.assert(
      fc.property(fc.array(plain, { minLength: 1, maxLength: 5 }), views => {
        const leaves = new CountingLeaves()
        const tree = new PublicTree(leaves, terse)
        for (const view of views) {
          tree.write(view)
          if (canonical(readTree(leaves, terse)) !== canonical(view)) return false
        }
        tree.clear()
        return leaves.size === 0
      }),
      { numRuns: 500 },
    )
  })

  it('touches only what changed, and takes apart what changes', () => {
    const leaves = new CountingLeaves()
    const tree = new PublicTree(leaves, terse)
    const seat = (name: string, score: number, hand = [1, 2, 3]) => ({ name, hand, score })
    const view = (...seats: object[]) => ({ act: 1, seats })
    tree.write(view(seat('a', 3), seat('b', 3)))
    expect([...leaves.keys()]).toEqual(['act', 'seats'])
    leaves.touched = []
    tree.write(view(seat('a', 3), seat('b', 3)))
    expect(leaves.touched).toEqual([])
    tree.write(view(seat('a', 3), seat('b', 9)))
    expect(leaves.touched).toEqual(['seats', 'seats.#', 'seats.0', 'seats.1'])
    tree.write(view(seat('a', 3), seat('b', 8)))
    leaves.touched = []
    tree.write(view(seat('a', 3), seat('b', 7)))
    expect(leaves.touched).toEqual(['seats.1.score'])
  })

  it('writes a list that changes in runs, a board with empty spaces too', () => {
    const leaves = new CountingLeaves()
    const tree = new PublicTree(leaves, terse)
    const pile = Array.from({ length: 25 }, (_, i) => (i % 3 ? i : null))
    tree.write({ pile: [] })
    tree.write({ pile })
    expect([...leaves]).toEqual([
      ['pile.0+', '.12.45.78.:;'],
      ['pile.12+', '.=>.@A.CD.FG'],
      ['pile.24+', '.'],
    ])
    leaves.touched = []
    tree.write({ pile: [...pile, 18] })
    expect(leaves.touched).toEqual(['pile.24+'])
    tree.write({ pile: pile.slice(0, 13) })
    expect([...leaves.keys()]).toEqual(['pile.0+', 'pile.12+'])
    tree.write({ pile: [] })
    expect([...leaves]).toEqual([['pile.0+', '']])
    expect(readTree(leaves, terse)).toEqual({ pile: [] })
  })
})
