/** `npm run names`: every exported name and every file name means one thing, so that a search for it finds one thing. */
import './quietPipe.mjs'
import { readFileSync } from 'node:fs'
import { exportedNames, ownFiles, sourceFiles } from './names/exported'
import { grouped } from './names/grouped'
import { importsInOtherCase, sameButForCase } from './names/letterCase'

const read = (path: string): string => readFileSync(path, 'utf8')

const places = grouped(
  sourceFiles('.').flatMap(path => [...exportedNames(path, read(path))].map(name => [name, path] as const)),
)
const ambiguous = [...places].filter(([, paths]) => paths.length > 1)
const files = ownFiles('.')
const complaints = [
  ...ambiguous.map(([name, paths]) => `${name} is exported from ${paths.join(' and ')}`),
  ...sameButForCase(files),
  ...importsInOtherCase(files, read),
]
for (const complaint of complaints) console.error(complaint)
console.log(`${places.size} exported names, ${ambiguous.length} with more than one meaning`)
if (complaints.length > 0) process.exitCode = 1
