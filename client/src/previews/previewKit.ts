/**
 * Everything the server needs to draw link previews: it knows no game and no art. The build writes it into
 * `preview/kit.json`, beside the fonts.
 */
import { begin, findGame } from '@heorot/shared'
import { lettering } from '../art/glyph'
import { brandGlyphs } from '../art/glyphs/brandGlyphs'
import { hallPicture } from '../art/hall/hall'
import { seatNames } from '../art/palette'
import { sigilPicture } from '../art/signs/sigil'
import { down, iconAt, inlay, linear, picture, use } from '../art/svg'
import { iconPaths } from '../art/signs/uiIcon'
import { type Language, languages } from '../app/settings/languages'
import { gameClients } from '../games'
import type { GameClient } from '../kit/GameClient'
import { plainPath } from './plainPath'
import { sealedLetter } from './sealedLetter'
import { previewWords } from './words'

export const PREVIEW_SIZE = { width: 1200, height: 630 } as const

const dusk = linear('previewDusk', '#07090c/0.86, #07090c/0.55 46%, #07090c/0 70%', [0, 0], [1, 0])
const ground = down('previewGround', '#0c0907/0, #0c0907/0 66%, #0c0907/0.9')

const brand = `${iconAt(iconPaths.vikingLonghouse, 72, 62, 40, '#d9a441')}${lettering(brandGlyphs, 'HEOROT', { x: 106, y: 73, size: 31, fill: '#e8d6ac', spacing: 5 })}`

const { width, height } = PREVIEW_SIZE
const night = (shade: string) => {
  const body = `<rect width="1200" height="630" fill="#0c0a08"/>${inlay(hallPicture({ view: 'tablePreview' }), 0, 0, width, height)}${shade}${brand}`
  return picture({ ...{ width, height, paints: [dusk, ground] }, body }).svg
}

const shades = [dusk, ground].map(paint => `<rect width="1200" height="630" fill="${use(paint)}"/>`).join('')

async function gameKit(client: GameClient) {
  const game = findGame(client.id)
  if (!game) throw new Error(`there are no rules of ${client.id}`)
  const options = game.readOptions({}, client.seats.min)
  const { of } = game.progress(begin(game, { seats: client.seats.min, options, seed: '1'.repeat(32) }).state)
  const path = (await client.loadPath?.()) ?? plainPath(of)
  const texts = await Promise.all(languages.map(language => client.loadTexts(language)))
  const worded = texts.map(({ name, progress }) => ({
    name,
    steps: Array.from({ length: of }, (_, i) => progress(i + 1, of)),
  }))
  return { path, words: Object.fromEntries(languages.map((language, i) => [language, worded[i]])) }
}

const perLanguage = <T>(each: (language: Language) => T) =>
  Object.fromEntries(languages.map(language => [language, each(language)]))

export async function previewKit() {
  const games = await Promise.all(
    gameClients.map(async client => [client.id, await gameKit(client)] as const),
  )
  return {
    scene: night(shades),
    sealed: perLanguage(language => sealedLetter(night(''), previewWords[language])),
    sigils: seatNames.map(seat => sigilPicture({ seat }).svg),
    eye: iconPaths.eye,
    words: perLanguage(language => previewWords[language]),
    games: Object.fromEntries(games),
  }
}
