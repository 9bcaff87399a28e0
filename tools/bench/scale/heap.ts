/** How much a server really keeps: its heap after a thorough cleaning. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Runs inside the server before anything else. */
const PROBE = `
import { renameSync, writeFileSync } from 'node:fs'
process.on('SIGUSR2', () => {
  for (let i = 0; i < 4; i++) gc()
  const file = process.env.BENCH_HEAP
  writeFileSync(file + '.new', String(process.memoryUsage().heapUsed))
  renameSync(file + '.new', file)
})`

/** Settings with which a server can be asked for its heap. */
export const probed = (file: string): Record<string, string> => ({
  BENCH_HEAP: file,
  NODE_OPTIONS: `--expose-gc --import=data:text/javascript,${encodeURIComponent(PROBE)}`,
})

export async function heapOf(pid: number, file: string): Promise<number> {
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  while (!existsSync(file)) await sleep(20)
  return Number(readFileSync(file, 'utf8'))
}
