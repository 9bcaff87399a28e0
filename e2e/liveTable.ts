import type { BroadcastDelay } from '@heorot/shared'
import { visitorOf } from '../server/test/support/harness'
import { Visitor } from '../server/test/support/Visitor'

/** Two people at a table of which both sit elsewhere; they play as far as the test says. */
export async function liveTable(address: string, game: string, broadcast: BroadcastDelay = 0) {
  const { code, token } = await visitorOf(address).create({ game, broadcast })
  const host = await Visitor.join(address, code, { token, name: 'Hrothgar' })
  const guest = await Visitor.join(address, code, { name: 'Wealhtheow', sit: true, agree: broadcast })
  await host.host({ do: 'start' })
  // Who acted has their patch with the answer; the other one's may still be on its way.
  const newest = () => Math.max(host.table.revision, guest.table.revision)
  const playTo = async (revision: number) => {
    while (newest() < revision)
      if (!(await host.playAnything()) && !(await guest.playAnything()))
        await new Promise(resolve => setTimeout(resolve, 5))
  }
  const closeHands = () => guest.ask('broadcast', { agree: 0 })
  const leave = () => Promise.all([host.leave(), guest.leave()])
  return { code, playTo, closeHands, leave }
}
