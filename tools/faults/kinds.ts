/** What can go wrong, as rows: with processes, lines, clocks, disks and services. */
import { execFileSync } from 'node:child_process'
import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rng } from '@heorot/shared'
import type { Service } from '../cluster/Service'
import { CLEAR, type FaultProxy, type Weather } from './FaultProxy'
import type { Fault } from './schedule'

/** Others have taken over by then. */
const LONG: Fault['duration'] = [7000, 10_000]
const HOUR = 3_600_000

const fault = (name: string, duration: Fault['duration'], inject: Fault['inject']): Fault => ({
  name,
  duration,
  inject,
})

/** A game process, and the file that says how wrong its clock is. */
export interface Victim {
  readonly service: Service
  readonly clockFile: string
}

export const processFaults = (victims: readonly Victim[]): Fault[] => [
  fault('process killed', [100, 2500], async draw => {
    const { service } = draw.pick(victims)
    await service.end('SIGKILL')
    return () => service.start()
  }),
  fault('process told to stop', [100, 1500], async draw => {
    const { service } = draw.pick(victims)
    await service.end('SIGTERM')
    return () => service.start()
  }),
  fault('process paused', [300, 2500], async draw => pause(draw.pick(victims))),
  fault('process paused for long', LONG, async draw => pause(draw.pick(victims))),
  fault('clock jumped', [300, 2500], async draw => jumpClock(draw.pick(victims), draw)),
]

function pause({ service }: Victim): () => void {
  service.pause()
  return () => service.resume()
}

/** An hour forward or back, and back to the truth afterwards. */
function jumpClock(victim: Victim, draw: Rng): () => void {
  setClock(victim, draw.pick([-HOUR, HOUR]))
  return () => setClock(victim, 0)
}

function setClock({ service, clockFile }: Victim, offset: number): void {
  writeFileSync(clockFile, String(offset))
  if (service.pid) process.kill(service.pid, 'SIGUSR2')
}

/** `slow`: milliseconds in each direction, at least and at most. */
export const lineFaults = (
  name: string,
  lines: readonly FaultProxy[],
  slow: readonly [number, number],
): Fault[] => [
  fault(`${name} cut`, [50, 2000], async draw => spoil(draw.pick(lines), { kind: 'cut' })),
  fault(`${name} silent`, [500, 5000], async draw => spoil(draw.pick(lines), { kind: 'silent' })),
  fault(`${name} slow`, [500, 4000], async draw =>
    spoil(draw.pick(lines), { kind: 'slow', ms: slow[0] + draw.below(slow[1] - slow[0]) }),
  ),
]

function spoil(line: FaultProxy, weather: Weather): () => void {
  line.weather = weather
  return () => {
    line.weather = CLEAR
  }
}

/** `lines`: every way to the service. */
export const serviceFaults = (name: string, service: Service, lines: readonly FaultProxy[]): Fault[] => [
  fault(`${name} restarted`, [50, 1500], async () => {
    await service.end()
    return () => service.start()
  }),
  fault(`${name} crashed`, [50, 1500], async () => {
    await service.end('SIGQUIT')
    return () => service.start()
  }),
  fault(`${name} unreachable`, [1000, 6000], async draw => {
    const kind = draw.pick(['cut', 'silent'] as const)
    const undo = lines.map(line => spoil(line, { kind }))
    return () => undo.forEach(clear => void clear())
  }),
]

/** No file of the process may grow any more: what it meets is what a full disk would give it. */
export const diskFault = ({ service }: Victim, folder: string): Fault =>
  fault('disk full', [500, 4000], async () => {
    const { pid } = service
    if (!pid) throw new Error('nobody writes to this disk')
    const largest = Math.max(...readdirSync(folder).map(file => statSync(join(folder, file)).size))
    limitFiles(pid, String(largest))
    return () => limitFiles(pid, 'unlimited')
  })

function limitFiles(pid: number, size: string): void {
  try {
    execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${size}:`], { stdio: 'pipe' })
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT')
      throw new Error('Filling a disk needs prlimit: install util-linux.')
    throw error
  }
}
