/** `npm run names`: every exported name means one thing, so that a search for it finds one thing. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportedNames } from './names/exported'

const FOLDERS = ['shared/src', 'server/src', 'server/test', 'client/src', 'tools', 'e2e']

const files = FOLDERS.filter(folder => existsSync(folder))
  .flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => join(folder, file)),
  )
  .filter(path => /\.tsx?$/.test(path))
  .sort()

const places = new Map<string, string[]>()
for (const path of files)
  for (const name of exportedNames(path, readFileSync(path, 'utf8')))
    places.set(name, [...(places.get(name) ?? []), path])

const ambiguous = [...places].filter(([, paths]) => paths.length > 1)
for (const [name, paths] of ambiguous) console.error(`${name} is exported from ${paths.join(' and ')}`)
console.log(`${places.size} exported names, ${ambiguous.length} with more than one meaning`)
if (ambiguous.length > 0) process.exitCode = 1
