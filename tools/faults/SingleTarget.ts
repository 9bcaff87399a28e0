/** One process with its SQLite file, as most hosts run it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openStore } from '../../server/src/store/open'
import { freePorts } from '../cluster/ports'
import { answersAt, Service } from '../cluster/Service'
import { FaultProxy } from './FaultProxy'
import { type FaultTarget, ROOMY } from './FaultTarget'
import { diskFault, lineFaults, processFaults } from './kinds'

export const CLOCK = resolve('tools/faults/clock.mjs')

export async function openSingleTarget(): Promise<FaultTarget> {
  const folder = mkdtempSync(join(tmpdir(), 'heorot-faults-'))
  const data = join(folder, 'data')
  mkdirSync(data)
  const [port] = await freePorts(1)
  const clockFile = join(folder, 'clock')
  writeFileSync(clockFile, '0')
  const service = new Service({
    name: 'the only process',
    command: process.execPath,
    args: ['--import', CLOCK, 'server/dist/index.js'],
    env: {
      ...ROOMY,
      NODE_ENV: 'production',
      HEOROT_PORT: String(port),
      HEOROT_DATA: data,
      HEOROT_FAULT_CLOCK: clockFile,
    },
    answers: () => answersAt(`http://127.0.0.1:${port}/readyz`),
  })
  await service.start()
  const line = await FaultProxy.to(port!)
  const victim = { service, clockFile }
  return {
    name: 'one process with SQLite',
    url: `http://127.0.0.1:${line.port}`,
    schedules: [
      [
        ...processFaults([victim]),
        diskFault(victim, data),
        ...lineFaults('line to clients', [line], [50, 400]),
      ],
    ],
    // The lock on its folder keeps every other process out: there is no second copy to be shown.
    ...{ processes: [], position: async () => null },
    openStore: () => openStore(undefined, { data, sync: 'normal' }),
    quiet: async () => void (await service.end('SIGKILL')),
    stop: async () => {
      await service.end('SIGKILL')
      await line.close()
      rmSync(folder, { recursive: true, force: true })
    },
    said: () => service.said,
  }
}
