/** `npm run restore -- FILE`: puts a backup in the place of the database, while no server runs. */
import './quietPipe.mjs'
import { restore } from '../server/src/store/sqlite/restore'
import { onDataFile } from './onDataFile'

onDataFile({
  name: 'restore',
  postgres: 'pg_restore',
  work: (data, file) => {
    const { tables, kept } = restore(data, file)
    const before = kept ? ` What was there before is kept as "${kept}".` : ''
    return `Restored "${file}" into "${data}" (tables: ${tables}).${before}`
  },
})
