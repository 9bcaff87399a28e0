/** What the documents say must match the data and the files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TRACK } from '@heorot/shared/games/legend'
import { PROTOCOL, withRequests } from './protocol/requestTable'

const text = (file: string) => readFileSync(join(__dirname, '..', file), 'utf8')

const rebuilt = TRACK.filter(({ source }) => source === 'reconstructed').length

it.each(['README.md', 'docs/rulings/legend.md'])('%s counts the reconstructed episodes', file => {
  expect(text(file)).toContain(`${rebuilt} of the ${TRACK.length} rows`)
})

const exists = (path: string) => existsSync(join(__dirname, '..', path))
const filesIn = (line: string) => [...line.matchAll(/[\w./-]+\.(?:tsx?|css|mjs)\b/g)].map(([path]) => path)
const sourcesIn = (line: string) => filesIn(line).filter(path => /^(client|server|shared)\//.test(path))

/** The files of the diagram, with the root that its last heading names. */
function diagramFiles(document: string): readonly string[] {
  let root = ''
  return document.split('\n').flatMap(line => {
    root = /^(?:BROWSER|SERVER) \((.+)\)$/.exec(line)?.[1] ?? root
    if (line.startsWith('```')) root = ''
    return root === '' ? [] : filesIn(line).map(path => (exists(path) ? path : `${root}/${path}`))
  })
}

it.each(['ARCHITECTURE.md', 'CONTRIBUTING.md'])('%s names files that exist', file => {
  expect(sourcesIn(text(file)).filter(path => !exists(path))).toEqual([])
})

it('the path of a click leads through files that exist', () => {
  const files = diagramFiles(text('ARCHITECTURE.md'))
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter(path => !exists(path))).toEqual([])
})

it('the table of the kit names files that exist', () => {
  const rows = text('client/src/kit/README.md')
    .split('\n')
    .filter(line => line.startsWith('| `'))
  const named = rows.flatMap(row => [...row.split('|')[1]!.matchAll(/`([\w./]+)`/g)].map(([, name]) => name!))
  const entries = readdirSync(join(__dirname, '../client/src/kit'), { recursive: true, encoding: 'utf8' })
  const files = entries.map(file => file.replace(/\.tsx?$/, ''))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(name => !files.includes(name.replace(/\/$/, '')))).toEqual([])
})

it('the protocol lists the requests as the server checks them (npm run protocol)', () => {
  expect(text(PROTOCOL)).toContain('| `stand` | { forGood?: boolean } |')
  expect(text(PROTOCOL)).toBe(withRequests(text(PROTOCOL)))
})

it('every decision is in the index by topic', () => {
  const index = text('docs/adr/README.md')
  const pages = readdirSync(join(__dirname, '../docs/adr')).filter(file => /^\d/.test(file))
  expect(pages.filter(page => !index.includes(`(${page})`))).toEqual([])
})

it('the glossary stays short', () => {
  const [, glossary = ''] = text('ARCHITECTURE.md').split('## Glossary')
  const terms = glossary.split('\n').filter(line => line.startsWith('| ')).length - 1
  expect(terms).toBeGreaterThan(0)
  expect(terms).toBeLessThanOrEqual(12)
})
