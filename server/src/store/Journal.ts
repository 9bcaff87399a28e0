/**
 * Intents in the order they came, a row for each commit: a commit for many tables then writes one page, not one
 * for each of them. When enough have gathered they are filed by table, where they can be found.
 */
import type Database from 'libsql'
import type { Write } from './Store'
import { transaction } from './transaction'

export type IntentWrite = Extract<Write, { kind: 'intent' }>

export const JOURNAL_SCHEMA = `
  create table if not exists intents (
    code text not null, match integer not null, step integer not null,
    seat integer not null, id text, intent text not null,
    primary key (code, match, step)
  ) without rowid;
  create table if not exists journal (n integer primary key, json text not null);
`

/** In the order of the key, so that a page is written once however many of its rows are new. */
const FILE = `
  insert into intents (code, match, step, seat, id, intent)
  select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value -> 5
  from journal, json_each(journal.json) order by 1, 2, 3`

/** Filing as many takes a few milliseconds, in which everybody waits. */
const ENOUGH = 500

/** Another intent has this place in the match already. */
export class StepTaken extends Error {}

export class Journal {
  readonly #db: Database.Database
  readonly #append: Database.Statement
  readonly #lastFiled: Database.Statement
  /** The last step of each match that has been written to since the journal was filed. */
  #lastSteps = new Map<string, number>()
  #size = 0

  constructor(db: Database.Database) {
    this.#db = db
    this.#append = db.prepare('insert into journal (json) values (?)')
    this.#lastFiled = db.prepare('select max(step) as step from intents where code = ? and match = ?')
    // What the last process has left.
    this.#file()
  }

  /** Adds the intents by means of `commit`, which makes one transaction of what it is given. */
  add(intents: readonly IntentWrite[], commit: (append: () => void) => void): void {
    const lastSteps = this.#lastStepsAfter(intents)
    commit(() => {
      if (intents.length > 0) this.#append.run(JSON.stringify(intents.map(lineOf)))
    })
    // Only now: whoever failed may try again.
    for (const [match, step] of lastSteps) this.#lastSteps.set(match, step)
    this.#size += intents.length
  }

  #lastStepsAfter(intents: readonly IntentWrite[]): ReadonlyMap<string, number> {
    const lastSteps = new Map<string, number>()
    for (const { code, match, row } of intents) {
      const name = `${code}-${match}`
      const last = lastSteps.get(name) ?? this.#lastSteps.get(name) ?? this.#lastFiledStep(code, match)
      if (row.step <= last) throw new StepTaken(`step ${row.step} of match ${name} is stored already`)
      lastSteps.set(name, row.step)
    }
    return lastSteps
  }

  #lastFiledStep(code: string, match: number): number {
    return (this.#lastFiled.get(code, match) as { step: number | null }).step ?? 0
  }

  /** Nothing depends on when this is done: a journal that cannot be filed now is filed another time. */
  fileIfLong(): void {
    if (this.#size < ENOUGH) return
    try {
      this.file()
    } catch {
      // All of it is still in the journal.
    }
  }

  /** From now on every intent is in the table `intents`. */
  file(): void {
    if (this.#size > 0) this.#file()
  }

  #file(): void {
    transaction(this.#db, () => {
      this.#db.exec(FILE)
      this.#db.exec('delete from journal')
    })
    this.#lastSteps = new Map()
    this.#size = 0
  }
}

const lineOf = ({ code, match, row: { step, seat, id, intent } }: IntentWrite) =>
  [code, match, step, seat, id, intent] as const
