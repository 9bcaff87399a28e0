import type { Request } from 'express'
import { isAtThisMachine } from './addresses'

const asked = (remoteAddress: string, headers: Record<string, string>) =>
  isAtThisMachine({ headers, socket: { remoteAddress } } as unknown as Request)

it('knows who sits at this machine', () => {
  expect(asked('127.0.0.1', { host: 'localhost:8080' })).toBe(true)
  expect(asked('::ffff:127.0.0.1', { host: '127.0.0.1:8080' })).toBe(true)
  expect(asked('::1', { host: '[::1]:8080' })).toBe(true)
})

it('tells nobody else where the machine is', () => {
  expect(asked('192.168.1.7', { host: 'localhost:8080' })).toBe(false)
  expect(asked('127.0.0.1', { host: 'play.example.org' })).toBe(false)
  expect(asked('127.0.0.1', { host: 'localhost.evil.org' })).toBe(false)
  expect(asked('127.0.0.1', {})).toBe(false)
  for (const name of ['x-forwarded-for', 'forwarded', 'via'])
    expect(asked('127.0.0.1', { host: 'localhost', [name]: '8.8.8.8' })).toBe(false)
})
