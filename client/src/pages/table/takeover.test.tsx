import type { RequestName, SeatView, TableView, Takeover } from '@heorot/shared'
import { render, type VNode } from 'preact'
import { act } from 'preact/test-utils'
import { speak } from '../../app/language'
import { gameTexts } from '../../games/gameTexts'
import { seatSpeech } from '../../kit/tableContext'
import type { Holders } from '../../session/seatHistory'
import type { LogEntry } from '../../playback/TableLog'
import type { TableSession } from '../../session/TableSession'
import { allowDialogs, emptyPage } from '../../app/testkit/page'
import { sessionAt } from '../../testkit/tableSession'
import { toasts } from '../../ui/toasts'
import { SessionContext } from '../people/context'
import { SeatList } from '../people/SeatList'
import { StandUp } from '../people/StandUp'
import { LogTab } from './drawer/LogTab'
import { TakeoverBar } from './TakeoverBar'
import { useSeatNews, useSeatSpeech } from './useNews'

jest.mock('../../app/sound/sounds', () => ({ playSound: async () => {} }))

const seat = (name: string, more: Partial<SeatView> = {}): SeatView => ({
  ...{ name, person: name.toLowerCase() || null, bot: null, standIn: false, online: name !== '' },
  ...{ awaySince: null, hasEntropy: true, muted: false, agreed: false, deadline: null, reserve: 0 },
  ...{ askableAt: null, ...more },
})
const holders: Holders = [
  { seat: 0, from: 1, name: 'Hrothgar', person: 'hrothgar', bot: null },
  { seat: 1, from: 1, name: 'Unferth', person: 'unferth', bot: null },
  { seat: 2, from: 1, name: '', person: null, bot: 'king' },
]
const wiglaf: Takeover = { seat: 2, person: 'wiglaf', name: 'Wiglaf', undecided: ['hrothgar', 'unferth'] }
const table = {
  ...{ game: 'movie', match: 1, revision: 3, commitment: 'c', host: 'hrothgar', waitingFor: [] },
  seats: [seat('Hrothgar'), seat('Unferth'), seat('', { bot: 'king' })],
  ...{ phase: 'playing', holders, takeovers: [], locked: false, watch: 'everyone', hands: 'hidden' },
} as unknown as TableView

const secondSeat = (second: SeatView) => ({ seats: [table.seats[0]!, second, table.seats[2]!] })
const stoodUp = secondSeat(seat('Unferth', { bot: 'thane', online: false }))

let page: HTMLElement
let asked: [RequestName, unknown][]

beforeAll(allowDialogs)

beforeEach(async () => {
  await speak('en')
  toasts.value = []
  page = emptyPage()
})

async function sessionOf(person: string, seat: number | null): Promise<TableSession> {
  const { session, ...told } = await sessionAt(table, { person, seat, acts: seat !== null })
  asked = told.asked
  return session
}

const show = (session: TableSession, part: VNode) =>
  act(() => render(<SessionContext.Provider value={session}>{part}</SessionContext.Provider>, page))

async function bar(person: string, place: number | null, part: Partial<TableView>): Promise<TableSession> {
  const session = await sessionOf(person, place)
  await show(session, <TakeoverBar table={{ ...table, ...part }} you={session.you.value!} />)
  return session
}

const buttons = () =>
  [...page.querySelectorAll('button')].map(button => button.ariaLabel ?? button.textContent)
const press = (name: string) =>
  act(async () => {
    const all = [...page.querySelectorAll('button')]
    all.find(button => (button.ariaLabel ?? button.textContent) === name)!.click()
    await new Promise(resolve => setTimeout(resolve))
  })

test('a player is asked in words and answers with one press, for this person and seat', async () => {
  await bar('hrothgar', 0, { takeovers: [wiglaf] })
  expect(page.querySelector('[role=alert]')?.textContent).toContain(
    'Wiglaf asks to take over from Hrefn. Still to agree: you and Unferth.',
  )
  await press('Decline')
  await press('Accept')
  expect(asked).toEqual([
    ['host', { do: 'decline', person: 'wiglaf', seat: 2 }],
    ['host', { do: 'accept', person: 'wiglaf', seat: 2 }],
  ])
})

