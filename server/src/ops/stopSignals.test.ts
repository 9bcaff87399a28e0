import { EventEmitter } from 'node:events'
import { onStopSignal } from './stopSignals'

function stopping() {
  const source = new EventEmitter()
  const calls: string[] = []
  let now = 0
  onStopSignal(
    () => calls.push('begin'),
    () => calls.push('end'),
    { source, now: () => now },
  )
  const hear = (signal: string, at: number) => {
    now = at
    source.emit(signal)
  }
  return { calls, hear }
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('a %s begins the stop once, however often it comes', signal => {
  const { calls, hear } = stopping()
  for (const at of [10_000, 10_000, 10_005, 12_000]) hear(signal, at)
  hear('SIGTERM', 12_000)
  expect(calls).toEqual(['begin'])
})

test('a signal that comes more than two seconds later ends the process', () => {
  const { calls, hear } = stopping()
  hear('SIGHUP', 10_000)
  hear('SIGINT', 12_001)
  expect(calls).toEqual(['begin', 'end'])
})
