/** `npm run backup -- FILE`: copies the database of the data folder to one file, also while people play. */
import './quietPipe.mjs'
import { backUp } from '../server/src/store/sqlite/backup'
import { onDataFile } from './onDataFile'

onDataFile({
  name: 'backup',
  postgres: 'pg_dump',
  work: (data, file) => `Backed up to "${file}" (tables: ${backUp(data, file)}).`,
})
