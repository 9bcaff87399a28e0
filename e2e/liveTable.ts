import type { BroadcastDelay, Created } from '@heorot/shared'
import { Visitor } from '../server/test/support/Visitor'

/** Two people at a table of which both sit elsewhere; they play as far as the test says. */
export async function liveTable(address: string, game: string, broadcast: BroadcastDelay = 0) {
  const reply = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, name: 'Hrothgar', seats: 2, broadcast }),
  })
  const { code, token } = (await reply.json()) as Created
  const host = await Visitor.join(address, code, { token, name: 'Hrothgar' })
  const guest = await Visitor.join(address, code, { name: 'Wealhtheow', sit: true, agree: broadcast })
  await host.host({ do: 'start' })
  const playTo = async (revision: number) => {
    while (host.table.revision < revision)
      if (!(await host.playAnything()) && !(await guest.playAnything()))
        await new Promise(resolve => setTimeout(resolve, 5))
  }
  const closeHands = () => guest.ask('broadcast', { agree: 0 })
  const leave = () => Promise.all([host.leave(), guest.leave()])
  return { code, playTo, closeHands, leave }
}
