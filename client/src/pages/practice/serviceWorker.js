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

/** For a message that arrived empty. */
const SOMETHING = {
  en: 'Something happened at one of your tables.',
  de: 'An einem deiner Tische hat sich etwas getan.',
  fr: 'Il s’est passé quelque chose à l’une de vos tables.',
  pl: 'Coś się wydarzyło przy jednym z twoich stołów.',
}

/** Messages come from our server alone: it signs them with the key that the subscription was made for. */
self.addEventListener('push', event => {
  event.waitUntil(show(noticeIn(event.data)))
})

function noticeIn(data) {
  try {
    return data.json().notification
  } catch {
    const language = self.navigator.language.slice(0, 2)
    return { title: 'Heorot', body: SOMETHING[language] ?? SOMETHING.en, tag: 'heorot', navigate: '/' }
  }
}

/** Always shows it: browsers end a subscription whose messages show nothing. A page that is being looked at closes it. */
async function show({ title, navigate, ...notice }) {
  await self.registration.showNotification(title, {
    ...notice,
    renotify: true,
    icon: '/icon-192.png',
    data: { path: new URL(navigate, self.location.href).pathname },
  })
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage({ shown: notice.tag })
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
