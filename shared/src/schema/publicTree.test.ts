import * as fc from 'fast-check'
import { canonical } from '../kernel'
import { PublicTree, readTree } from './publicTree'

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
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '#', 'x.y', '~', '~1', '0', 'length'), tie('tree')),
  ),
})).tree

describe('a view as leaves', () => {
  it('comes back as it went in, whatever was written before', () => {
    fc.assert(
      fc.property(fc.array(plain, { minLength: 1, maxLength: 5 }), views => {
        const leaves = new CountingLeaves()
        const tree = new PublicTree(leaves)
        for (const view of views) {
          tree.write(view)
          if (canonical(readTree(leaves)) !== canonical(view)) return false
        }
        tree.clear()
        return leaves.size === 0
      }),
      { numRuns: 500 },
    )
  })

  it('touches only what changed, even when the view is altered in place', () => {
    const leaves = new CountingLeaves()
    const tree = new PublicTree(leaves)
    const view = { act: 1, seats: ['a', 'b', 'c'].map(name => ({ name, hand: [1, 2], score: 3 })) }
    tree.write(view)
    leaves.touched = []
    tree.write(view)
    expect(leaves.touched).toEqual([])
    view.seats[1]!.score = 9
    tree.write(view)
    expect(leaves.touched).toEqual(['seats.1'])
    // What grows is taken apart.
    view.seats[0]!.hand.push(3, 4, 5)
    tree.write(view)
    leaves.touched = []
    view.seats[0]!.score = 8
    tree.write(view)
    expect(leaves.touched).toEqual(['seats.0.score'])
  })

  it('writes a list in runs', () => {
    const leaves = new CountingLeaves()
    const tree = new PublicTree(leaves)
    const pile = Array.from({ length: 18 }, (_, i) => i)
    tree.write({ pile })
    expect([...leaves.keys()]).toEqual(['pile.#', 'pile.0+', 'pile.8+', 'pile.16+'])
    leaves.touched = []
    tree.write({ pile: [...pile, 18] })
    expect(leaves.touched).toEqual(['pile.#', 'pile.16+'])
    tree.write({ pile: pile.slice(0, 9) })
    expect([...leaves.keys()]).toEqual(['pile.#', 'pile.0+', 'pile.8+'])
    tree.write({ pile: [...pile.slice(0, 9), null] })
    expect(readTree(leaves)).toEqual({ pile: [...pile.slice(0, 9), null] })
  })

  it('has no leaves for what is empty', () => {
    const leaves = new CountingLeaves()
    const tree = new PublicTree(leaves)
    const board: (number | null)[] = [null, 7, null, null, null, 9]
    tree.write({ board })
    expect([...leaves.keys()]).toEqual(['board.#', 'board.1', 'board.5'])
    board[1] = null
    board[3] = 7
    tree.write({ board })
    expect([...leaves.keys()]).toEqual(['board.#', 'board.5', 'board.3'])
    expect(readTree(leaves)).toEqual({ board })
  })
})
