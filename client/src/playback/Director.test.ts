import { Director } from './Director'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (milliseconds: number) => jest.advanceTimersByTime(milliseconds)

const setup = (pace = 1) => {
  const heard: string[] = []
  const say = (word: string, duration = 300) => ({ duration, play: () => void heard.push(word) })
  return { heard, say, director: new Director(() => pace) }
}

test('beats are played one after the other, then the state is settled on', () => {
  const { director, heard, say } = setup()
  director.play([say('a'), say('b')], () => heard.push('end'))
  expect(heard).toEqual(['a'])
  pass(299)
  expect(heard).toEqual(['a'])
  pass(1)
  expect(heard).toEqual(['a', 'b'])
  expect(director.busy).toBe(true)
  pass(300)
  expect(heard).toEqual(['a', 'b', 'end'])
  expect(director.busy).toBe(false)
})

test('a newer story fast-forwards the one before', () => {
  const { director, heard, say } = setup()
  director.play([say('a'), say('b')], () => heard.push('end'))
  director.play([say('c')], () => heard.push('newer end'))
  expect(heard).toEqual(['a', 'end', 'c'])
  pass(300)
  expect(heard).toEqual(['a', 'end', 'c', 'newer end'])
})

test('with animation off nothing is played and the state is right at once', () => {
  const { director, heard, say } = setup(0)
  director.play([say('a')], () => heard.push('end'))
  expect(heard).toEqual(['end'])
})

test('fast is fast', () => {
  const { director, heard, say } = setup(0.5)
  director.play([say('a'), say('b')], () => heard.push('end'))
  pass(300)
  expect(heard).toEqual(['a', 'b', 'end'])
})

test('skipping settles; closing does not', () => {
  const { director, heard, say } = setup()
  director.play([say('a'), say('b')], () => heard.push('end'))
  director.skip()
  expect(heard).toEqual(['a', 'end'])
  director.play([say('c')], () => heard.push('never'))
  director.close()
  pass(1000)
  expect(heard).toEqual(['a', 'end', 'c'])
})
