/**
 * `npm run fixture -- ID`: makes a test of a report, failing or passing, to be completed by whoever mends it.
 * ID is a report's number or a record's (CODE-MATCH); HEOROT_SERVER says where, else http://localhost:8080.
 */
import './quietPipe.mjs'
import { mkdirSync, writeFileSync } from 'node:fs'
import type { PublishedRecord, Report } from '@heorot/shared'

const FOLDER = 'shared/src/testkit/reported'
const SERVER = process.env.HEOROT_SERVER ?? 'http://localhost:8080'

async function fetched<T>(path: string): Promise<T> {
  const reply = await fetch(SERVER + path)
  if (!reply.ok) throw new Error(`${SERVER}${path} answers ${reply.status}`)
  return (await reply.json()) as T
}

const skeleton = (id: string, { step, note }: Pick<Report, 'step' | 'note'>): string => `\
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findGame } from '../../games'
import { readPublishedText, Timeline, verify } from '../../record'

/** Reported: ${JSON.stringify(note).replaceAll('*/', '* /')} */
const published = readPublishedText(readFileSync(join(__dirname, '${id}.jsonl'), 'utf8'))!
const game = findGame(published.record.game)!

test('report ${id}: the match replays as it was played', () => {
  expect(verify(published, game).fault).toBeNull()
})

test('report ${id}: step ${step}', () => {
  const timeline = new Timeline(game, published.record)
  const state = timeline.at(${step})
  // What everybody sees there, and what led to it; put here what the rules say instead.
  expect(game.publicView(state)).toMatchSnapshot()
  expect(timeline.events(${step})).toMatchSnapshot()
})
`

async function make(id: string): Promise<void> {
  const report = /-\d+$/.test(id)
    ? { record: id, step: 0, note: '' }
    : await fetched<Report>(`/api/reports/${id}`)
  const published = await fetched<PublishedRecord>(`/api/records/${report.record}`)
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/${id}.jsonl`, `${JSON.stringify(published)}\n`)
  writeFileSync(`${FOLDER}/${id}.test.ts`, skeleton(id, report))
  console.log(`${FOLDER}/${id}.test.ts: npx jest --selectProjects shared -- ${id}`)
}

const [id] = process.argv.slice(2)
if (!id || !/^[A-Z0-9]{8}(-\d+)?$/.test(id)) {
  console.error('usage: npm run fixture -- ID (of a report, or CODE-MATCH)')
  process.exitCode = 1
} else await make(id)
