import { Writable } from 'node:stream'
import { pino } from 'pino'
import { Fenced } from '../store/Store'
import { TableClosed } from '../tables/movedOn'
import { warnTo } from './warn'

/** What an operator reads at the usual level. */
function logged(error: unknown): { readonly msg: string; readonly stack?: string }[] {
  const lines: string[] = []
  const sink = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  warnTo(pino({ level: 'info' }, sink))(error, 'the bot at K7MWPD3X failed')
  return lines.map(line => JSON.parse(line))
}

it('tells of a possible bug with its stack, and of no code', () => {
  expect(logged(new Error('out of cards at K7MWPD3X'))).toEqual([
    expect.objectContaining({
      msg: 'the bot at ******** failed',
      stack: expect.stringMatching(/out of .*\*\n.*at /s),
    }),
  ])
})

it('says nothing when a table has moved on, nor what the store has said already', () => {
  expect(logged(new TableClosed('the table has left memory'))).toEqual([])
  expect(logged(new Fenced([{ code: 'K7MWPD3X', fence: 1 }]))).toEqual([])
  expect(logged(new Error('room', { cause: new TableClosed('gone') }))).toEqual([])
  expect(logged(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))).toEqual([])
})

it('says in one sentence what needs no more', () => {
  const [line, ...more] = logged(null)
  expect([line?.msg, line?.stack, more]).toEqual(['the bot at ******** failed', undefined, []])
})
