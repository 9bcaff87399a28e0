/** `npm run licences`: writes docs/licences.md. A test fails while the page is stale. */
import './quietPipe.mjs'
import { writeFileSync } from 'node:fs'
import { licencePage, licences, PAGE } from './licences/page'

writeFileSync(PAGE, licencePage(licences()))