test('who has agreed, or only watches, sees who still has to', async () => {
  const agreed = { takeovers: [{ ...wiglaf, undecided: ['hrothgar'] }] }
  await bar('unferth', 1, agreed)
  expect(buttons()).toEqual([])
  expect(page.textContent).toBe('Wiglaf asks to take over from Hrefn. Agreed: you. Still to agree: Hrothgar.')
  await bar('breca', null, agreed)
  expect(buttons()).toEqual([])
  expect(page.textContent).toContain('Agreed: Unferth. Still to agree: Hrothgar.')
})

test('whoever asked waits, may withdraw, and hears when it came to nothing', async () => {
  const session = await bar('wiglaf', null, { takeovers: [wiglaf] })
  expect(page.textContent).toContain(
    'You asked to take over from Hrefn. Still to agree: Hrothgar and Unferth.',
  )
  await show(session, <TakeoverBar table={table} you={session.you.value!} />)
  expect(toasts.value.map(({ words }) => words)).toEqual(['Your request was not accepted.'])
  toasts.value = []
  await show(session, <TakeoverBar table={{ ...table, takeovers: [wiglaf] }} you={session.you.value!} />)
  await press('Withdraw')
  await show(session, <TakeoverBar table={table} you={session.you.value!} />)
  expect(asked).toEqual([['withdraw', {}]])
  expect(toasts.value).toEqual([])
})

test('a reserved seat is one press away', async () => {
  await bar('unferth', null, stoodUp)
  expect(page.textContent).toContain('A bot is playing for you.')
  await press('Sit down')
  expect(asked).toEqual([['sit', { seat: 1 }]])
})

test('the list offers to ask for a seat, to sit back, or nothing to whoever has held another', async () => {
  const list = (person: string, part: Partial<TableView>) => listFor(person, null, part)
  expect(await list('wiglaf', {})).toEqual(['Ask to take over from Hrefn'])
  expect(await list('wiglaf', { takeovers: [wiglaf] })).toEqual([])
  expect(page.textContent).toContain('Wiglaf asks to take over from Hrefn.')
  expect(await list('wiglaf', { locked: true })).toEqual([])
  expect(await list('unferth', { ...stoodUp, locked: true })).toEqual(['Sit down'])
  const freed = secondSeat(seat('', { bot: 'thane' }))
  expect(await list('unferth', freed)).toEqual(['Ask to take over from Eofor'])
  expect(await list('wiglaf', { phase: 'waiting' })).toEqual(['Sit down'])
})

const LONG_AGO = 1
const IN_THREE_MINUTES = () => Date.now() + 180_000
const unferthAway = (askableAt: number | null) => {
  const away = seat('Unferth', { online: false, askableAt })
  return { seats: [table.seats[0]!, away, seat('Breca')] }
}
const listFor = async (person: string, place: number | null, part: Partial<TableView>) => {
  const session = await sessionOf(person, place)
  const now = { ...table, ...part }
  session.table.value = now
  session.skew.value = 0
  await show(session, <SeatList table={now} />)
  return buttons()
}

test('of somebody who is away everybody sees for how long', async () => {
  const away = seat('Unferth', { online: false, awaySince: Date.now() - 185_000 })
  await listFor('hrothgar', 0, secondSeat(away))
  expect(page.textContent).toContain('Away for 3 min')
  await listFor('hrothgar', 0, {})
  expect(page.textContent).not.toContain('Away')
})

test('the seat of somebody who is away says how long others wait, and is asked for only then', async () => {
  expect(await listFor('wiglaf', null, unferthAway(IN_THREE_MINUTES()))).toEqual([])
  expect(page.textContent).toMatch(/Others may ask for this seat in (3:00|2:59)\./)
  expect(await listFor('wiglaf', null, unferthAway(LONG_AGO))).toEqual(['Ask to take over from Unferth'])
  expect(page.textContent).toContain('Others may ask for this seat now.')
  const two = { seats: unferthAway(LONG_AGO).seats.slice(0, 2) }
  expect(await listFor('wiglaf', null, two)).toEqual([])
  expect(page.textContent).toContain('Two other players have to agree')
})

const manage = async (person: string, place: number, part: Partial<TableView>) => {
  await listFor(person, place, part)
  await press('Manage Unferth')
  return [...page.querySelectorAll('dialog fieldset button, dialog > .button, dialog .wide')].map(
    button => button.textContent,
  )
}

