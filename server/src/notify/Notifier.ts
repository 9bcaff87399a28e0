/** Tells people who are away that it is their turn: their devices by Web Push, their group by a webhook. */
import { generateKeyPairSync } from 'node:crypto'
import type { Subscription, Webhook } from '@heorot/shared'
import { Limiter } from '../limits/Limiter'
import { Deliveries, type Delivered } from './Deliveries'
import { type Post, type PostRules, readAddress } from './guardedPost'
import type { NoticeOutcome, NoticeTargets, TableNotice } from './notice'
import { webhookPost } from './webhookPost'
import { deviceText } from './words'
import { z } from 'zod'
import type { Store } from '../store/Store'

export interface NotifierDeps {
  readonly keys: VapidKeys
  /** Where links lead; without it webhooks carry none. */
  readonly publicUrl: string | undefined
  readonly rules: PostRules
  readonly now: () => number
  readonly pauses?: readonly number[]
}

/** Seconds a push service keeps a message for a device that is off. */
const KEEP = 24 * 60 * 60
/** Marks a message that newer browsers show by themselves, without a service worker. */
const DECLARATIVE = 8030
/** At most so many at once to one address, and one more in so many seconds. */
const BURST = 10
const EVERY = 6

export class Notifier {
  readonly #deliveries: Deliveries
  readonly #limit: Limiter

  constructor(private readonly deps: NotifierDeps) {
    this.#deliveries = new Deliveries(deps.rules, deps.pauses)
    this.#limit = new Limiter(BURST, 1 / EVERY, deps.now)
  }

  /** What browsers need to subscribe. */
  get publicKey(): string {
    return this.deps.keys.publicKey
  }

  /** Whether an address that somebody gave us may be called at all. */
  mayCall(url: string): boolean {
    return readAddress(url, this.deps.rules) !== null
  }

  /** Resolves when everything is sent or given up. */
  async send(notice: TableNotice, { subscriptions, webhook }: NoticeTargets): Promise<NoticeOutcome> {
    const [pushed, called] = await Promise.all([
      Promise.all(subscriptions.map(subscription => this.#push(notice, subscription))),
      webhook && this.#call(notice, webhook),
    ])
    const gone = subscriptions.filter((_, i) => pushed[i] === 'gone').map(({ endpoint }) => endpoint)
    return { gone, webhook: called === null || called === 'dropped' ? null : called === 'sent' }
  }

  #push(notice: TableNotice, subscription: Subscription): Promise<Delivered> {
    return this.#send(subscription.endpoint, () => this.#encrypted(notice, subscription))
  }

  #call(notice: TableNotice, webhook: Webhook): Promise<Delivered> {
    const { publicUrl } = this.deps
    const link = publicUrl && notice.code ? `${publicUrl}/t/${notice.code}` : null
    return this.#send(webhook.url, () => webhookPost(webhook, notice, link))
  }

  async #send(address: string, post: () => Post | Promise<Post>): Promise<Delivered> {
    if (!this.#limit.allow(address)) return 'dropped'
    try {
      return await this.#deliveries.send(await post())
    } catch {
      // Keys of a subscription that cannot be used.
      return 'gone'
    }
  }

  /** Only the device can read it; the push service sees neither code nor names. */
  async #encrypted(notice: TableNotice, { endpoint, keys, ...reader }: Subscription): Promise<Post> {
    // Only a few servers ever send anything.
    const { default: webPush } = await import('web-push')
    const { publicKey, privateKey } = this.deps.keys
    const payload = JSON.stringify({
      web_push: DECLARATIVE,
      notification: {
        ...deviceText(notice, reader),
        lang: reader.language,
        // One per table: a reminder takes the place of the notice.
        tag: notice.code,
        navigate: `${this.deps.publicUrl ?? ''}/t/${notice.code}`,
      },
    })
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, payload, {
      vapidDetails: { subject: this.#subject, publicKey, privateKey },
      TTL: KEEP,
      // The push service replaces what it still has of a repeated message.
      topic: notice.id.replaceAll('-', ''),
      urgency: 'high',
    })
    return { url: endpoint, headers: headers as Record<string, string>, body: body ?? '' }
  }

  /** Push services want to know whom to write to. */
  get #subject(): string {
    const { publicUrl } = this.deps
    return publicUrl?.startsWith('https:') ? publicUrl : 'mailto:heorot@example.org'
  }
}

/** Limits how fast one person can add addresses, because the server calls each of them. */
export const addressLimit = (now: () => number): Limiter => new Limiter(10, 0.1, now)

const NAME = 'vapid'
const keysShape = z.object({ publicKey: z.string(), privateKey: z.string() })
export type VapidKeys = z.output<typeof keysShape>

function newVapidKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { d = '', x = '', y = '' } = privateKey.export({ format: 'jwk' })
  const point = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d }
}

/** All processes that start at the same moment end up with the same pair. */
export async function vapidKeys(store: Pick<Store, 'keepSetting'>): Promise<VapidKeys> {
  const kept = await store.keepSetting(NAME, () => JSON.stringify(newVapidKeys()))
  return keysShape.parse(JSON.parse(kept))
}
