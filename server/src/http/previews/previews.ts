/** What a link shows in a chat: tags in the page, and a picture. */
import { type Request, Router } from 'express'
import type { Gate } from '../../limits/gates'
import { type PngRenderer, TooManyPictures } from './PngRenderer'
import { addressOf } from '../answers'
import type { FindFacts, PreviewFacts } from './facts'
import { PREVIEW_FALLBACK, type PreviewKit, previewLanguage } from './kit'
import { escapeMarkup, previewNames, standingOf, tablePicture, wordsOf } from './picture'

export interface PreviewDeps {
  readonly loadKit: () => PreviewKit
  readonly findFacts: FindFacts
  readonly renderer: PngRenderer
  readonly gate: Gate
  readonly publicUrl: string | undefined
}

interface Tags {
  readonly title: string
  readonly description: string
  /** A path of this server. */
  readonly image: string
}

const SEALED = 'sealed'
/** Links to these places are invitations. */
const INVITATION = /^\/(?:t|h)\/([^/]+)\/?$/
const TAG = /[ \t]*<meta (?:property="og:|name="twitter:)[^>]*>\r?\n?/g

export class Previews {
  constructor(private readonly deps: PreviewDeps) {}

  /** The page, with tags that fit its address. */
  async page(html: string, request: Request): Promise<string> {
    const [, code] = INVITATION.exec(request.path) ?? []
    if (code === undefined) return this.#absolute(html, request)
    const { loadKit, findFacts, gate } = this.deps
    const kit = loadKit()
    const language = previewLanguage(kit, request.headers['accept-language'])
    // Clients that ask too often get the page without details.
    const mayLook = request.path.startsWith('/t/') && (await gate.allow(addressOf(request)))
    const facts = mayLook ? await findFacts(code).catch(() => null) : null
    const tags = facts ? publicTags(kit, facts, language) : sealedTags(kit, language)
    return withTags(html, tags, this.#origin(request))
  }

  /** Chats want the whole address of a picture. */
  #absolute(html: string, request: Request): string {
    const origin = escapeMarkup(this.#origin(request))
    return html.replace('property="og:image" content="/', `property="og:image" content="${origin}/`)
  }

  #origin({ protocol, headers }: Request): string {
    return this.deps.publicUrl ?? (headers.host ? `${protocol}://${headers.host}` : '')
  }

  pictures(): Router {
    const { loadKit, findFacts, gate } = this.deps
    const router = Router()
    router.get('/preview/:code/:version', async (request, response) => {
      const { code, version } = request.params
      const language = /-?([a-z]{2})\.png$/.exec(version)?.[1] ?? PREVIEW_FALLBACK
      const spoken = Object.hasOwn(loadKit().words, language) ? language : PREVIEW_FALLBACK
      const facts = (await gate.allow(addressOf(request))) ? await findFacts(code).catch(() => null) : null
      try {
        const png = await this.#png(facts, spoken)
        // A client that asked too often, or while the store was down, must get the right picture next time.
        const isKept = facts !== null || code === SEALED
        response.set('cache-control', isKept ? 'public, max-age=3600' : 'no-store')
        response.type('png').send(Buffer.from(png))
      } catch (error) {
        if (!(error instanceof TooManyPictures)) throw error
        response.status(503).set('retry-after', '5').send('busy')
      }
    })
    return router
  }

  #png(facts: PreviewFacts | null, language: string): Promise<Uint8Array> {
    const { loadKit, renderer } = this.deps
    const kit = loadKit()
    const { fonts } = kit
    if (!facts)
      return renderer.picture(`sealed ${language}`, () => ({ svg: kit.sealed[language] ?? '', fonts }))
    const name = JSON.stringify([facts, language])
    return renderer.picture(name, () => ({ svg: tablePicture(kit, facts, language), fonts }))
  }
}

/** A new address for the picture whenever it looks different. */
function publicTags(kit: PreviewKit, facts: PreviewFacts, language: string): Tags {
  const { code, match, phase, seats, progress } = facts
  const words = wordsOf(kit, language)
  const name = kit.games[facts.game]?.words[language]?.name ?? 'Heorot'
  const standing = standingOf(kit, facts, language)
  const taken = previewNames(kit, facts, language).filter((_, i) => typeof seats[i] === 'string')
  const names = new Intl.ListFormat(language).format(taken)
  const version = [match, phase, progress?.step ?? 0, seats.filter(seat => seat !== null).length, language]
  return {
    title: standing ? `${name} · ${standing}` : name,
    description: taken.length > 0 ? words.players.replace('{names}', () => names) : words.openLink.join(' '),
    image: `/preview/${code}/${version.join('-')}.png`,
  }
}

/** The same for all private links and for unknown ones. */
function sealedTags(kit: PreviewKit, language: string): Tags {
  const { invited, openLink } = wordsOf(kit, language)
  return {
    title: `Heorot · ${invited}`,
    description: openLink.join(' '),
    image: `/preview/${SEALED}/${language}.png`,
  }
}

function withTags(html: string, { title, description, image }: Tags, origin: string): string {
  const rows = [
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', 'Heorot'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:image', origin + image],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description],
    ['name', 'twitter:image', origin + image],
  ] as const
  const tags = rows.map(
    ([kind, name, content]) => `    <meta ${kind}="${name}" content="${escapeMarkup(content)}" />\n`,
  )
  return html.replace(TAG, '').replace('</head>', () => `${tags.join('')}  </head>`)
}
