import type { TableSummary } from '@heorot/shared'
import { Lobby } from '../registry/Lobby'
import { SharedLobby } from './SharedLobby'

const table = (code: string, spectators = 0) => ({ code, spectators }) as TableSummary

/** Processes that hear each other unless the line between them is cut. */
function house(names: readonly string[]) {
  const line = { cut: false, now: 0 }
  const members = new Map<string, { own: Lobby; shared: SharedLobby }>()
  const publish = (text: string) => {
    if (!line.cut) for (const { shared } of members.values()) shared.receive(text)
  }
  for (const name of names) {
    const own = new Lobby()
    members.set(name, { own, shared: new SharedLobby(own, name, publish, () => line.now) })
  }
  const seenBy = (name: string) =>
    members
      .get(name)!
      .shared.all.tables.map(({ code }) => code)
      .sort()
  return { line, seenBy, at: (name: string) => members.get(name)! }
}

it('shows everybody the tables of all, as they come and go', () => {
  const { at, seenBy } = house(['a', 'b'])
  at('a').own.show(table('ONE'))
  at('b').own.show(table('TWO'))
  for (const name of ['a', 'b']) expect(seenBy(name)).toEqual(['ONE', 'TWO'])
  at('a').own.hide('ONE')
  expect(seenBy('b')).toEqual(['TWO'])
})

it('keeps a table that moves, whichever of the two processes is heard first', () => {
  const { at, seenBy } = house(['a', 'b', 'c'])
  at('a').own.show(table('ONE'))
  at('b').own.show(table('ONE', 1))
  at('a').own.hide('ONE')
  expect(seenBy('c')).toEqual(['ONE'])
  expect(seenBy('a')).toEqual(['ONE'])
})

it('catches up with what was said while the line was cut', () => {
  const { at, line, seenBy } = house(['a', 'b'])
  at('a').own.show(table('OLD'))
  line.cut = true
  at('a').own.hide('OLD')
  at('a').own.show(table('NEW'))
  at('b').own.show(table('OTHER'))
  expect(seenBy('b')).toEqual(['OLD', 'OTHER'])
  line.cut = false
  at('b').shared.announceAll(true)
  for (const name of ['a', 'b']) expect(seenBy(name)).toEqual(['NEW', 'OTHER'])
})

it('forgets whoever is not heard any more, and never itself', () => {
  const { at, line, seenBy } = house(['a', 'b'])
  at('a').own.show(table('ONE'))
  at('b').own.show(table('TWO'))
  line.now = 60_000
  at('b').shared.forgetSilent()
  expect(seenBy('b')).toEqual(['TWO'])
})

it.each(['{', 'null', '{"from":"b","all":[null]}', '{"from":"b","show":{}}', '{"from":"b","next":1}'])(
  'ignores what another version says: %s',
  text => {
    const { at, seenBy } = house(['a', 'b'])
    at('b').own.show(table('ONE'))
    at('a').shared.receive(text)
    expect(seenBy('a')).toEqual(['ONE'])
  },
)
