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
import { houseForTests, waitUntil } from './House'
import { bold } from './preferences'

/** Plays anything over the socket until the match is over. */
async function playOn(visitor: Visitor): Promise<void> {
  while (visitor.table.phase !== 'finished' && visitor.closedWith === null)
    if (!(await visitor.playAnything())) await new Promise(resolve => setTimeout(resolve, 30))
}

const codeIn = (path: string) => path.split('/').at(-1)!.replaceAll('-', '')

const promptOf = (visitor: Visitor) => visitor.mine?.prompt as { kind: string; locked?: boolean } | null

const house = houseForTests()

describe('The Legend', () => {
  it('is played to its end in its advanced form by mouse, by phone and over the socket, while another watches', async () => {
    const [anna, bo, cleo] = [
      await house.guest('Anna', 'tablet', { sharp: true }),
      await house.guest('Bo', 'phone'),
      await house.guest('Cleo', 'phone'),
    ] as const
    const path = await hostTable(anna, 'legend', 3, async page => {
      await page.getByLabel('Treasure episodes').check({ force: true })
    })
    await joinTable(bo, path)
    const dora = await Visitor.join(house.address, codeIn(path), { name: 'Dora', sit: true })
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
      playOn(dora),
    ])
    await everybodySees([anna, bo, cleo], '.end-panel, .result-button')
    await anna.pictures('legend-end', 'laptop', 'tablet', 'phone')
    expect(episodes.size).toBeGreaterThan(20)
    expect(dora.table.options).toMatchObject({ advanced: true })
    const told = await Promise.all([anna, bo, cleo].map(({ page }) => page.locator('.places').textContent()))
    expect(new Set(told).size).toBe(1)
    await dora.leave()
  })

  it('keeps blind bids blind, and a reload in the middle of one loses nothing', async () => {
    const emil = await house.guest('Emil', 'phone')
    const path = await hostTable(emil, 'legend', 2)
    const other = await Visitor.join(house.address, codeIn(path), { name: 'Freya', sit: true })
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
    await other.leave()
  })
})
