import { readFileSync } from 'node:fs'
import { type Licensed, licencePage, licences, PAGE } from './licences/page'

const found = licences()

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
  expect(readFileSync(PAGE, 'utf8')).toBe(licencePage(found))
})

it('ships nothing under a licence that asks for more', () => {
  const { browser, server } = found
  const isDecided = ({ name, licence }: Licensed) => DECIDED.test(`${name} ${licence}`)
  expect(browser.map(({ name }) => name)).toEqual(expect.arrayContaining(['pixi.js', '@colyseus/sdk', 'ws']))
  expect(server.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['zod', 'ws', 'libsql', '@colyseus/core']),
  )
  const unwelcome = (all: readonly Licensed[]) => all.filter(({ licence }) => !WELCOME.includes(licence))
  expect(unwelcome(browser)).toEqual([])
  expect(unwelcome(server).filter(one => !isDecided(one))).toEqual([])
})

it('names what developers compare with', () => {
  const { dependencies } = JSON.parse(readFileSync('bench/package.json', 'utf8'))
  expect(Object.keys(dependencies)).toEqual(['boardgame.io', 'immer', 'socket.io', 'socket.io-client'])
})