test('a host is offered only what the rules allow during a match, with the reason', async () => {
  expect(await manage('hrothgar', 0, {})).not.toContain('Free this seat')
  expect(page.textContent).toContain('During a game, a seat stays with its owner.')
  expect(page.textContent).toContain('The owner of this seat is here, so no bot can play for them.')
  await manage('hrothgar', 0, unferthAway(IN_THREE_MINUTES()))
  expect(page.textContent).toMatch(/You can send a bot in (3:00|2:59)/)
  expect(await manage('hrothgar', 0, unferthAway(LONG_AGO))).toContain('Let a bot play until they are back')
})

test('a deputy is told so, and may send bots but do nothing else to anybody', async () => {
  const controls = await manage('breca', 2, { ...unferthAway(LONG_AGO), deputy: 'breca' })
  expect(controls).toEqual(['Let a bot play until they are back'])
  expect(page.textContent).toContain('Until they are back, you can start, play again and send bots.')
  expect(page.textContent).toContain('Stands in for the host')
})

test('the log says who replaced whom, and earlier lines keep their names', async () => {
  while (!gameTexts('movie')) await new Promise(resolve => setTimeout(resolve))
  const event = { kind: 'skipped', seat: 2 }
  const skipped = (revision: number): LogEntry => ({ match: 1, revision, events: [event] })
  const heir = (from: number, name: string) => ({ seat: 2, from, name, person: name, bot: null })
  const lines = async (entries: readonly LogEntry[], more: Holders) => {
    const all = [...holders, ...more]
    const shown = { entries, now: null, marks: [], onMoment: () => {} }
    const tab = <LogTab game="movie" seats={3} holders={all} {...shown} />
    await show(await sessionOf('unferth', 1), tab)
    return [...page.querySelectorAll('li:not([aria-hidden])')].map(line => line.textContent)
  }
  expect(await lines([skipped(1), skipped(2), skipped(3)], [heir(3, 'Wiglaf'), heir(4, 'Breca')])).toEqual([
    'Hrefn can’t do anything and is skipped.',
    'Hrefn can’t do anything and is skipped.',
    'Wiglaf now plays instead of Hrefn.',
    'Wiglaf can’t do anything and is skipped.',
    'Breca now plays instead of Wiglaf.',
  ])
  expect(await lines([], [heir(1, 'Wiglaf')])).toEqual(['Wiglaf now plays instead of Hrefn.'])
})

const HearsSeats = ({ session }: { readonly session: TableSession }) => {
  useSeatNews(session)
  useSeatSpeech(session, true)
  return null
}

test('everybody is told of a seat that was freed, and the host can give it to a bot', async () => {
  const freed = { ...table, holders: [...holders, { seat: 1, from: 4, name: '', person: null, bot: null }] }
  for (const [person, place] of [['unferth', 1] as const, ['hrothgar', 0] as const]) {
    toasts.value = []
    const session = await sessionOf(person, place)
    await show(session, <HearsSeats session={session} />)
    await act(() => {
      session.table.value = freed
    })
    expect(toasts.value.map(({ words }) => words)).toEqual(['Unferth’s seat is free now.'])
    toasts.value[0]?.action?.run()
  }
  expect(asked).toEqual([['host', { do: 'bot', seat: 1, strength: 'thane' }]])
})

test('what somebody says stands at their seat, but not what oneself says', async () => {
  const session = await sessionOf('unferth', 1)
  await show(session, <HearsSeats session={session} />)
  const say = (n: number, person: string, seat: number) =>
    act(() => {
      const said = { phrase: 'hello' } as const
      session.chat.value = [
        ...session.chat.value,
        { n, at: 0, person, name: '', seat, channel: 'table', said },
      ]
    })
  await say(1, 'hrothgar', 0)
  expect(seatSpeech.value).toEqual({ seat: 0, words: 'Hello!' })
  await say(2, 'unferth', 1)
  expect(seatSpeech.value?.seat).not.toBe(1)
})

test('standing up in the middle of a match is asked first', async () => {
  const session = await sessionOf('unferth', 1)
  await show(session, <StandUp />)
  await press('Stand up')
  expect(asked).toEqual([])
  await press('Stay seated')
  expect(asked).toEqual([])
  await press('Stand up')
  await act(() => page.querySelector<HTMLElement>('[data-answer=stand]')?.click())
  expect(asked).toEqual([['stand', { forGood: false }]])
  await press('Stand up')
  await press('Leave for good')
  expect(asked[1]).toEqual(['stand', { forGood: true }])
})
