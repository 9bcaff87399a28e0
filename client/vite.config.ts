import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { defineConfig, type Plugin, runnerImport } from 'vite'
import { chunkNames } from './chunks'
import { leaveOut } from './leaveOutPlugin'
import { previewFiles } from './previewPlugin'
import { fontStyles } from './src/app/theme/fontFaces'

// The server compares a page's origin with the host it was asked under, so the host is passed on as it is.
const target = process.env.HEOROT_SERVER ?? 'http://localhost:8080'

/** Covers are painted at build time: home needs the pictures, not the brushes. */
const bakedCovers = (): Plugin => ({
  name: 'baked-covers',
  apply: 'build',
  async load(id) {
    if (!/\/src\/games\/[^/]+\/cover\.ts$/.test(id)) return null
    const { module } = await runnerImport<Record<string, () => string>>(id)
    return Object.entries(module)
      .map(([name, paint]) => `export const ${name} = () => ${JSON.stringify(paint())}`)
      .join('\n')
  },
})

const fontFaces = (): Plugin => ({
  name: 'font-faces',
  load: id => (id.endsWith('/theme/fonts.css') ? fontStyles() : null),
})

/** Every page runs its own entry and no other. */
const NO_ENTRY = /^(?!.*(\.html$|\/client\/src\/(main\.tsx|dev\/)))/

/** Puts together what a visitor needs at once. */
const chunking = (): Plugin => {
  let nameOf: ReturnType<typeof chunkNames> = () => null
  return {
    name: 'chunking',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'shell', tags: ['$initial'], test: NO_ENTRY, priority: 1 },
                { name: id => nameOf(id), debugName: 'table' },
              ],
            },
          },
        },
      },
    }),
    buildEnd() {
      nameOf = chunkNames([...this.getModuleIds()], this)
    },
  }
}

/** The service worker that makes practice work offline, with the list of everything it has to store. */
const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const files = Object.keys(bundle)
      .filter(name => name.startsWith('assets/'))
      .map(name => `/${name}`)
      .sort()
    const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 16)
    const source = readFileSync(new URL('src/pages/practice/serviceWorker.js', import.meta.url), 'utf8')
      .replace('FILES = []', `FILES = ${JSON.stringify(files)}`)
      .replace('heorot-unbuilt', `heorot-${version}`)
    this.emitFile({ type: 'asset', fileName: 'serviceWorker.js', source })
  },
})

/** Leaves out the loader of sprite sheets that Pixi registers with every import: 5 kB for nothing. */
const noSpriteSheets = (): Plugin => ({
  name: 'no-sprite-sheets',
  apply: 'build',
  transform: {
    filter: { id: /pixi\.js\/lib\/spritesheet\/init/ },
    handler: code => ({ code, moduleSideEffects: false }),
  },
})

export default defineConfig({
  plugins: [
    bakedCovers(),
    fontFaces(),
    noSpriteSheets(),
    leaveOut(),
    chunking(),
    previewFiles(),
    serviceWorker(),
  ],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    // The oldest browser that docs/devices.md names.
    target: ['es2022', 'safari17.2'],
    // A data: font or image would need a hole in the content security policy.
    assetsInlineLimit: 0,
    // A test adds up what a first visit loads.
    manifest: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    // What the licences of bundled packages ask for: their texts go where the packages go.
    license: { fileName: 'licences.md' },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': { target },
      '/matchmake': { target },
      '/healthz': { target },
      // A room's socket is /<process>/<room>?sessionId=…
      '^/[^/]+/[^/?]+\\?.*sessionId=': { target, ws: true },
    },
  },
})
