import { lastLook, noteLook } from './byTable'

test('the newest look at each table is kept', () => {
  noteLook('ABCD2345', { match: 1, revision: 4 })
  noteLook('WXYZ2345', { match: 2, revision: 9 })
  noteLook('ABCD2345', { match: 1, revision: 5 })
  expect([lastLook('ABCD2345'), lastLook('WXYZ2345'), lastLook('NONE2345')]).toEqual([
    { match: 1, revision: 5 },
    { match: 2, revision: 9 },
    null,
  ])
})
