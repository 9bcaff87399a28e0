import { Writable } from 'node:stream'
import { pino } from 'pino'
import { warnTo } from './warn'

class Expected extends Error {}

/** What an operator reads at the usual level. */
function logged(error: unknown): { readonly msg: string; readonly stack?: string }[] {
  const lines: string[] = []
  const sink = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const isExpected = (cause: unknown) => cause instanceof Expected
  warnTo(pino({ level: 'info' }, sink), isExpected)(error, 'the bot at K7MWPD3X failed')
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

it('says nothing of an expected error, nor of one that it caused', () => {
  expect(logged(new Expected('gone'))).toEqual([])
  expect(logged(new Error('room', { cause: new Expected('gone') }))).toEqual([])
})

it('says in one sentence what needs no more', () => {
  const [line, ...more] = logged(null)
  expect([line?.msg, line?.stack, more]).toEqual(['the bot at ******** failed', undefined, []])
})
