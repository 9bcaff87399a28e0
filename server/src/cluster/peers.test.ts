/** Processes among themselves: who is there, and under which path. */
import { type AddressInfo, createServer } from 'node:net'
import express from 'express'
import { askPeers, checkReachable, redirectTo, stripName, Unreachable } from './peers'

type App = ReturnType<typeof express>

/** A process of this name, whose readiness the test decides. */
async function open(name: string, isReady = () => true) {
  const app: App = express()
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
  const server = await new Promise<ReturnType<App['listen']>>(resolve => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening))
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { address, close: () => server.close(), asked: () => asked }
}

it('sees who is there: the process of that name, with a store, not about to stop', async () => {
  let isReady = true
  const process = await open('a', () => isReady)
  const answers = askPeers()
  expect(await answers({ name: 'a', address: process.address })).toBe(true)
  expect(await answers({ name: 'b', address: process.address })).toBe(false)
  isReady = false
  expect(await answers({ name: 'a', address: process.address })).toBe(false)
  process.close()
  isReady = true
  expect(await askPeers()({ name: 'a', address: process.address })).toBe(false)
})

it('asks once however many wait', async () => {
  const process = await open('a')
  const answers = askPeers()
  const owner = { name: 'a', address: process.address }
  expect(await Promise.all([answers(owner), answers(owner), answers(owner)])).toEqual([true, true, true])
  expect(process.asked()).toBe(1)
  await answers(owner)
  expect(process.asked()).toBe(2)
  process.close()
})

it('waits a second for who does not answer, and asks again if it was paused itself meanwhile', async () => {
  const mute = createServer(socket => socket.on('close', () => socket.destroy()))
  await new Promise<void>(resolve => mute.listen(0, '127.0.0.1', resolve))
  const owner = { name: 'a', address: `http://127.0.0.1:${(mute.address() as AddressInfo).port}` }
  const wakingAt = async (...moments: number[]) => {
    expect(await askPeers(() => moments.shift()!)(owner)).toBe(false)
    return moments
  }
  // When it asked and when it gave up; the second time a minute had passed in between.
  expect(await wakingAt(0, 1000, 5000)).toEqual([5000])
  expect(await wakingAt(0, 60_000, 60_000, 61_000)).toEqual([])
  mute.close()
})

it('refuses an address that leads to another process, whether its store is there or not', async () => {
  const process = await open('a', () => false)
  await checkReachable({ name: 'a', address: process.address })
  await expect(checkReachable({ name: 'b', address: process.address })).rejects.toThrow(Unreachable)
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
