import { transportKey } from './transport'

function pressed(key: string, shiftKey = false): unknown {
  const said: unknown[] = []
  const say = (what: string) => (way?: number) => void said.push(way === undefined ? what : `${what} ${way}`)
  const keys = {
    ...{ step: say('step'), leap: say('leap'), chapter: say('chapter') },
    ...{ toStart: say('start'), toEnd: say('end'), toggle: say('toggle') },
    other: (other: string) => (other === '3' ? () => said.push('other') : null),
  }
  transportKey(keys, { key, shiftKey })?.()
  return said[0]
}

test('keys move by steps, with Shift by leaps, and to both ends', () => {
  expect([pressed('ArrowLeft'), pressed('ArrowRight'), pressed('ArrowRight', true)]).toEqual([
    'step -1',
    'step 1',
    'leap 1',
  ])
  expect(['PageUp', 'PageDown', 'Home', 'End', ' ', '3'].map(key => pressed(key))).toEqual([
    'chapter -1',
    'chapter 1',
    'start',
    'end',
    'toggle',
    'other',
  ])
})

test('other keys are left alone', () => {
  expect(['a', 'Enter', 'Escape', 'Tab', '4'].map(key => pressed(key))).toEqual(Array(5).fill(undefined))
})
