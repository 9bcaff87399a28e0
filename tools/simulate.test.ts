import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedOf } from './records/generator'
import { winShares } from '@heorot/shared/bots'
import { interval } from './simulate/tally'

const root = join(__dirname, '..')
const simulate = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'tools/simulate.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  })

describe('simulate', () => {
  it.each([
    ['--game chess', '--game must be one of'],
    ['--game movie --seats 9', '--seats must be a whole number from 2 to 4'],
    ['--game movie --games many', '--games must be a whole number'],
    ['--game movie --options {', '--options must be JSON'],
    ['--game movie --options {"speed":9}', 'speed'],
    ['--game movie --bots grendel,thrall', 'There is no bot "grendel"'],
    ['--game legend --options {"advanced":1}', 'advanced must be true'],
    ['--gmae movie', "Unknown option '--gmae': see --help."],
    ['--game movie --seed -1', "Option '--seed' argument is ambiguous"],
    ['--game movie --records /nowhere/at/all', '--records: cannot write'],
  ])('says in a sentence what is wrong: %s', (args, words) => {
    const { status, stderr, stdout } = simulate(...args.split(' '))
    expect(stderr).toContain(words)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stdout).toBe('')
    expect(status).toBe(2)
  })

  it('plays, prints JSON and writes records that can be read again', () => {
    const folder = mkdtempSync(join(tmpdir(), 'heorot-records-'))
    const file = join(folder, 'records.jsonl')
    const game = ['--game', 'movie', '--seats', '3', '--games', '4', '--seed', '7']
    const { status, stdout } = simulate(...game, '--json', '--records', file)
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ game: 'movie', games: 4 })
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    rmSync(folder, { recursive: true })
    expect(lines).toHaveLength(4)
    const { record, steps, outcome } = JSON.parse(lines[0]!)
    expect(steps).toHaveLength(record.intents.length)
    expect(outcome.places).toContain(1)
    expect(lines.map(line => JSON.parse(line).record.seed)).toEqual([7, 8, 9, 10].map(seedOf))
  })

  it('says which seeds it uses, as the documents do', () => {
    expect(simulate('--help').stdout).toContain('--seed S --games N plays the numbers S to S+N-1')
    for (const page of ['README.md', 'docs/records.md'])
      expect(readFileSync(join(root, page), 'utf8')).toMatch(/--seed S --games N.* S to S ?\+ ?N ?− ?1/)
  })
})

describe('the tally', () => {
  it('splits a shared win', () => {
    expect(winShares([1, 1, 3])).toEqual([0.5, 0.5, 0])
  })

  it('knows how sure a share is', () => {
    const [low, high] = interval(60, 100)
    expect(low).toBeCloseTo(0.502, 2)
    expect(high).toBeCloseTo(0.691, 2)
  })
})
