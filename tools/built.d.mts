import type { SpawnSyncOptions } from 'node:child_process'

interface Options extends SpawnSyncOptions {
  readonly folder?: string
}

export function build(workspace: 'client' | 'server', options?: Options): number
export function buildAll(options?: Options): number
export function mustBuild(options?: Options): void
export function isBuilt(workspace: string, product: string): boolean
export function buildWhatIsOld(): void
