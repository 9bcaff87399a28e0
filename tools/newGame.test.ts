import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '..')

/** The games' folders and registries. */
const games = () =>
  ['shared/src/games', 'client/src/games'].map(folder => [
    readdirSync(join(root, folder)),
    readFileSync(join(root, folder, 'index.ts'), 'utf8'),
  ])

it.each([
  ['no name', [], 'npm run new-game -- NAME'],
  ['two names', ['one', 'two'], 'npm run new-game -- NAME'],
  ['a game that exists', ['movie'], 'There is a game "movie" already.'],
  ['a capital', ['Wiglaf'], '"Wiglaf" is no name for a game'],
  ['a path', ['../wiglaf'], '"../wiglaf" is no name for a game'],
  ['a word of the language', ['class'], '"class" is a word of the language'],
  ['a name that would clash', ['table'], 'a second meaning: choose another name.'],
])('refuses %s with a reason and changes nothing', (_, args, reason) => {
  const before = games()
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/newGame.ts', ...args],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  expect([status, stdout + stderr]).toEqual([2, expect.stringContaining(reason)])
  expect(games()).toEqual(before)
})
