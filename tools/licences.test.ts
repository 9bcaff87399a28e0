import { readFileSync } from 'node:fs'
import { neededBy } from './licences/lock'
import { type Licensed, licencePage, licences, PAGE, readLock } from './licences/page'

/** Licences that ask for no more than to be named and passed on. Anything else in what we ship is for people to decide. */
const WELCOME = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'ISC',
  'MIT',
  'MIT AND OFL-1.1',
  'MIT OR Apache-2.0',
  'OFL-1.1',
]

/**
 * Decided one by one: the MPL covers these packages' own files, which we install as they come and do not change. They
 * run on the server and are never bundled. See docs/adr/0033.
 */
const DECIDED = /^(@resvg\/resvg-js(-.+)?|web-push) MPL-2\.0$/

it('is up to date: npm run licences', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(licencePage(readLock()))
})

it('ships nothing under a licence that asks for more', () => {
  const { browser, server } = licences(readLock())
  const isDecided = ({ name, licence }: Licensed) => DECIDED.test(`${name} ${licence}`)
  const unwelcome = (all: readonly Licensed[]) => all.filter(({ licence }) => !WELCOME.includes(licence))
  expect(unwelcome(browser)).toEqual([])
  expect(unwelcome(server).filter(one => !isDecided(one))).toEqual([])
})

it('names what developers compare with', () => {
  const { dependencies } = JSON.parse(readFileSync('bench/package.json', 'utf8'))
  expect(Object.keys(dependencies)).toEqual(['boardgame.io', 'immer', 'socket.io', 'socket.io-client'])
})

it('finds packages as Node does, nearest first, and leaves out what nobody needs', () => {
  const packages = {
    '': {},
    server: { dependencies: { a: '1', shared: '1' } },
    shared: { dependencies: { b: '1' } },
    'node_modules/shared': { link: true, resolved: 'shared' },
    'node_modules/a': { dependencies: { b: '2' }, peerDependencies: { missing: '1' } },
    'node_modules/a/node_modules/b': {},
    'node_modules/b': {},
    'node_modules/unneeded': {},
  }
  expect([...neededBy({ packages }, 'server', 'with peers')]).toEqual([
    'server',
    'node_modules/a',
    'shared',
    'node_modules/a/node_modules/b',
    'node_modules/b',
  ])
})
