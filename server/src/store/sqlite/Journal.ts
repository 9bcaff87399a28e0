/**
 * Intents in the order they came, a row for each commit: a commit for many tables then writes one page, not one
 * for each of them. When enough have gathered they are filed, a row for each match.
 */
import type Database from 'libsql'
import type { Write } from '../Store'
import type { IntentRow } from '../TableRecord'
import { transaction } from './file'

export type IntentWrite = Extract<Write, { kind: 'intent' }>

export const JOURNAL_SCHEMA = `
  create table if not exists journal (n integer primary key, json text not null);
  create table if not exists moves (
    code text not null, match integer not null, last_step integer not null, json text not null,
    primary key (code, match, last_step)
  ) without rowid;
`

/** Of earlier versions, which had a row for each intent. */
const FILE_OLD = `
  insert into moves select code, match, max(step),
    json_group_array(json_array(step, seat, id, json(intent)) order by step) from intents group by code, match;
  drop table intents;
`

/** Filing this many blocks everyone for a few milliseconds. */
const ENOUGH = 2000

/** The match already has an intent at this step. */
export class StepTaken extends Error {}

/** A match that is being played, with its intents that are only in the journal yet. */
interface Gathered {
  readonly code: string
  readonly match: number
  lines: string[]
  lastStep: number
}

/** An intent as it is stored. */
type Line = readonly [step: number, seat: number, id: string | null, intent: unknown, at?: number | null]

const lineOf = ({ step, seat, id, intent, at }: IntentRow): string =>
  JSON.stringify([step, seat, id, intent, at] satisfies Line)
const rowOf = ([step, seat, id, intent, at = null]: Line): IntentRow => ({ step, seat, id, intent, at })
const listOf = (lines: readonly string[]): string => `[${lines.join()}]`
const nameOf = (code: string, match: number): string => `${code} ${match}`

export class Journal {
  readonly #db: Database.Database
  readonly #append: Database.Statement
  readonly #put: Database.Statement
  readonly #get: Database.Statement
  readonly #remove: Database.Statement
  readonly #lastFiled: Database.Statement
  readonly #gathered = new Map<string, Gathered>()
  #size = 0
  #enough = ENOUGH

  constructor(db: Database.Database) {
    this.#db = db
    if (db.prepare("select 1 from sqlite_master where name = 'intents'").get())
      transaction(db, () => db.exec(FILE_OLD))
    this.#append = db.prepare('insert into journal (json) values (?)')
    this.#put = db.prepare('insert into moves (code, match, last_step, json) values (?, ?, ?, ?)')
    this.#get = db.prepare('select json from moves where code = ? and match = ? order by last_step')
    this.#remove = db.prepare('delete from moves where code = ? and match = ?')
    this.#lastFiled = db.prepare('select max(last_step) as step from moves where code = ? and match = ?')
    this.#takeOver()
  }

  /** Reads what the last process left behind. */
  #takeOver(): void {
    for (const { json } of this.#db.prepare('select json from journal order by n').all() as {
      json: string
    }[])
      for (const [code, match, line] of JSON.parse(json) as [string, number, Line][])
        this.#gather(code, match, line[0], JSON.stringify(line))
    this.file()
  }

  /** Adds the intents by means of `commit`, which makes one transaction of what it is given. */
  add(intents: readonly IntentWrite[], commit: (append: () => void) => void): void {
    this.#refuseTaken(intents)
    const lines = intents.map(({ row }) => lineOf(row))
    const entries = intents.map(({ code, match }, i) => `[${JSON.stringify(code)},${match},${lines[i]}]`)
    commit(() => {
      if (entries.length > 0) this.#append.run(listOf(entries))
    })
    // Only after the commit, which may be retried if it fails.
    for (const [i, { code, match, row }] of intents.entries()) this.#gather(code, match, row.step, lines[i]!)
  }

  #refuseTaken(intents: readonly IntentWrite[]): void {
    const steps = new Map<string, number>()
    for (const { code, match, row } of intents) {
      const name = nameOf(code, match)
      const last = steps.get(name) ?? this.#lastStep(code, match)
      if (row.step <= last) throw new StepTaken(`step ${row.step} of match ${name} is stored already`)
      steps.set(name, row.step)
    }
  }

  #lastStep(code: string, match: number): number {
    const gathered = this.#gathered.get(nameOf(code, match))
    return gathered?.lastStep ?? (this.#lastFiled.get(code, match) as { step: number | null }).step ?? 0
  }

  #gather(code: string, match: number, step: number, line: string): void {
    const name = nameOf(code, match)
    const gathered = this.#gathered.get(name)
    if (gathered) {
      gathered.lines.push(line)
      gathered.lastStep = step
    } else this.#gathered.set(name, { code, match, lines: [line], lastStep: step })
    this.#size++
  }

  load(code: string, match: number): IntentRow[] {
    const filed = (this.#get.all(code, match) as { json: string }[]).map(({ json }) => json)
    const lines = this.#gathered.get(nameOf(code, match))?.lines ?? []
    return [...filed, listOf(lines)].flatMap(json => (JSON.parse(json) as Line[]).map(rowOf))
  }

  /** Takes an intent back. This is rare, so the whole match is written again, within the caller's transaction. */
  drop(code: string, match: number, step: number): void {
    const rows = this.load(code, match).filter(row => row.step !== step)
    this.#remove.run(code, match)
    this.#gathered.delete(nameOf(code, match))
    const last = rows.at(-1)
    if (last) this.#put.run(code, match, last.step, listOf(rows.map(lineOf)))
  }

  fileIfLong(): void {
    if (this.#size >= this.#enough) this.fileIfPossible()
  }

  /** Nothing depends on when this is done: a journal that cannot be filed now is filed another time. */
  fileIfPossible(): void {
    try {
      this.file()
    } catch {
      // Everything is still in the journal. A full disk is not tried again with every commit.
      this.#enough += ENOUGH
    }
  }

  /** Empties the journal. */
  file(): void {
    if (this.#size === 0) return
    transaction(this.#db, () => {
      for (const { code, match, lastStep, lines } of this.#gathered.values())
        if (lines.length > 0) this.#put.run(code, match, lastStep, listOf(lines))
      this.#db.exec('delete from journal')
    })
    this.#size = 0
    this.#enough = ENOUGH
    for (const [name, gathered] of this.#gathered)
      if (gathered.lines.length > 0) gathered.lines = []
      // Nothing new since the last time: the match may be over.
      else this.#gathered.delete(name)
  }
}
