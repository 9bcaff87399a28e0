/** `npm run protocol`: writes the table of requests in docs/protocol.md from their shapes. A test fails while it is stale. */
import './quietPipe.mjs'
import { readFileSync, writeFileSync } from 'node:fs'
import { PROTOCOL, withRequests } from './protocol/requestTable'

writeFileSync(PROTOCOL, withRequests(readFileSync(PROTOCOL, 'utf8')))
