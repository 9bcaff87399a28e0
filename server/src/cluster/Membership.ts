/** This process among the others: it is heard by them, answers them, and leads people to them. */
import type { Server } from 'node:http'
import { matchMaker } from '@colyseus/core'
import type { Config } from '../config'
import type { TableRegistry } from '../registry/TableRegistry'
import { Heartbeat } from './Heartbeat'
import { answerPeers, isAnsweredBy, peerAt } from './peers'
import { Usher } from './Usher'

/** The address this process tells the others does not lead to it. The message is for the operator. */
export class Unreachable extends Error {}

export class Membership {
  readonly usher: Usher
  /** Resolves with the reason when the process must end by itself. */
  readonly doomed: Promise<string>
  readonly #heartbeat: Heartbeat
  #peers: Server | null = null

  constructor(
    private readonly config: Config,
    private readonly registry: TableRegistry,
  ) {
    const { HEOROT_NODE: name, HEOROT_CLUSTER_SECRET: secret } = config
    let doom: (reason: string) => void = () => {}
    this.doomed = new Promise(resolve => {
      doom = resolve
    })
    this.usher = new Usher(
      registry,
      (code, admission) => matchMaker.joinById(code, admission),
      name ?? null,
      secret ? peerAt(secret) : null,
    )
    const { store, warn } = registry.deps
    this.#heartbeat = new Heartbeat(store.leases, {
      lapsed: () => {
        warn(
          null,
          'This process was silent for too long: its tables may have moved, everybody comes in again.',
        )
        registry.abandonAll()
      },
      replaced: () => doom(`Another process has taken the name ${name ?? 'main'}: this one stops.`),
      unheard: error => warn(error, 'the store does not answer'),
    })
    registry.isHeard = () => this.#heartbeat.isHeard
  }

  /** Throws when nobody should be sent here. */
  async ready(): Promise<void> {
    if (this.registry.isLeaving || !this.#heartbeat.isHeard) throw new Error('not now')
    await this.registry.deps.store.ping()
  }

  /** Answers other processes, if there are any. */
  async open(): Promise<void> {
    const { HEOROT_PEER_ADDRESS: address, HEOROT_CLUSTER_SECRET: secret, HEOROT_NODE: name } = this.config
    if (!address || !secret || !name) return
    const port = Number(new URL(address).port)
    this.#peers = await answerPeers(this.usher.here, { secret, name }, this.config.HEOROT_HOST, port)
    if (await isAnsweredBy(name, address, secret)) return
    throw new Unreachable(
      `HEOROT_PEER_ADDRESS ${address} does not lead to this process: set it to where the others reach it.`,
    )
  }

  close(): void {
    this.#heartbeat.stop()
    this.#peers?.close()
    this.#peers?.closeAllConnections()
  }
}
