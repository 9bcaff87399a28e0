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
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions()
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, language, zone }
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

/** Every push shows a notification; this page closes those that it makes needless while somebody looks at it. */
export function closeSeenNotices(): void {
  if (!('serviceWorker' in navigator)) return
  const close = async (isSeen: (notice: Notification) => boolean) => {
    const registration = await navigator.serviceWorker.getRegistration()
    for (const notice of (await registration?.getNotifications()) ?? []) if (isSeen(notice)) notice.close()
  }
  const isHere = ({ data }: Notification) => (data as { path?: string } | null)?.path === location.pathname
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ shown?: string } | null>) => {
    // Each page says whose turn it is.
    if (document.visibilityState === 'visible') void close(({ tag }) => tag === data?.shown)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void close(isHere)
  })
}
