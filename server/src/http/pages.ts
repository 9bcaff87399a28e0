/** The built client, with every address that is a page of it answered by its index. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import compression from 'compression'
import { Router, static as serveFiles } from 'express'
import type { Previews } from './previews/previews'

const PAGES = /^\/(?!matchmake|api|healthz|readyz|monitor|assets|preview\/).*/

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Heorot</title>
<h1>Heorot</h1><p>The server runs, but the client has not been built: run <code>npm run build</code>.</p></html>
`

export function pages(dist: string, publicUrl: string | undefined, previews: Previews | null): Router {
  const router = Router()
  router.use(compression())
  const index = join(dist, 'index.html')
  if (!existsSync(index)) {
    router.get(PAGES, (_, response) => void response.type('html').send(NOT_BUILT))
    return router
  }
  // Names of assets carry a hash of their content, so they never change.
  router.use(
    '/assets',
    serveFiles(join(dist, 'assets'), { immutable: true, maxAge: '1y', fallthrough: true }),
  )
  router.use(serveFiles(dist, { index: false }))
  const html = declareOrigin(readFileSync(index, 'utf8'), publicUrl)
  router.get(PAGES, async (request, response) => {
    const page = previews ? await previews.page(html, request) : html
    response.set('cache-control', 'no-cache').type('html').send(page)
  })
  return router
}

/** Links that people send each other carry the public address, wherever the page was opened. */
const declareOrigin = (html: string, origin: string | undefined): string =>
  origin === undefined
    ? html
    : html.replace('</head>', `<meta name="heorot-origin" content="${origin}">\n  </head>`)
