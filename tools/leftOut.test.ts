import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { leftOut } from './leftOut.mjs'

it('leaves out no test on Linux', () => {
  expect(leftOut('linux')).toEqual([])
})

it.each(['darwin', 'win32'] as const)('names tests that exist: %s', platform => {
  const names = leftOut(platform)
  expect(names).toContain('e2e/cluster')
  expect(names.filter(name => !existsSync(join(__dirname, '..', `${name}.test.ts`)))).toEqual([])
})
