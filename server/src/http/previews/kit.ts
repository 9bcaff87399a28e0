/** Pictures and words of link previews, as the client's build has written them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const mark = z.object({
  x: z.number(),
  y: z.number(),
  size: z.object({ past: z.number(), present: z.number(), ahead: z.number() }),
  past: z.string(),
  present: z.string(),
  ahead: z.string(),
})

const words = z.object({
  watch: z.string(),
  waiting: z.string(),
  finished: z.string(),
  bot: z.string(),
  free: z.string(),
  players: z.string(),
  invited: z.string(),
  openLink: z.array(z.string()),
})

const kitShape = z.object({
  scene: z.string(),
  sealed: z.record(z.string(), z.string()),
  sigils: z.array(z.string()).min(1),
  eye: z.string(),
  words: z.record(z.string(), words),
  games: z.record(
    z.string(),
    z.object({
      path: z.object({ base: z.string(), marks: z.array(mark) }),
      words: z.record(z.string(), z.object({ name: z.string(), steps: z.array(z.string()) })),
    }),
  ),
})

export type PreviewParts = z.output<typeof kitShape>
export interface PreviewKit extends PreviewParts {
  /** Files of the fonts that pictures are lettered in. */
  readonly fonts: readonly string[]
}

/** Null when the client has not been built. The kit is read when somebody asks for it: most starts never need it. */
export function findPreviewKit(clientDist: string): (() => PreviewKit) | null {
  const folder = join(clientDist, 'preview')
  if (!existsSync(join(folder, 'kit.json'))) return null
  let kit: PreviewKit | null = null
  return () => {
    kit ??= loadPreviewKit(folder)
    return kit
  }
}

function loadPreviewKit(folder: string): PreviewKit {
  const fonts = readdirSync(folder).filter(name => name.endsWith('.ttf'))
  const parts = kitShape.parse(JSON.parse(readFileSync(join(folder, 'kit.json'), 'utf8')))
  return { ...parts, fonts: fonts.map(name => join(folder, name)) }
}

export const PREVIEW_FALLBACK = 'en'

/** The first language of an `Accept-Language` that there are words in. */
export function previewLanguage(kit: Pick<PreviewKit, 'words'>, accepted: string | undefined): string {
  const wanted = (accepted ?? '').split(',').map(item => item.trim().slice(0, 2).toLowerCase())
  return wanted.find(language => Object.hasOwn(kit.words, language)) ?? PREVIEW_FALLBACK
}
