import { SerialQueue } from './SerialQueue'

const pause = () => new Promise(resolve => setTimeout(resolve, 1))

it('runs work in order, one piece at a time', async () => {
  const queue = new SerialQueue()
  const log: string[] = []
  const work = (name: string) => async () => {
    log.push(`${name} begins`)
    await pause()
    log.push(`${name} ends`)
    return name
  }
  const names = ['a', 'b', 'c']
  expect(await Promise.all(names.map(name => queue.run(work(name))))).toEqual(names)
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

it('begins at once when nothing is under way', async () => {
  const queue = new SerialQueue()
  await queue.run(pause)
  await pause()
  let begun = false
  const running = queue.run(async () => {
    begun = true
  })
  expect(begun).toBe(true)
  await running
})

it('goes on after a failure, which only its own caller sees', async () => {
  const queue = new SerialQueue()
  const failing = queue.run(async () => {
    throw new Error('broken')
  })
  const next = queue.run(async () => 'next')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('next')
})
