/** Finds what npm cannot bring, installs it where that is possible, or says in one sentence what to do. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { run, scriptOf } from './programs.mjs'

const FULL_BROWSERS = ['chromium', 'google-chrome', 'chromium-browser']
const BROWSERS = ['chromium-headless-shell', ...FULL_BROWSERS]

const quietly = (command, args) => run(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }) === 0

function which(names) {
  for (const name of names) {
    const found = spawnSync('which', [name], { encoding: 'utf8' })
    if (found.status === 0) return found.stdout.trim()
  }
  return null
}

function downloaded() {
  const path = chromium.executablePath()
  return existsSync(path) ? path : null
}

let isListFresh = false

/** Debian's packages where we may install them; says whether it did. */
function installPackages(...args) {
  if (process.getuid?.() !== 0 || !which(['apt-get'])) return false
  if (!isListFresh) isListFresh = quietly('apt-get', ['update', '-qq'])
  return quietly('apt-get', ['install', '-y', '-qq', ...args])
}

const findBrowser = () => process.env.HEOROT_BROWSER ?? which(BROWSERS) ?? downloaded()

/** Debian's package, else playwright's own download. */
function installBrowser() {
  if (!BROWSERS.slice(0, 2).some(name => installPackages(name)))
    quietly(process.execPath, [scriptOf('playwright-core'), 'install', 'chromium'])
}

/** The path of a Chromium; ends the process with one sentence if there is none to be had. */
export function needBrowser() {
  const found = findBrowser()
  if (found) return found
  console.log('No Chromium found: installing one for the browser tests …')
  installBrowser()
  const installed = findBrowser()
  if (installed) return installed
  console.error(
    'The browser tests need Chromium: install it (on Debian: apt-get install chromium) or set HEOROT_BROWSER to its path.',
  )
  process.exit(1)
}

/** The path of a Chromium that shows notifications, which the headless shell always refuses; one test needs it. */
export function needFullBrowser() {
  const find = () => process.env.HEOROT_FULL_BROWSER ?? which(FULL_BROWSERS)
  const found = find()
  if (found) return found
  console.log('No full Chromium found: installing one for the test of notifications …')
  installPackages('--no-install-recommends', 'chromium')
  const installed = find()
  if (!installed)
    console.error(
      'The test of notifications will fail without a full Chromium: install it (on Debian: apt-get install chromium) or set HEOROT_FULL_BROWSER to its path.',
    )
  return installed ?? '/usr/bin/chromium'
}

const WINE = ['wine', 'x86_64-w64-mingw32-gcc']
const WINE_PACKAGES = ['wine', 'wine64', 'gcc-mingw-w64-x86-64-win32']

/** Whether Windows programs can be run here, and built: Wine 8 lacks a library. */
export function hasWine() {
  const isMissing = () => WINE.some(name => !which([name]))
  if (isMissing()) installPackages('--no-install-recommends', ...WINE_PACKAGES)
  return !isMissing()
}

/** The newest of Debian's folders, which lie outside of the path; else wherever `initdb` is. */
function findPostgres() {
  const home = '/usr/lib/postgresql'
  const versions = existsSync(home) ? readdirSync(home).sort((a, b) => b - a) : []
  const folder = versions.map(version => `${home}/${version}/bin`).find(path => existsSync(`${path}/initdb`))
  return folder ?? which(['initdb'])?.replace(/\/initdb$/, '') ?? null
}

const inSystem = name => which([name]) ?? [`/usr/sbin/${name}`].find(existsSync) ?? null

/** Environment variable, Debian's package, and how it is found. */
const SERVICES = [
  ['HEOROT_REDIS', 'redis-server', () => inSystem('redis-server')],
  ['HEOROT_NGINX', 'nginx', () => inSystem('nginx')],
  ['HEOROT_POSTGRES', 'postgresql', findPostgres],
]

/** Where they are, by the variables that name them; null for what is missing. */
export const findServices = () =>
  Object.fromEntries(SERVICES.map(([name, , find]) => [name, process.env[name] ?? find()]))

const missingServices = () => {
  const found = findServices()
  return SERVICES.filter(([name]) => !found[name])
}

/** Where Redis, nginx and Postgres are, by the variables that name them; ends the process with one sentence if not. */
export function needServices() {
  const missing = missingServices().map(([, name]) => name)
  if (missing.length > 0) {
    console.log(`Installing ${missing.join(', ')} for the tests with several processes …`)
    installPackages('--no-install-recommends', ...missing)
  }
  const still = missingServices().map(([, name]) => name)
  if (still.length > 0) {
    console.error(
      `Several processes need Redis, Postgres and nginx: install ${still.join(', ')} (on Debian: apt-get install ${still.join(' ')}).`,
    )
    process.exit(1)
  }
  return findServices()
}
