/**
 * The whole house on loopback, as a host with several processes would run it: nginx in front, game processes,
 * Redis, Postgres. Everything in one temporary folder, on free ports, and gone after `stop`.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from './ports'
import { answersAt, Service, waitFor } from './Service'
import { databaseAt, nginxAt, postgresAt, redisAt } from './services'

export interface ClusterOptions {
  /** How many game processes; two unless told. */
  readonly nodes?: number
  /** The proxy's port; a free one unless told. */
  readonly port?: number
  /** Settings for every game process. */
  readonly env?: Readonly<Record<string, string>>
  /** Settings for one of them, such as another way to the store. */
  readonly envOf?: (name: string, own: Readonly<Record<string, string>>) => Record<string, string>
}

export interface GameNode {
  readonly name: string
  readonly port: number
  /** Past the proxy. */
  readonly address: string
  readonly service: Service
}

const ROOT = process.cwd()
const NAMES = 'abcdefghijklmnopqrstuvwxyz'
const KINDS = ['redis', 'postgres', 'nginx'] as const

export class Cluster {
  private constructor(
    private readonly folder: string,
    /** Where players go. */
    readonly address: string,
    readonly databaseUrl: string,
    readonly redisUrl: string,
    readonly redis: Service,
    readonly postgres: Service,
    readonly nginx: Service,
    readonly nodes: readonly GameNode[],
  ) {}

  /** Needs `npm run build` to have been run. */
  static async start(options: ClusterOptions = {}): Promise<Cluster> {
    const cluster = await Cluster.#prepare(options)
    try {
      await Promise.all([cluster.redis.start(), cluster.postgres.start()])
      await Promise.all(cluster.nodes.map(node => node.service.start()))
      await cluster.nginx.start()
      return cluster
    } catch (error) {
      await cluster.stop()
      throw error
    }
  }

  static async #prepare({ nodes: count = 2, port, env = {}, envOf }: ClusterOptions): Promise<Cluster> {
    const folder = mkdtempSync(join(tmpdir(), 'heorot-cluster-'))
    // Postgres runs as another user and must get to its own folder.
    chmodSync(folder, 0o711)
    const [redisPort, postgresPort, proxyPort, ...ports] = await freePorts(3 + count)
    const [redisFolder, postgresFolder, nginxFolder] = KINDS.map(kind => join(folder, kind))
    for (const kind of KINDS) mkdirSync(join(folder, kind), { recursive: true })
    const shared = {
      ...COMMON,
      DATABASE_URL: databaseAt(postgresPort!),
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      ...env,
    }
    const nodes = Array.from({ length: count }, (_, i) => {
      const [name, own] = [NAMES[i]!, ports[i]!]
      const settings = {
        ...shared,
        HEOROT_NODE: name,
        HEOROT_PORT: String(own),
        HEOROT_PEER_ADDRESS: `http://127.0.0.1:${own}`,
      }
      return gameNode(name, own, { ...settings, ...envOf?.(name, settings) })
    })
    const front = port ?? proxyPort!
    return new Cluster(
      folder,
      `http://127.0.0.1:${front}`,
      shared.DATABASE_URL,
      shared.REDIS_URL,
      redisAt(redisFolder!, redisPort!),
      postgresAt(postgresFolder!, postgresPort!),
      nginxAt(nginxFolder!, front, nodes),
      nodes,
    )
  }

  node(name: string): GameNode {
    const found = this.nodes.find(node => node.name === name)
    if (!found) throw new Error(`there is no process ${name}`)
    return found
  }

  /** Resolves once it says so itself. */
  isReady = (name: string): Promise<void> =>
    waitFor(`process ${name}`, this.node(name).service.recipe.answers)
  startNode = (name: string): Promise<void> => this.node(name).service.start()
  /** As a crash would. */
  killNode = (name: string): Promise<number | null> => this.node(name).service.end('SIGKILL')
  /** As an operator would: it hands its tables over. */
  drainNode = (name: string): Promise<number | null> => this.node(name).service.end('SIGTERM')
  pauseNode = (name: string): void => this.node(name).service.pause()
  resumeNode = (name: string): void => this.node(name).service.resume()

  async stop(): Promise<void> {
    await this.nginx.end('SIGKILL')
    await Promise.all(this.nodes.map(({ service }) => service.end('SIGKILL')))
    await Promise.all([this.redis.end('SIGKILL'), this.postgres.end('SIGINT')])
    rmSync(this.folder, { recursive: true, force: true })
  }
}

const COMMON = {
  HEOROT_HOST: '127.0.0.1',
  HEOROT_TRUST_PROXY: '1',
  HEOROT_METRICS_PORT: 'off',
  HEOROT_LOG: 'warn',
  NODE_ENV: 'production',
}

function gameNode(name: string, port: number, env: Record<string, string>): GameNode {
  const address = `http://127.0.0.1:${port}`
  const service = new Service({
    name: `process ${name}`,
    command: process.execPath,
    args: ['--enable-source-maps', 'server/dist/index.js'],
    cwd: ROOT,
    env,
    answers: () => answersAt(`${address}/readyz`),
  })
  return { name, port, address, service }
}
