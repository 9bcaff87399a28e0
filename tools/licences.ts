/** `npm run licences`: writes docs/licences.md from package-lock.json. A test fails while the page is stale. */
import './quietPipe.mjs'
import { writeFileSync } from 'node:fs'
import { licencePage, PAGE, readLock } from './licences/page'

writeFileSync(PAGE, licencePage(readLock()))
