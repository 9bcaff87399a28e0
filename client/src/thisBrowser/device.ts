/** Notifications on this device: what the browser allows, and its push subscription. */
import type { Subscription } from '@heorot/shared'
import type { Language } from '../app/settings/languages'
import { pushKey } from '../api/api'

/** Why this browser cannot be told anything, or null. */
export type Obstacle = 'insecure' | 'install' | 'unsupported' | 'blocked'

/** Safari on iPhone and iPad knows push only in a page that was added to the home screen. */
const isIos = (): boolean =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

export function obstacle(): Obstacle | null {
  if (!isSecureContext) return 'insecure'
  const canPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!canPush) return isIos() ? 'install' : 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : null
}

export async function currentEndpoint(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription())?.endpoint
}

/** Asks for permission, then subscribes; null when the person said no. */
export async function subscribe(language: Language): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const known = await navigator.serviceWorker.getRegistration()
  // One that stores the client for practice can show notifications, too.
  if (!known) await navigator.serviceWorker.register('/serviceWorker.js?push')
  const { pushManager } = await navigator.serviceWorker.ready
  const { key } = await pushKey()
  const made = await subscribeWith(pushManager, key)
  const { endpoint, keys } = made.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) return null
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, language }
}

async function subscribeWith(manager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const order = { userVisibleOnly: true, applicationServerKey }
  try {
    return await manager.subscribe(order)
  } catch {
    // Made with the key of an earlier server.
    await (await manager.getSubscription())?.unsubscribe()
    return manager.subscribe(order)
  }
}
