import { Visitor } from '../server/test/support/Visitor'
import {
  startMatch,
  hostTable,
  everybodySees,
  joinTable,
  playByPointer,
  pressOnce,
  sceneShown,
  storyStands,
  watchTable,
} from './atTable'
import { House, waitUntil } from './House'
import { bold } from './preferences'

jest.setTimeout(900_000)

/** Plays anything over the socket until the match is over. */
async function playOn(visitor: Visitor): Promise<void> {
  while (visitor.table.phase !== 'finished' && visitor.closedWith === null)
    if (!(await visitor.playAnything())) await new Promise(resolve => setTimeout(resolve, 30))
}

const promptOf = (visitor: Visitor) => visitor.mine?.prompt as { kind: string; locked?: boolean } | null

let house: House
beforeAll(async () => {
  house = await House.open()
}, 120_000)
afterAll(() => house?.close(), 120_000)

describe('The Legend', () => {
  it('is played to its end by two people, mouse and phone, while a third watches', async () => {
    const [anna, bo, cleo] = [
      await house.guest('Anna', 'tablet', { sharp: true }),
      await house.guest('Bo', 'phone'),
      await house.guest('Cleo', 'phone'),
    ] as const
    const path = await hostTable(anna, 'legend', 2)
    await joinTable(bo, path)
    await startMatch(anna)
    await watchTable(cleo, path)
    for (const guest of [anna, bo, cleo]) await sceneShown(guest)
    const episodes = new Set<string>()
    const newEpisode = async () => {
      const episode = await storyStands(anna)
      if (episodes.has(episode)) return
      episodes.add(episode)
      // In the middle of a contest in turn.
      if (episode.includes('Grendel')) {
        await anna.page.reload()
        await sceneShown(anna)
      }
    }
    await Promise.all([
      playByPointer(anna, bold(1), { onTurn: newEpisode }),
      playByPointer(bo, bold(2), { touch: true }),
    ])
    await everybodySees([anna, bo, cleo], '.end-panel, .result-button')
    await anna.pictures('legend-end', 'laptop', 'tablet', 'phone')
    expect(episodes.size).toBeGreaterThan(20)
    const told = await Promise.all([anna, bo, cleo].map(({ page }) => page.locator('.places').textContent()))
    expect(new Set(told).size).toBe(1)
    for (const guest of [anna, bo, cleo]) expect(guest.errors).toEqual([])
    for (const guest of [anna, bo, cleo]) await guest.leave()
  })

  it('is played in its advanced form by five, four of them over the socket', async () => {
    const dora = await house.guest('Dora', 'tablet')
    const path = await hostTable(dora, 'legend', 5, async page => {
      await page.getByLabel('Treasure episodes').check({ force: true })
    })
    const code = path.split('/').at(-1)!.replaceAll('-', '')
    const others = await Promise.all(
      [1, 2, 3, 4].map(seat => Visitor.join(house.address, code, { name: `Guest ${seat}`, sit: true })),
    )
    await startMatch(dora)
    await sceneShown(dora)
    const playing = others.map(playOn)
    await playByPointer(dora, bold(5))
    await Promise.all(playing)
    await everybodySees([dora], '.end-panel, .result-button')
    expect(others[0]!.table.options).toMatchObject({ advanced: true })
    expect(dora.errors).toEqual([])
    for (const visitor of others) await visitor.leave()
    await dora.leave()
  })

  it('keeps blind bids blind, and a reload in the middle of one loses nothing', async () => {
    const emil = await house.guest('Emil', 'phone')
    const path = await hostTable(emil, 'legend', 2)
    const code = path.split('/').at(-1)!.replaceAll('-', '')
    const other = await Visitor.join(house.address, code, { name: 'Freya', sit: true })
    await startMatch(emil)
    await sceneShown(emil)
    while (promptOf(other)?.kind !== 'bid')
      if (!(await other.playAnything())) await pressOnce(emil, true, bold(7))
    const received: string[] = []
    emil.page.on('websocket', socket =>
      socket.on('framereceived', frame => received.push(frame.payload.toString())),
    )
    // That a bid was changed is public and in the list of moves; what it is now must show nowhere.
    const seen = () =>
      emil.page.locator('.stage').evaluate(stage => {
        const copy = stage.cloneNode(true) as HTMLElement
        for (const list of copy.querySelectorAll('.kit-recent, [aria-label="Since your last turn"]'))
          list.remove()
        return copy.innerHTML
      })
    const hand = (other.mine!.secret as { hand: readonly number[] }).hand
    const bid = (card: number) => other.intend({ kind: 'bid', cards: [card], show: false })
    expect(await bid(hand[0]!)).toMatchObject({ ok: true })
    await waitUntil('the lock is seen', async () => (await other.sync()).mine !== null)
    await emil.twoFrames()
    await emil.page.reload()
    await sceneShown(emil)
    await emil.twoFrames()
    const before = await seen()
    received.length = 0
    expect(await bid(hand.at(-1)!)).toMatchObject({ ok: true })
    await waitUntil('the change has come through', () => received.length > 0)
    await emil.twoFrames()
    expect(await seen()).toBe(before)
    expect(received.join('')).not.toMatch(new RegExp(`"cards":\\[${hand.at(-1)}\\]`))
    expect(emil.errors).toEqual([])
    await other.leave()
    await emil.leave()
  })
})
