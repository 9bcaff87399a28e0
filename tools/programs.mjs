/**
 * Starts programs that npm installs, and npm itself, as scripts of this Node: Windows cannot start `npm` or `npx` as a
 * program.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const packages = new URL('../node_modules/', import.meta.url)

/** The path of the script behind a package's program: `scriptOf('vite')`. */
export function scriptOf(name) {
  const folder = new URL(`${name}/`, packages)
  const { bin } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'))
  const [script] = typeof bin === 'string' ? [bin] : Object.values(bin)
  return fileURLToPath(new URL(script, folder))
}

/** npm's own script, which npm names to everything it runs. */
export function npmScript() {
  if (process.env.npm_execpath) return process.env.npm_execpath
  console.error('This needs npm: start it with `npm run`.')
  process.exit(1)
}

/** Runs a program to its end, with its output on ours; returns its exit code, 1 if it could not be started. */
export function run(command, args, options) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', ...options })
  if (error && error.code !== 'ETIMEDOUT') console.error(`${command} could not be started (${error.code}).`)
  return status ?? 1
}

export const runNode = (args, options) => run(process.execPath, args, options)
