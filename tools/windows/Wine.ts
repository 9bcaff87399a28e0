/** Runs Node for Windows, in a Windows of its own that ends with this run. */
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answersAt, waitFor } from '../cluster/Service'
import { run } from '../programs.mjs'
import type { WindowsCopy } from './WindowsCopy'

const LIBRARY = 'bcryptprimitives'
/** For a busy machine; a quiet one takes ten seconds. */
const PATIENCE = 180_000

export class Wine {
  readonly #env: NodeJS.ProcessEnv
  readonly #output: string

  constructor(
    private readonly copy: WindowsCopy,
    port: number,
  ) {
    const prefix = join(copy.parent, 'prefix')
    this.#output = join(copy.parent, 'output')
    this.#env = {
      ...process.env,
      ...{ WINEPREFIX: prefix, WINEDEBUG: '-all', WINEDLLOVERRIDES: 'mscoree,mshtml=' },
      // Node does not know the version of Windows that Wine claims to be.
      ...{ NODE_SKIP_PLATFORM_CHECK: '1', NODE_ENV: 'production' },
      ...{ HEOROT_HOST: '127.0.0.1', HEOROT_PORT: String(port), HEOROT_METRICS_PORT: 'off' },
      ...{ HEOROT_BOT_PAUSE: '0', HEOROT_KING_MS: '100', HEOROT_MESSAGES_PER_SECOND: '10000' },
    }
  }

  /** Everything the last program printed. */
  get printed(): string {
    return readFileSync(this.#output, 'utf8')
  }

  /** Adds the library that Wine lacks. */
  prepare(): void {
    const library = join(this.copy.parent, `${LIBRARY}.dll`)
    const source = join('tools/windows', `${LIBRARY}.c`)
    const compiled = run('x86_64-w64-mingw32-gcc', ['-shared', '-o', library, source, '-ladvapi32'])
    const target = join(this.#env.WINEPREFIX!, 'drive_c/windows/system32')
    const started = run('wineboot', ['--init'], { env: this.#env, stdio: 'ignore' })
    if (compiled || started || run('cp', [library, target])) throw new Error('Wine could not be set up')
  }

  /** Node's output must be a file: pipes of Linux are unknown to it. */
  #spawn(args: readonly string[]): ChildProcess {
    const output = openSync(this.#output, 'w')
    const child = spawn('wine', [this.copy.node, ...args], {
      ...{ cwd: this.copy.folder, env: this.#env, stdio: ['ignore', output, output] },
    })
    closeSync(output)
    return child
  }

  /** Runs a tool of ours to its end; throws with what it printed when it fails. */
  async tool(name: string, ...args: string[]): Promise<void> {
    const tsx = 'node_modules/tsx/dist/cli.mjs'
    const child = this.#spawn([tsx, '--conditions=source', `tools/${name}.ts`, ...args])
    await waitFor(name, () => child.exitCode !== null, PATIENCE)
    if (child.exitCode !== 0) throw new Error(`${name} failed on Windows: ${this.printed}`)
  }

  /** `npm start`: resolves when the server answers at this address. */
  async start(url: string): Promise<void> {
    const child = this.#spawn(['tools/start.mjs'])
    const answered = async () => {
      if (child.exitCode !== null) throw new Error(`npm start failed on Windows: ${this.printed}`)
      return answersAt(`${url}/readyz`)
    }
    await waitFor('npm start', answered, PATIENCE)
  }

  /** Ends every program at once, as a power cut would. */
  kill(): void {
    run('wineserver', ['-k', '-w'], { env: this.#env, stdio: 'ignore' })
  }
}
