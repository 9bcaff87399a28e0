import { CLOSE_REMOVED, CLOSE_UNWATCHED, findGame, rngFrom } from '@heorot/shared'
import { until, sharedHall } from './support/harness'
import { matchForTwo, newTestToken, playMove, useVisitors } from './support/Visitor'

const hall = sharedHall()
const { join } = useVisitors(() => hall.url)

const refused = (reason: string) => ({ refusal: { reason } })

describe('a seat belongs to its token', () => {
  it('gives the same seat and the same hand after leaving, and none without it', async () => {
    const { code, guest } = await matchForTwo(hall)
    const { secret } = guest.mine!
    await guest.leave()
    const back = await join(code, { token: guest.token })
    expect(back.you.seat).toBe(1)
    expect(back.mine?.secret).toEqual(secret)
    const stranger = await join(code, { name: 'Unferth' })
    expect(stranger.you.seat).toBeNull()
    expect(stranger.mine).toBeNull()
    expect(await stranger.intend({ kind: 'anything' })).toEqual(refused('not-seated'))
  })

  it('lets the newest of two tabs act, and the older one take over again', async () => {
    const { code, actor } = await matchForTwo(hall)
    const newer = await join(code, { token: actor.token })
    await actor.until('hearing of the other tab', v => !v.you.acts)
    expect(newer.mine).toEqual(actor.mine)
    expect(await actor.playAnything()).toEqual(refused('newer-tab'))
    expect((await actor.sync(true)).you.acts).toBe(true)
    await newer.until('hearing of it', v => !v.you.acts)
    const answer = await actor.playAnything()
    expect(answer?.ok).toBe(true)
    await newer.until('both tabs seeing it', v => v.inStep && v.table.revision === answer?.revision)
  })

  it('shows nobody a bot’s hand who has held a seat: standing up, sitting there, and back again', async () => {
    const { code, token } = await hall.create({ bots: [null, 'thrall'] })
    const host = await join(code, { token })
    const accomplice = await join(code, { name: 'Unferth' })
    await host.host({ do: 'start' })
    await host.until('cards', v => v.mine && v.inStep)
    expect(await host.ask('stand')).toEqual({ ok: true })
    expect(await host.ask('sit', { seat: 1 })).toEqual(refused('own-seat-only'))
    expect((await host.sync()).mine).toBeNull()
    expect(await accomplice.ask('sit', { seat: 1 })).toEqual({ ok: true, pending: true })
    expect((await accomplice.sync()).mine).toBeNull()
    expect(await host.ask('sit')).toEqual({ ok: true })
    expect(await host.sync()).toMatchObject({ you: { seat: 0 }, mine: { match: 1 } })
  })

  it('knows an intent by its id', async () => {
    const { actor } = await matchForTwo(hall)
    const { prompt } = actor.mine!
    const intent = findGame('movie')!.suggest(prompt!, rngFrom('0'.repeat(32)))
    const id = newTestToken()
    const first = await actor.intend(intent, id, actor.table.revision)
    expect(first).toEqual({ ok: true, revision: 1 })
    expect(await actor.intend(intent, id)).toEqual(first)
    expect(actor.table.revision).toBe(1)
    expect(await actor.intend(intent, newTestToken(), 99)).toEqual(refused('stale'))
  })
})

describe('the host', () => {
  it('removes somebody, who does not come straight back into a seat', async () => {
    const { code, token } = await hall.create()
    const host = await join(code, { token })
    const guest = await join(code, { sit: true })
    const sister = await join(code)
    expect(await host.host({ do: 'remove', person: guest.you.person })).toEqual({ ok: true })
    await guest.until('being sent away', v => v.closedWith === CLOSE_REMOVED)
    await host.until('an empty seat', v => v.table.seats[1]?.person === null)
    await expect(join(code, { token: guest.token, sit: true })).rejects.toThrow(/^removed$/)
    await expect(join(code, { sit: true })).rejects.toThrow(/^neighbour-removed$/)
    expect((await join(code, { token: guest.token })).you.seat).toBeNull()
    expect(await sister.ask('sit')).toEqual({ ok: true })
  })

  it('locks the table to newcomers, not to those who have a seat', async () => {
    const { code, host, guest } = await matchForTwo(hall)
    await host.host({ do: 'lock', locked: true })
    await expect(join(code)).rejects.toThrow('locked')
    await guest.leave()
    expect((await join(code, { token: guest.token })).you.seat).toBe(1)
    await host.host({ do: 'lock', locked: false })
    await join(code)
  })

  it('hands the role over', async () => {
    const { host, guest } = await matchForTwo(hall)
    expect(await host.host({ do: 'handover', person: '0123456789ab' })).toEqual(refused('no-such-person'))
    expect(await host.host({ do: 'handover', person: guest.you.person })).toEqual({ ok: true })
    expect(await host.host({ do: 'lock', locked: true })).toEqual(refused('not-host'))
    expect(await guest.host({ do: 'lock', locked: true })).toEqual({ ok: true })
  })

  it('changes the table while it waits', async () => {
    const { code, token } = await hall.create({ seats: 4 })
    const host = await join(code, { token })
    const guest = await join(code, { sit: 3 })
    expect(await host.host({ do: 'setup', change: { seats: 2, clock: 'brisk' } })).toEqual({ ok: true })
    await guest.until('moving up', v => v.you.seat === 1)
    expect(host.table).toMatchObject({ clock: 'brisk', seats: [{ reserve: 180_000 }, { reserve: 180_000 }] })
    expect(await host.host({ do: 'setup', change: { seats: 1 } })).toEqual(refused('seats-mismatch'))
    await host.host({ do: 'start' })
    expect(await host.host({ do: 'setup', change: { seats: 2 } })).toEqual(refused('not-waiting'))
  })
})

