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
    ['no game', ['--game', 'chess'], '--game must be one of'],
    ['too many seats', ['--game', 'movie', '--seats', '9'], '--seats must be a whole number from 2 to 4'],
    ['games that are no number', ['--game', 'movie', '--games', 'many'], '--games must be a whole number'],
    ['options that are no JSON', ['--game', 'movie', '--options', '{'], '--options must be JSON'],
    ['an option that does not exist', ['--game', 'movie', '--options', '{"speed":9}'], 'speed'],
    ['an unknown bot', ['--game', 'movie', '--bots', 'grendel,thrall'], 'There is no bot "grendel"'],
    [
      'an option of the wrong kind',
      ['--game', 'legend', '--options', '{"advanced":1}'],
      'advanced must be true',
    ],
    ['an unknown flag', ['--gmae', 'movie'], "Unknown option '--gmae': see --help."],
    [
      'a flag without its value',
      ['--game', 'movie', '--seed', '-1'],
      "Option '--seed' argument is ambiguous",
    ],
    [
      'a file nobody can write',
      ['--game', 'movie', '--records', '/nowhere/at/all'],
      '--records: cannot write',
    ],
  ])('says in a sentence what is wrong: %s', (_name, args, words) => {
    const { status, stderr, stdout } = simulate(...args)
    expect(stderr).toContain(words)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stdout).toBe('')
    expect(status).toBe(2)
  })

  it('plays, prints JSON and writes records that can be read again', () => {
    const folder = mkdtempSync(join(tmpdir(), 'heorot-records-'))
    const file = join(folder, 'records.jsonl')
    const { status, stdout } = simulate(
      '--game',
      'movie',
      '--seats',
      '3',
      '--games',
      '4',
      '--seed',
      '7',
      '--json',
      '--records',
      file,
    )
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
