/** Finds what npm cannot bring, installs it where that is possible, or says in one sentence what to do. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const BROWSERS = ['chromium-headless-shell', 'chromium', 'google-chrome', 'chromium-browser']

const quietly = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

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

const findBrowser = () => process.env.HEOROT_BROWSER ?? which(BROWSERS) ?? downloaded()

/** Debian's package where we may install it, else playwright's own download. */
function installBrowser() {
  if (process.getuid?.() === 0 && which(['apt-get'])) {
    quietly('apt-get', ['update', '-qq'])
    for (const name of BROWSERS.slice(0, 2)) if (quietly('apt-get', ['install', '-y', '-qq', name])) return
  }
  quietly('npx', ['playwright-core', 'install', 'chromium-headless-shell'])
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
