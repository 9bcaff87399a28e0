/** One transaction for everything that is asked for at once. */
import type Database from 'libsql'
import type { IntentWrite, Journal } from './Journal'
import type { SoleFences } from './SoleFences'
import type { Write, WriteAll } from '../Store'
import { transaction } from './file'

export function sqliteCommit(db: Database.Database, journal: Journal, held: SoleFences): WriteAll {
  const put = putterFor(db, journal)
  return (writes, fences) => {
    held.check(fences)
    if (writes.length === 0) return
    // An intent that is to be dropped must not come back from the journal.
    if (writes.some(write => write.kind === 'undo')) journal.file()
    const intents = writes.filter(isIntent)
    journal.add(intents, append => {
      // A single statement is a transaction by itself, and most commits hold nothing but intents.
      if (intents.length === writes.length) append()
      else
        transaction(db, () => {
          append()
          for (const write of writes) put(write)
        })
    })
    for (const write of writes) if (write.kind === 'release') held.release(write.code)
    journal.fileIfLong()
  }
}

const isIntent = (write: Write): write is IntentWrite => write.kind === 'intent'

function putterFor(db: Database.Database, journal: Journal): (write: Write) => void {
  const putTable = db.prepare('insert or replace into tables (code, wake_at, json) values (?, ?, ?)')
  const setWake = db.prepare('update tables set wake_at = ? where code = ?')
  const putChat = db.prepare('insert into chat (code, n, json) values (?, ?, ?)')
  const trimChat = db.prepare('delete from chat where code = ? and n = ?')
  const putRecord = db.prepare('insert or replace into records (id, json) values (?, ?)')
  const putTime = db.prepare(
    'insert into play_time values (1, ?) on conflict do update set at = max(at, excluded.at)',
  )
  const putReport = db.prepare('insert into reports (id, json) values (?, ?)')
  const found = db.prepare('insert or ignore into halls (id, code, version, json) values (?, ?, ?, ?)')
  const putGame = db.prepare('insert or replace into hall_games (hall, id, at, json) values (?, ?, ?, ?)')
  const list = db.prepare("insert or replace into hall_tables values (?, ?, ?, unixepoch('subsec') * 1000)")
  return write => {
    switch (write.kind) {
      case 'table':
        putTable.run(write.record.code, write.wakeAt, JSON.stringify(write.record))
        if (write.record.hall)
          list.run(write.record.hall, write.record.code, write.record.phase === 'finished' ? 0 : 1)
        break
      case 'undo':
        journal.drop(write.code, write.match, write.step)
        break
      case 'chat':
        putChat.run(write.code, write.line.n, JSON.stringify(write.line))
        trimChat.run(write.code, write.displaced)
        break
      case 'record':
        putRecord.run(write.record.id, JSON.stringify(write.record))
        break
      case 'report':
        putReport.run(write.report.id, JSON.stringify(write.report))
        break
      case 'time':
        putTime.run(write.at)
        break
      case 'hall':
        found.run(write.record.id, write.record.code, write.record.version, JSON.stringify(write.record))
        break
      case 'hallGame':
        putGame.run(write.hall, write.game.id, write.game.at, JSON.stringify(write.game))
        break
      case 'wake':
        setWake.run(write.at, write.code)
        break
      case 'intent': // is in the journal
      case 'release': // is no row
        break
    }
  }
}
