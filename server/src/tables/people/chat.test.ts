/** Limits of the chat by address; over sockets it is in `server/test/chat.test.ts`. */
import type { Channel } from '@heorot/shared'
import { FakeTable } from '../../../test/support/fakeTable'

const HOME = '2001:db8:0:7::'
const refused = (reason: string) => ({ refusal: { reason } })
const say = (fake: FakeTable, name: string, channel: Channel) =>
  fake.ask(name, 'chat', { channel, said: { text: 'x' } })

it('counts an IPv6 network as one address, and its viewers apart from its players', async () => {
  const fake = new FakeTable()
  await fake.enter('Hrothgar', undefined, `${HOME}1`)
  for (let n = 0; n < 20; n++) {
    await fake.enter(`Viewer${n}`, undefined, `${HOME}a:${n}`)
    expect(await say(fake, `Viewer${n}`, 'spectators')).toEqual({ ok: true })
  }
  await fake.enter('Late', undefined, `${HOME}b`)
  expect(await say(fake, 'Late', 'spectators')).toEqual(refused('too-often'))
  await fake.enter('Neighbour', undefined, '2001:db8:0:8::1')
  expect(await say(fake, 'Neighbour', 'spectators')).toEqual({ ok: true })
  expect(await say(fake, 'Hrothgar', 'table')).toEqual({ ok: true })
  await fake.pass(1000)
  expect(await say(fake, 'Late', 'spectators')).toEqual({ ok: true })
  expect(await say(fake, 'Viewer0', 'spectators')).toEqual(refused('too-often'))
})
