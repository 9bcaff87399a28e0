/**
 * `npm run test:windows`: builds, starts, plays, backs up, is killed, restored and started again on Node for Windows,
 * under Wine.
 */
import './quietPipe.mjs'
import { playOut, Visitor } from '../server/test/support/Visitor'
import { visitorOf } from '../server/test/support/harness'
import { freePorts } from './cluster/ports'
import { hasWine } from './need.mjs'
import { Wine } from './windows/Wine'
import { WindowsCopy } from './windows/WindowsCopy'

const MOVES = 10
const BACKUP = 'back up.sqlite'

/** Says how long each part took. */
async function step<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const started = performance.now()
  const result = await work()
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return result
}

async function openTable(url: string) {
  const { code, token } = await visitorOf(url).create({ seats: 3, bots: [null, null, 'king'] })
  const host = await Visitor.join(url, code, { token })
  const guest = await Visitor.join(url, code, { sit: true })
  await host.host({ do: 'start' })
  return { code, people: [host, guest] }
}

/** Plays until so many moves were accepted. */
async function playMoves(people: readonly Visitor[]): Promise<void> {
  for (let moves = 0; moves < MOVES; )
    for (const person of people) {
      if ((await person.playAnything())?.ok) moves++
      else await new Promise(resolve => setTimeout(resolve, 1))
    }
}

async function checkPicture(url: string, code: string): Promise<void> {
  const page = await (await fetch(`${url}/t/${code}`)).text()
  const address = /og:image" content="([^"]+\/preview\/[^"]+)/.exec(page)![1]!
  const picture = Buffer.from(await (await fetch(address)).arrayBuffer())
  if (picture.toString('latin1', 1, 4) !== 'PNG') throw new Error('the link preview is no picture')
}

/** Everybody takes their seat again and plays to the end. */
async function returnAndFinish(url: string, code: string, people: readonly Visitor[]): Promise<void> {
  const back = await Promise.all(people.map(({ token }) => Visitor.join(url, code, { token })))
  const seats = back.map(({ you }) => you.seat)
  const { phase, revision } = back[0]!.table
  if (phase !== 'playing' || revision < MOVES || seats.includes(null))
    throw new Error(`not back in the match: ${phase}, revision ${revision}, seats ${seats}`)
  await playOut(back)
  await Promise.all(back.map(person => person.leave()))
}

async function tryWindows(): Promise<void> {
  const [port] = await freePorts(1)
  const url = `http://127.0.0.1:${port}`
  const copy = new WindowsCopy()
  const wine = new Wine(copy, port!)
  process.on('exit', () => {
    wine.kill()
    copy.remove()
  })
  await step('copy and packages', () => copy.make())
  await step('Wine', () => wine.prepare())
  await step('build and start', () => wine.start(url))
  const { code, people } = await openTable(url)
  await step('moves and link preview', async () => {
    await playMoves(people)
    await checkPicture(url, code)
  })
  await step('backup', () => wine.tool('backup', BACKUP))
  await step('kill', () => wine.kill())
  await step('restore', () => wine.tool('restore', BACKUP))
  await step('start again', () => wine.start(url))
  await step('return and play to the end', () => returnAndFinish(url, code, people))
  wine.kill()
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
if (hasWine()) await step('all of it', tryWindows)
else
  console.log(
    'The test on Windows was skipped: it needs Wine and mingw (on Debian: apt-get install wine gcc-mingw-w64-x86-64-win32).',
  )
