/** What this process really keeps, for tests that memory stays level. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

export function heapMb(): number {
  for (let i = 0; i < 4; i++) collectGarbage()
  return process.memoryUsage().heapUsed / 1024 / 1024
}
