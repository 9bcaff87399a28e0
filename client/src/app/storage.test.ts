import { listIn, objectIn, sharedList } from './storage'

interface Named {
  readonly name: string
}
const isNamed = (raw: Partial<Named> | null): raw is Named => typeof raw?.name === 'string'

test.each([null, '', '{', '{"a":1}', '[1,null,{"name":3}]'])('%p holds no entry', stored => {
  expect(listIn(stored, isNamed)).toEqual([])
})

test.each([null, '', '{', '7', 'null'])('%p holds nothing', stored => {
  expect(objectIn(stored)).toEqual({})
})

test('what another tab writes is taken over', () => {
  const list = sharedList('named', isNamed)
  list.value = [{ name: 'Wulf' }]
  expect(localStorage.getItem('named')).toBe('[{"name":"Wulf"}]')
  dispatchEvent(new StorageEvent('storage', { key: 'named', newValue: '[{"name":"Eofor"}]' }))
  expect(list.value).toEqual([{ name: 'Eofor' }])
})
