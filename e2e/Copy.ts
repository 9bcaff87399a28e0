/** A copy of the repository in a temporary folder, where a test may change files and build. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { mustBuild } from '../tools/built.mjs'
import { scriptOf } from '../tools/programs.mjs'

const root = process.cwd()
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', 'screenshots', 'data'])
const WORKSPACES = ['shared', 'server', 'client']

/** The packages are those of the repository; the workspaces among them are the copy's own. */
function linkPackages(folder: string): void {
  for (const workspace of ['.', ...WORKSPACES]) {
    const from = join(root, workspace, 'node_modules')
    if (!existsSync(from)) continue
    mkdirSync(join(folder, workspace, 'node_modules', '@heorot'), { recursive: true })
    for (const name of readdirSync(from).filter(name => name !== '@heorot' && name !== '.cache'))
      symlinkSync(join(from, name), join(folder, workspace, 'node_modules', name))
  }
  for (const workspace of WORKSPACES)
    symlinkSync(join(folder, workspace), join(folder, 'node_modules/@heorot', workspace))
}

/** The repository without what is installed or built. */
export const copySources = (folder: string): void =>
  cpSync(root, folder, { recursive: true, filter: path => !LEFT_OUT.has(basename(path)) })

export class Copy {
  readonly folder = mkdtempSync(join(tmpdir(), 'heorot-copy-'))

  constructor() {
    copySources(this.folder)
    linkPackages(this.folder)
  }

  /** Runs a package's program there; throws with what it printed when it fails. */
  run(program: string, ...args: string[]): string {
    try {
      return execFileSync(process.execPath, [scriptOf(program), ...args], {
        ...{ cwd: this.folder, encoding: 'utf8', stdio: 'pipe' },
      })
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string }
      throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`)
    }
  }

  build(): void {
    mustBuild({ folder: this.folder })
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
