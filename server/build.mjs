/**
 * Bundles the server and the threads its bots think in; or `node build.mjs entry outfile [--whole]`. Packages
 * stay where npm put them, but for zod, of which the server needs a fraction; the shared sources come along. With
 * --whole the packages do too. What only some servers load has files of its own.
 */
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const [entry, outfile] = process.argv.slice(2).filter(arg => arg !== '--whole')
const whole = process.argv.includes('--whole')

/** What CommonJS packages expect to find when they are bundled into a module. */
const CJS = `import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import { fileURLToPath } from 'node:url'
const __filename = fileURLToPath(import.meta.url)
const __dirname = fileURLToPath(new URL('.', import.meta.url))`

const CHUNKS = 'dist/chunks'
if (!entry) rmSync(CHUNKS, { recursive: true, force: true })

/** Nobody reads what zod says, in any of sixty languages. */
const withoutLocales = {
  name: 'without-locales',
  setup: ({ onLoad }) => onLoad({ filter: /zod.v4.locales.index\.js$/ }, () => ({ contents: 'export {}' })),
}

await build({
  entryPoints: entry
    ? [{ in: entry, out: outfile.replace(/\.js$/, '') }]
    : [
        { in: 'src/index.ts', out: 'dist/index' },
        { in: 'src/bots/worker.ts', out: 'dist/botWorker' },
        { in: 'src/http/previews/worker.ts', out: 'dist/previewWorker' },
      ],
  outdir: '.',
  bundle: true,
  plugins: [withoutLocales],
  platform: 'node',
  target: 'node20',
  format: 'esm',
  ...(!entry && { splitting: true, chunkNames: `${CHUNKS}/[name]-[hash]` }),
  ...(whole
    ? { external: ['libsql', 'pg-native', '@colyseus/monitor'], banner: { js: CJS } }
    : { packages: 'external' }),
  alias: {
    colyseus: './colyseusParts.ts',
    zod: fileURLToPath(import.meta.resolve('zod')),
    '@heorot/shared/wire': '../shared/src/wire/index.ts',
    '@heorot/shared/record': '../shared/src/record/index.ts',
    '@heorot/shared/bots': '../shared/src/bots/index.ts',
    '@heorot/shared': '../shared/src/index.ts',
  },
  sourcemap: !whole,
  minify: whole,
  logLevel: 'warning',
})
