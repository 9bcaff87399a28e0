import { canonical, clonePlain, firstDifference, freezePlain, samePlain } from './plain'

describe('plain data', () => {
  const data = { b: [1, { c: null }], a: 'x' }

  it('is copied through and through', () => {
    const copy = clonePlain(data)
    expect(copy).toEqual(data)
    expect(copy.b[1]).not.toBe(data.b[1])
  })

  it('is frozen through and through', () => {
    const frozen = freezePlain(clonePlain(data))
    expect(Object.isFrozen(frozen.b[1])).toBe(true)
  })

  it('has one canonical text, whatever the order of its keys', () => {
    expect(canonical({ a: 'x', b: [1, { c: null }], d: undefined })).toBe(canonical(data))
    expect(samePlain({ a: 1 }, { a: 2 })).toBe(false)
    expect([samePlain({}, []), samePlain([], {})]).toEqual([false, false])
  })

  it.each([
    [
      [1, 2],
      [3, 2],
    ],
    [
      [1, 2],
      [1, 3],
    ],
    [[1], 'x'],
    [[1], null],
    [null, {}],
    [{}, 'x'],
    [{ a: null }, { a: {} }],
    [['a'], { 0: 'a' }],
    [{ a: 1 }, { b: 1 }],
  ])('tells %j from %j', (one, other) => {
    expect([samePlain(one, other), samePlain(other, one)]).toEqual([false, false])
    expect([samePlain(one, clonePlain(one)), samePlain(other, clonePlain(other))]).toEqual([true, true])
  })

  it('names the first place where two values differ', () => {
    expect(firstDifference(data, clonePlain(data))).toBeNull()
    expect(firstDifference(data, { ...data, b: [1, { c: 3 }] })).toBe('b.1.c: null ≠ 3')
    expect(firstDifference([1], [1, 2])).toBe('1: undefined ≠ 2')
    expect(firstDifference({ a: {} }, { a: [] })).toBe('a: {} ≠ []')
  })
})