describe('spectators', () => {
  it('are refused where nobody may watch', async () => {
    const { code } = await hall.create({ watch: 'nobody' })
    await expect(join(code)).rejects.toThrow('no-spectators')
    expect((await join(code, { sit: true })).you.seat).toBe(1)
  })

  it('are sent away when nobody may watch any more, a host without a seat aside', async () => {
    const { code, token } = await hall.create({ sit: false })
    const host = await join(code, { token })
    const player = await join(code, { sit: true })
    const watcher = await join(code)
    expect(await host.host({ do: 'setup', change: { clock: 'brisk' } })).toEqual({ ok: true })
    expect(await watcher.ask('sync')).toMatchObject({ ok: true })
    expect(await host.host({ do: 'setup', change: { watch: 'nobody' } })).toEqual({ ok: true })
    await watcher.until('being sent away', v => v.closedWith === CLOSE_UNWATCHED)
    await expect(join(code, { token: watcher.token })).rejects.toThrow('no-spectators')
    expect(await host.ask('sync')).toMatchObject({ ok: true, you: { seat: null } })
    expect([host.closedWith, player.closedWith]).toEqual([null, null])
  })

  it('are sent away in the middle of a match too, and let in again, without a change for those who play', async () => {
    const { code, host, guest } = await matchForTwo(hall, { clock: 'brisk' })
    const watcher = await join(code)
    const { seats } = host.table
    const { secret } = guest.mine!
    expect(await host.host({ do: 'watch', watch: 'nobody' })).toEqual({ ok: true })
    await watcher.until('being sent away', v => v.closedWith === CLOSE_UNWATCHED)
    await host.until('being told', v => v.table.watch === 'nobody')
    expect(host.table).toMatchObject({ phase: 'playing', seats })
    expect((await guest.sync()).mine?.secret).toEqual(secret)
    await expect(join(code, { token: watcher.token })).rejects.toThrow('no-spectators')
    expect(await host.host({ do: 'watch', watch: 'everyone' })).toEqual({ ok: true })
    expect((await join(code, { token: watcher.token })).you.seat).toBeNull()
  })

  it('are none who stood up before a game that nobody may watch', async () => {
    const { code, token } = await hall.create({ watch: 'nobody' })
    const host = await join(code, { token })
    const guest = await join(code, { sit: true })
    await guest.ask('stand')
    expect(await guest.ask('sync')).toMatchObject({ ok: true })
    await host.host({ do: 'bot', seat: 1, strength: 'thrall' })
    expect(await host.host({ do: 'start' })).toEqual({ ok: true })
    await guest.until('being sent away', v => v.closedWith === CLOSE_UNWATCHED)
    expect(host.closedWith).toBeNull()
  })

  it('see exactly the public view, at once, whenever they come', async () => {
    const { code, host, guest } = await matchForTwo(hall)
    const early = await join(code)
    for (let moves = 0; moves < 6; moves++) await playMove([host, guest])
    const late = await join(code)
    await until('all seeing the same', () => host.table.revision === 6 && early.table.revision === 6)
    expect(late.view).toEqual(host.view)
    expect(early.view).toEqual(host.view)
    expect(early.events).toEqual(host.events)
    expect(early.slices.concat(late.slices)).toEqual([])
    await host.until('being counted', v => {
      hall.registry.tick()
      return v.table.spectators === 2
    })
  })
})

describe('chat', () => {
  it('carries phrases and plain text, to each channel from its own people', async () => {
    const { code, host } = await matchForTwo(hall)
    const spectator = await join(code, { name: 'Scop' })
    await host.ask('chat', { said: { text: '<b>hail</b> again' } })
    await spectator.until('hearing it', v => v.heard.length === 1)
    expect(spectator.heard[0]).toMatchObject({
      said: { text: '<b>hail</b> again' },
      seat: 0,
      channel: 'table',
    })
    expect(await spectator.ask('chat', { said: { phrase: 'hello' } })).toEqual(refused('not-seated'))
    expect(await spectator.ask('chat', { channel: 'spectators', said: { phrase: 'hello' } })).toEqual({
      ok: true,
    })
    await spectator.until('hearing the spectators', v => v.heard.length === 2)
    expect((await join(code)).you.seat).toBeNull()
    expect((await spectator.sync()).chat.map(line => line.n)).toEqual([1, 2])
    // Players do not hear what viewers say.
    expect((await host.sync()).chat.map(line => line.n)).toEqual([1])
    expect(host.heard.map(line => line.n)).toEqual([1])
  })

  it('has limits, and the host may mute', async () => {
    const { host, guest } = await matchForTwo(hall)
    const say = () => guest.ask('chat', { said: { phrase: 'thinking' } })
    expect(await guest.ask('chat', { said: { text: 'x'.repeat(301) } })).toEqual(refused('text-too-long'))
    expect(await guest.ask('chat', { said: { phrase: 'no-such-phrase' } })).toEqual(refused('malformed'))
    const answers = await Promise.all(Array.from({ length: 60 }, say))
    expect(answers.filter(answer => answer.ok).length).toBeLessThan(60)
    expect(answers).toContainEqual(refused('too-often'))
    await host.host({ do: 'mute', person: guest.you.person, muted: true })
    await guest.until('being muted', v => v.table.seats[1]?.muted)
    expect(await say()).toEqual(refused('muted'))
  })
})
