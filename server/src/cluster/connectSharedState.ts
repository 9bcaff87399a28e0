/** What processes share besides the store: lobby and limits, while Redis is there. */
import type { Config } from '../ops/config'
import type { Lobby } from '../registry/Lobby'
import type { Limiter } from '../limits/Limiter'
import type { Warn } from '../ops/warn'
import { SharedLobby, ANNOUNCE_EVERY } from './SharedLobby'
import { type Gates, sharedGate } from '../limits/gates'

export interface SharedState {
  readonly lobby: Lobby
  readonly gates: Gates
  close(): void
}

export interface OwnState {
  readonly lobby: Lobby
  readonly limits: { readonly create: Limiter; readonly join: Limiter }
  readonly now: () => number
  readonly warn: Warn
}

export async function connectSharedState(
  config: Config,
  { lobby, limits, now, warn }: OwnState,
): Promise<SharedState> {
  const { REDIS_URL: url, HEOROT_NODE: me } = config
  if (!url) return { lobby, gates: limits, close: () => {} }
  const { Redis } = await import('./Redis')
  const shared = new SharedLobby(lobby, me ?? 'main', text => redis.publish(text), now)
  const redis = new Redis(url, {
    received: text => shared.receive(text),
    connected: () => shared.announceAll(true),
    disconnected: why =>
      warn(null, `Redis is down (${why}): lobby and limits are those of this process alone.`),
  })
  const count = (key: string) => redis.count(key)
  const timer = setInterval(() => {
    shared.announceAll()
    shared.forgetSilent()
  }, ANNOUNCE_EVERY)
  return {
    lobby: shared.all,
    gates: {
      create: sharedGate('create', config.HEOROT_CREATE_PER_MINUTE, limits.create, count),
      join: sharedGate('join', config.HEOROT_JOIN_PER_MINUTE, limits.join, count),
    },
    close: () => {
      clearInterval(timer)
      redis.close()
    },
  }
}
