import type { SpawnSyncOptions } from 'node:child_process'

export function scriptOf(name: string): string
export function npmScript(): string
export function run(command: string, args: readonly string[], options?: SpawnSyncOptions): number
export function runNode(args: readonly string[], options?: SpawnSyncOptions): number
