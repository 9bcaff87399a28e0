/**
 * Shows notifications, and answers for the server when it cannot be reached, so that practice works without it. Pages come from the
 * network as long as there is one; only files whose names carry a hash of their content come from the store,
 * and anything else is none of its business. The build fills in the list of files.
 */
const FILES = []
const STORE = 'heorot-unbuilt'

/** Registered for notifications alone, it stores nothing. */
const STORES = !new URL(self.location.href).searchParams.has('push')

self.addEventListener('install', event => {
  if (STORES) event.waitUntil(caches.open(STORE).then(store => store.addAll(['/', ...FILES])))
})

self.addEventListener('activate', event => {
  event.waitUntil(dropOthers().then(() => self.clients.claim()))
})

async function dropOthers() {
  const names = await caches.keys()
  const old = names.filter(name => name.startsWith('heorot-') && name !== STORE)
  await Promise.all(old.map(name => caches.delete(name)))
}

self.addEventListener('fetch', event => {
  if (!STORES) return
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (FILES.includes(pathname)) event.respondWith(file(request))
})

/** Nobody looks at an empty page for longer when there is a stored one. */
const PATIENCE_MS = 4000

const tooLong = () => new Promise((_, reject) => setTimeout(reject, PATIENCE_MS))

async function page(request) {
  const stored = await caches.match('/')
  try {
    const answer = await (stored ? Promise.race([fetch(request), tooLong()]) : fetch(request))
    // A proxy whose server is down answers, but not with a page.
    if (answer.status < 500) return answer
  } catch {
    // Offline: the stored page it is.
  }
  return stored ?? Response.error()
}

async function file(request) {
  return (await caches.match(request)) ?? fetch(request)
}

// Turns, told by Web Push. Nothing is stored for them.

const WORDS = {
  en: {
    turn: 'It’s your turn',
    reminder: 'Still your turn: not much time left',
    others: 'With',
    until: 'Until',
  },
  de: { turn: 'Du bist dran', reminder: 'Du bist noch dran: wenig Zeit übrig', others: 'Mit', until: 'Bis' },
  fr: {
    turn: 'C’est à vous de jouer',
    reminder: 'C’est encore à vous : il reste peu de temps',
    others: 'Avec',
    until: 'Jusqu’au',
  },
  pl: {
    turn: 'Twoja tura',
    reminder: 'To wciąż twoja tura: zostało mało czasu',
    others: 'Przy stole:',
    until: 'Do:',
  },
}

/** Messages come from our server alone: it signs them with the key that the subscription was made for. */
self.addEventListener('push', event => {
  if (event.data) event.waitUntil(announce(event.data.json()))
})

async function announce({ kind, code, others, deadline, language }) {
  // Whoever looks at one of our pages sees whose turn it is.
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return
  const words = WORDS[language] ?? WORDS.en
  const lines = [
    others.length > 0 && `${words.others} ${others.join(', ')}`,
    deadline &&
      `${words.until} ${new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(deadline)}`,
  ]
  await self.registration.showNotification(words[kind] ?? words.turn, {
    body: lines.filter(Boolean).join('\n'),
    // One per table: a reminder takes the place of the notice.
    tag: code,
    renotify: true,
    icon: '/icon-192.png',
    lang: language,
    data: { path: `/t/${code}` },
  })
}

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.path))
})

async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => new URL(url).pathname === path)
  await (there ? there.focus() : self.clients.openWindow(path))
}
