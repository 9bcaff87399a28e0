/**
 * Answers for the server when it cannot be reached, so that practice works without it. Pages come from the
 * network as long as there is one; only files whose names carry a hash of their content come from the store,
 * and anything else is none of its business. The build fills in the list of files.
 */
const FILES = []
const STORE = 'heorot-unbuilt'

self.addEventListener('install', event => {
  event.waitUntil(caches.open(STORE).then(store => store.addAll(['/', ...FILES])))
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
