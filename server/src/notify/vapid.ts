/** The key pair by which push services know this server: made on the first start, then kept with the data. */
import webPush from 'web-push'
import { z } from 'zod'
import type { Store } from '../store/Store'

const NAME = 'vapid'
const keysShape = z.object({ publicKey: z.string(), privateKey: z.string() })
export type VapidKeys = z.output<typeof keysShape>

/** All processes that start at the same moment end up with the same pair. */
export async function vapidKeys(store: Pick<Store, 'keepSetting'>): Promise<VapidKeys> {
  const kept = await store.keepSetting(NAME, () => JSON.stringify(webPush.generateVAPIDKeys()))
  return keysShape.parse(JSON.parse(kept))
}
