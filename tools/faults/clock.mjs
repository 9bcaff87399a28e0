/**
 * Preloaded into a server (`--import`): on SIGUSR2 its clock jumps to where the file named by
 * HEOROT_FAULT_CLOCK says, in milliseconds off the truth. Only the time of day; timers run on.
 */
import { readFileSync } from 'node:fs'

const RealDate = Date
const file = process.env.HEOROT_FAULT_CLOCK
let offset = 0

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length > 0) super(...given)
    else super(RealDate.now() + offset)
  }

  static now() {
    return RealDate.now() + offset
  }
}

process.on('SIGUSR2', () => {
  offset = Number(readFileSync(file, 'utf8'))
})
