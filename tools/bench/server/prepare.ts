/** Installs what we measure against, and builds every server the way it would be shipped. */
import type { StdioOptions } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { build as bundle } from 'esbuild'
import { build } from '../../built.mjs'
import { npmScript, runNode } from '../../programs.mjs'

const ROOT = resolve(import.meta.dirname, '../../..')
const BENCH = join(ROOT, 'bench')
const SERVER = join(ROOT, 'server')
/** Below bench/node_modules, so that what is built here finds what is installed there. */
const BUILT = join(BENCH, 'node_modules/.heorot')

export const serverScript = join(SERVER, 'dist/index.js')
/** Our server with a clock that moves when told: nobody waits minutes for a delayed stream. */
export const clockedScript = join(SERVER, 'dist/bench/clocked.js')
/** Our server with sockets that lead nowhere. */
export const labScript = join(SERVER, 'dist/bench/lab.js')
export const hostScript = (host: 'boardgameio' | 'relay'): string => join(BUILT, `${host}.cjs`)
export const dataFolder = (): string => join(BUILT, `data-${Date.now()}`)

/** Packages that only `bench/` has. */
export const requireFromBench = createRequire(join(BENCH, 'package.json'))

const QUIET: StdioOptions = ['ignore', 'ignore', 'inherit']

function must(done: string, status: number): void {
  if (status !== 0) throw new Error(`${done} failed`)
}

const buildHost = (host: 'boardgameio' | 'relay') =>
  bundle({
    entryPoints: [join(import.meta.dirname, 'hosts', `${host}.ts`)],
    outfile: hostScript(host),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: 'external',
    alias: { '@heorot/shared': join(ROOT, 'shared/src/index.ts') },
  })

function buildScript(entry: string, script: string): void {
  const args = ['build.mjs', entry, relative(SERVER, script)]
  must(`Building ${entry}`, runNode(args, { cwd: SERVER, stdio: QUIET }))
}

/** As built for shipping: what runs sources directly adds to the cost of each closure. */
export const buildLab = (): void => buildScript('../tools/bench/layers/lab.ts', labScript)

/** Our own server alone. */
export const buildHeorot = (): void => must('Building the server', build('server', { stdio: QUIET }))

export async function prepare(): Promise<void> {
  if (!existsSync(join(BENCH, 'node_modules/boardgame.io'))) {
    console.error('Installing what is in bench/package.json …')
    const args = [npmScript(), 'install', '--no-workspaces', '--ignore-scripts', '--loglevel=error']
    must('Installing what is compared', runNode(args, { cwd: BENCH, stdio: QUIET }))
  }
  rmSync(BUILT, { recursive: true, force: true })
  buildHeorot()
  buildScript('test/support/clockedServer.ts', clockedScript)
  await Promise.all([buildHost('boardgameio'), buildHost('relay')])
}
