/**
 * `npm test`: everything. Finds or installs the browser, builds what the browser tests open, runs the groups
 * one after the other, and ends with one line: `N passed, N failed`.
 * Arguments go to jest: `npm test -- shared/src/kernel`.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { needBrowser, needFullBrowser, needServices } from './need.mjs'
import './quietPipe.mjs'

const MINUTE = 60_000

/** `--forceExit` and the time limit are for a test that failed and left something running behind it. */
const jest = (args, { env = {}, minutes } = {}) =>
  spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', '--forceExit', ...args], {
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS: '--expose-gc --no-warnings', ...env },
    ...(minutes && { timeout: minutes * MINUTE, killSignal: 'SIGKILL' }),
  }).status ?? 1

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status ?? 1

/** The files that took longest, with their seconds. */
const slowest = files =>
  files
    .map(({ name, startTime, endTime }) => ({ name: basename(name), seconds: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 8)
    .map(({ name, seconds }) => `${name} ${Math.round(seconds)} s`)

/**
 * Runs one group, so many files at a time, and returns how its tests went. A group that never reported counts as one
 * failure.
 */
function group(folder, name, args, { workers = 2, ...limits }) {
  const report = join(folder, `${name}.json`)
  const started = Date.now()
  const status = jest(
    [...args, `--maxWorkers=${workers}`, '--json', `--outputFile=${report}`, '--silent'],
    limits,
  )
  console.log(`── ${name}: ${Math.round((Date.now() - started) / 1000)} s`)
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    )
    console.log(`── slowest: ${slowest(testResults).join(', ')}`)
    return {
      passed: numPassedTests,
      failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0, status),
    }
  } catch {
    console.log(`── ${name}: no report; it was ended after ${limits.minutes} minutes or broke down`)
    return { passed: 0, failed: 1 }
  }
}

function everything() {
  const browser = needBrowser()
  const fullBrowser = needFullBrowser()
  const services = needServices()
  const built = run('npm', ['run', '--silent', 'build'])
  if (built !== 0) return { passed: 0, failed: 1 }
  const folder = mkdtempSync(join(tmpdir(), 'heorot-test-'))
  const groups = [
    group(folder, 'rules, client and tools', ['--selectProjects', 'shared', 'client', 'tools'], {
      minutes: 15,
    }),
    group(folder, 'server', ['--selectProjects', 'server'], { minutes: 20 }),
    // These wait for the screen half of the time.
    group(folder, 'browser', ['--selectProjects', 'e2e'], {
      workers: 3,
      minutes: 40,
      env: { HEOROT_BROWSER: browser, HEOROT_FULL_BROWSER: fullBrowser, ...services },
    }),
  ]
  rmSync(folder, { recursive: true })
  const sum = key => groups.reduce((total, group) => total + group[key], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}

const args = process.argv.slice(2)
if (args.length > 0) process.exit(jest(args))
const { passed, failed } = everything()
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
