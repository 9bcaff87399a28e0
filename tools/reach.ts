/**
 * `npm run reach`, as root on Linux: starts the server in one network namespace and opens the address it prints in
 * a browser in another one, where it hosts a table and copies its link over plain http.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { BROWSER_FLAGS } from '../e2e/House'
import { buildWhatIsOld } from './built.mjs'
import { needBrowser } from './need.mjs'
import './quietPipe.mjs'

const SERVER = { namespace: `heorot-a${process.pid}`, link: `hra${process.pid}`, address: '10.231.0.1' }
const GUEST = { namespace: `heorot-b${process.pid}`, link: `hrb${process.pid}`, address: '10.231.0.2' }
const SIDES = [SERVER, GUEST]
const PATIENCE = 30_000

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'inherit'] })
const within = (namespace: string, ...command: string[]) => ['netns', 'exec', namespace, ...command]

/** Two machines on one cable. */
function connect(): void {
  for (const { namespace } of SIDES) ip('netns', 'add', namespace)
  ip('link', 'add', SERVER.link, 'type', 'veth', 'peer', 'name', GUEST.link)
  for (const { namespace, link, address } of SIDES) {
    ip('link', 'set', link, 'netns', namespace)
    ip('-n', namespace, 'addr', 'add', `${address}/24`, 'dev', link)
    ip('-n', namespace, 'link', 'set', link, 'up')
    ip('-n', namespace, 'link', 'set', 'lo', 'up')
  }
}

function disconnect(): void {
  for (const { namespace } of SIDES)
    try {
      ip('netns', 'del', namespace)
    } catch {
      // It was never made.
    }
}

/** Resolves with the address for the network that the server prints. */
function printedAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    setTimeout(() => reject(new Error(`no address was printed:\n${output}`)), PATIENCE).unref()
    server.stdout?.on('data', text => {
      output += text
      const found = /In your network:\n\s+(\S+)/.exec(output)?.[1]
      if (found) resolve(found)
    })
  })
}

/** A Chromium that knows only the guest's network. */
function browserInNamespace(folder: string): string {
  const path = join(folder, 'browser')
  const command = ['ip', ...within(GUEST.namespace, needBrowser())].join(' ')
  writeFileSync(path, `#!/bin/sh\nexec ${command} "$@"\n`)
  chmodSync(path, 0o755)
  return path
}

async function hostFromAfar(address: string, executablePath: string): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(PATIENCE)
    await page.goto(`${address}/create/movie`)
    await page.locator('#your-name').fill('Åsa')
    await page.locator('form.create button[type=submit]').click()
    const link = page.locator('.invite .copy-field')
    await link.getByRole('button', { name: 'Copy' }).click()
    await link.getByText('Copied').waitFor()
    await page.locator('.composer .input').focus()
    await page.keyboard.press('Control+V')
    return await page.locator('.composer .input').inputValue()
  } finally {
    await browser.close()
  }
}

if (process.getuid?.() !== 0) {
  console.error('Network namespaces need root: run this as root, on Linux, with iproute2 installed.')
  process.exit(1)
}
buildWhatIsOld()
const folder = mkdtempSync(join(tmpdir(), 'heorot-reach-'))
let server: ChildProcess | null = null
try {
  connect()
  server = spawn('ip', within(SERVER.namespace, process.execPath, 'server/dist/index.js'), {
    env: { ...process.env, HEOROT_PORT: '8080', HEOROT_DATA: folder, HEOROT_METRICS_PORT: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await printedAddress(server)
  console.log(`The server prints ${address}; a browser in another namespace opens it …`)
  const copied = await hostFromAfar(address, browserInNamespace(folder))
  if (!copied.startsWith(`${address}/t/`)) throw new Error(`it copied "${copied}"`)
  console.log(`It hosted a table there and copied ${copied}.`)
} finally {
  server?.kill()
  disconnect()
  rmSync(folder, { recursive: true, force: true })
}
