/** Processes among themselves: who is there, and under which path. */
import { createServer as createHttp } from 'node:http'
import { createServer } from 'node:net'
import express from 'express'
import { listening } from '../../test/support/freePort'
import { OperatorError } from '../ops/errors'
import { askPeers, checkReachable, redirectTo, stripName } from './peers'

const quick = async () => 1

/** A process of this name, whose readiness the test decides. */
async function open(name: string, isReady = () => true) {
  const app = express()
  let asked = 0
  app.use(stripName(name))
  app.get('/readyz', (_, response) => {
    asked++
    response.status(isReady() ? 200 : 503).send(isReady() ? 'ok' : 'not now')
  })
  app.get('/healthz', (_, response) => void response.send('ok'))
  app.use('/api', (_, response) => redirectTo({ name: 'c', address: 'http://c' }, response))
  // As the pages do: any other path is a page.
  app.use((_, response) => void response.send('<html>'))
  const server = createHttp(app)
  const address = `http://127.0.0.1:${await listening(server)}`
  return { address, close: () => server.close(), asked: () => asked }
}

it('sees who is there: the process of that name, with a store, not about to stop', async () => {
  let isReady = true
  const process = await open('a', () => isReady)
  const answers = askPeers(quick)
  expect(await answers({ name: 'a', address: process.address })).toBe(true)
  expect(await answers({ name: 'b', address: process.address })).toBe(false)
  isReady = false
  expect(await answers({ name: 'a', address: process.address })).toBe(false)
  process.close()
  isReady = true
  expect(await askPeers(quick)({ name: 'a', address: process.address })).toBe(false)
})

it('asks once however many wait', async () => {
  const process = await open('a')
  const answers = askPeers(quick)
  const owner = { name: 'a', address: process.address }
  expect(await Promise.all([answers(owner), answers(owner), answers(owner)])).toEqual([true, true, true])
  expect(process.asked()).toBe(1)
  await answers(owner)
  expect(process.asked()).toBe(2)
  process.close()
})

it('gives up who does not answer within a second, unless it is busy or was paused itself', async () => {
  const mute = createServer(socket => socket.on('close', () => socket.destroy()))
  const owner = { name: 'a', address: `http://127.0.0.1:${await listening(mute)}` }
  const pingsUntilGivenUp = async (...times: number[]) => {
    const ping = jest.fn(async () => times.shift() ?? 5000)
    expect(await askPeers(ping)(owner)).toBe(false)
    return ping.mock.calls.length
  }
  expect(await pingsUntilGivenUp(2)).toBe(1)
  expect(await pingsUntilGivenUp(60_000, 3)).toBe(2)
  expect(await pingsUntilGivenUp()).toBe(4)
  mute.close()
})

it('does not wait for a process that is gone, however busy it is', async () => {
  const process = await open('a')
  process.close()
  const ping = jest.fn(async () => 5000)
  expect(await askPeers(ping)({ name: 'a', address: process.address })).toBe(false)
  expect(ping).toHaveBeenCalledTimes(1)
})

it('refuses an address that leads to another process, whether its store is there or not', async () => {
  const process = await open('a', () => false)
  await checkReachable({ name: 'a', address: process.address })
  await expect(checkReachable({ name: 'b', address: process.address })).rejects.toThrow(OperatorError)
  process.close()
})

it('sends a request on to the process that has the table, from whatever path it came', async () => {
  const process = await open('a')
  for (const path of ['/api/tables/ABCDEFGH?x=1', '/n/a/api/tables/ABCDEFGH?x=1']) {
    const response = await fetch(`${process.address}${path}`, { method: 'POST', redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([307, '/n/c/api/tables/ABCDEFGH?x=1'])
  }
  process.close()
})
