/** `npm run names`: every exported name means one thing, so that a search for it finds one thing. */
import './quietPipe.mjs'
import { readFileSync } from 'node:fs'
import { exportedNames, sourceFiles } from './names/exported'

const places = new Map<string, string[]>()
for (const path of sourceFiles('.'))
  for (const name of exportedNames(path, readFileSync(path, 'utf8')))
    places.set(name, [...(places.get(name) ?? []), path])

const ambiguous = [...places].filter(([, paths]) => paths.length > 1)
for (const [name, paths] of ambiguous) console.error(`${name} is exported from ${paths.join(' and ')}`)
console.log(`${places.size} exported names, ${ambiguous.length} with more than one meaning`)
if (ambiguous.length > 0) process.exitCode = 1
