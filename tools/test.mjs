/**
 * `npm test`: everything. Finds or installs the browser, builds what the browser tests open, runs all tests, and ends
 * with one line: `N passed, N failed`.
 * Arguments go to jest: `npm test -- shared/src/kernel`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { buildAll } from './built.mjs'
import { leftOut } from './leftOut.mjs'
import { needBrowser, needFullBrowser, needServices } from './need.mjs'
import { runNode, scriptOf } from './programs.mjs'
import './quietPipe.mjs'

const MINUTE = 60_000
const MINUTES = 60
/** One more than the processors that are promised: browsers wait for the screen, servers for clocks. */
const WORKERS = 3

const left = leftOut()
/** These replace the patterns of `jest.config.ts`. */
const ignored =
  left.length > 0
    ? ['/node_modules/', '/dist/', '/newGame/template/', ...left.map(name => `/${name}.test`)]
    : []

/** `--forceExit` and the time limit are for a test that failed and left something running behind it. */
const jest = (args, { env = {}, minutes } = {}) =>
  runNode(
    [
      scriptOf('jest'),
      ...ignored.map(pattern => `--testPathIgnorePatterns=${pattern}`),
      '--forceExit',
      ...args,
    ],
    {
      env: { ...process.env, NODE_OPTIONS: '--expose-gc --no-warnings', ...env },
      ...(minutes && { timeout: minutes * MINUTE, killSignal: 'SIGKILL' }),
    },
  )

/** The files that took longest, with their seconds. */
const slowest = files =>
  files
    .map(({ name, startTime, endTime }) => ({ name: basename(name), seconds: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ name, seconds }) => `${name} ${Math.round(seconds)} s`)

/** Runs all tests and returns how they went. A run that never reported counts as one failure. */
function runAll(env) {
  const folder = mkdtempSync(join(tmpdir(), 'heorot-test-'))
  const report = join(folder, 'report.json')
  const flags = [`--maxWorkers=${WORKERS}`, '--json', `--outputFile=${report}`, '--silent']
  const status = jest(flags, { env, minutes: MINUTES })
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    )
    console.log(`slowest files: ${slowest(testResults).join(', ')}`)
    return {
      passed: numPassedTests,
      failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0, status),
    }
  } catch {
    console.log(`no report: the tests were ended after ${MINUTES} minutes or broke down`)
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function everything() {
  const browser = { HEOROT_BROWSER: needBrowser(), HEOROT_FULL_BROWSER: needFullBrowser() }
  // Without them, the tests that need them are left out.
  const services = process.platform === 'linux' ? needServices() : {}
  return buildAll() === 0 ? runAll({ ...browser, ...services }) : { passed: 0, failed: 1 }
}

const args = process.argv.slice(2)
if (args.length > 0) process.exit(jest(args))
const { passed, failed } = everything()
if (left.length > 0)
  console.log(`Left out on ${process.platform}, which lacks what they need: ${left.join(', ')}.`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
