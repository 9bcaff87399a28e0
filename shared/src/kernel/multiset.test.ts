import { addSorted, areAmong, isSorted, removeEach, sorted, without } from './multiset'

describe('a multiset', () => {
  it('loses each item as often as it is named, and ignores what it does not have', () => {
    const list = [1, 1, 2, 3]
    removeEach(list, [1, 3, 3, 7])
    expect(list).toEqual([1, 2])
    expect(without([5, 5, 5], [5, 5])).toEqual([5])
  })

  it('has items only as often as it holds them', () => {
    expect(areAmong([1, 1], [1, 2, 1])).toBe(true)
    expect(areAmong([1, 1], [1, 2])).toBe(false)
    expect([1, 3].map(item => areAmong([item], [1, 2]))).toEqual([true, false])
    expect(areAmong([], [])).toBe(true)
  })

  it('stays sorted whatever is added', () => {
    const list = [2, 4]
    addSorted(list, [9, 1, 4, 3])
    expect(list).toEqual([1, 2, 3, 4, 4, 9])
    expect(sorted([10, 9, 2])).toEqual([2, 9, 10])
    expect([[], [1], [1, 1, 2], [2, 1], [1, 3, 2]].map(isSorted)).toEqual([true, true, true, false, false])
  })
})
