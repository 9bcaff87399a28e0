/** Writes what the server draws link previews with: pictures and words as JSON, and fonts that it can read. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const require = createRequire(import.meta.url)

/** One whole file for each face: the drawing library loses letters where a word needs two files of one family. */
const FONTS = [
  require.resolve('@expo-google-fonts/alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf'),
  require.resolve('@expo-google-fonts/cinzel/600SemiBold/Cinzel_600SemiBold.ttf'),
]

/** The words of games sit beside modules that ask the browser for its language as they load. */
function standInForBrowser(): void {
  if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { languages: [], userAgent: '' } })
}

/** A full path: builds may be started from any folder. */
const KIT = fileURLToPath(new URL('./src/previews/kitJson.ts', import.meta.url))

export const previewFiles = (): Plugin => ({
  name: 'preview-files',
  apply: 'build',
  async generateBundle() {
    standInForBrowser()
    const { module } = await runnerImport<{ previewKitJson: string }>(KIT)
    this.emitFile({ type: 'asset', fileName: 'preview/kit.json', source: module.previewKitJson })
    for (const path of FONTS)
      this.emitFile({
        type: 'asset',
        fileName: `preview/${basename(path)}`,
        source: readFileSync(path),
      })
  },
})
