/** Writes what the server draws link previews with: pictures and words as JSON, and fonts that it can read. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { type Plugin, runnerImport } from 'vite'

const require = createRequire(import.meta.url)

/** Family, weight, and the scripts that names are written in. */
const FONTS = [
  ['cinzel', 600, ['latin', 'latin-ext']],
  ['alegreya-sans', 700, ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese']],
] as const

/** A WOFF file holds the tables of an OpenType font one by one, compressed. */
function openType(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const header = Buffer.alloc(12 + 16 * count)
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  const power = 2 ** Math.floor(Math.log2(count))
  header.writeUInt16BE(power * 16, 6)
  header.writeUInt16BE(Math.log2(power), 8)
  header.writeUInt16BE((count - power) * 16, 10)
  const parts = [header]
  let offset = header.length
  for (let i = 0; i < count; i++) {
    const at = 44 + 20 * i
    const [start, packed, length] = [4, 8, 12].map(field => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ]
    const bytes = woff.subarray(start, start + packed)
    const table = packed < length ? inflateSync(bytes) : bytes
    const entry = 12 + 16 * i
    woff.copy(header, entry, at, at + 4)
    woff.copy(header, entry + 4, at + 16, at + 20)
    header.writeUInt32BE(offset, entry + 8)
    header.writeUInt32BE(length, entry + 12)
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4)
    table.copy(padded)
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}

/** The words of games sit beside modules that ask the browser for its language as they load. */
function standInForBrowser(): void {
  if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { languages: [], userAgent: '' } })
}

/** A full path: builds may be started from any folder. */
const KIT = new URL('./src/previews/kitJson.ts', import.meta.url).pathname

export const previewFiles = (): Plugin => ({
  name: 'preview-files',
  apply: 'build',
  async generateBundle() {
    standInForBrowser()
    const { module } = await runnerImport<{ previewKitJson: string }>(KIT)
    this.emitFile({ type: 'asset', fileName: 'preview/kit.json', source: module.previewKitJson })
    for (const [family, weight, scripts] of FONTS)
      for (const script of scripts) {
        const name = `${family}-${script}-${weight}-normal`
        const woff = readFileSync(require.resolve(`@fontsource/${family}/files/${name}.woff`))
        this.emitFile({ type: 'asset', fileName: `preview/${name}.ttf`, source: openType(woff) })
      }
  },
})
