import { legend, TRACK } from '@heorot/shared/games/legend'
import { languages } from '../../app/settings/languages'
import { stationIcons } from './art/stations'
import { framesOf } from './testkit/frames'
import { legendTexts } from './legendTexts'
import { loadLegendWords } from './texts'

const NAMES = ['Maren', 'Oswin', 'Tadeusz', 'Élodie', 'Brunhilde']

/** Every way into a dictionary, and what kind of thing lies there. */
function shapeOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${path}: ${typeof value}`]
  return Object.entries(value).flatMap(([key, inner]) => shapeOf(inner, `${path}.${key}`))
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}

test('all languages have the same words', async () => {
  const english = shapeOf(await loadLegendWords('en'))
  for (const language of languages) expect(shapeOf(await loadLegendWords(language))).toEqual(english)
})

describe.each(languages)('%s', language => {
  test('names every episode and gives it a picture', async () => {
    const words = await loadLegendWords(language)
    const ids = TRACK.map(({ id }) => id).sort()
    expect(Object.keys(words.episode).sort()).toEqual(ids)
    expect(Object.keys(words.story).sort()).toEqual(ids)
    expect(Object.keys(stationIcons).sort()).toEqual(ids)
    const game = legendTexts(words)
    TRACK.forEach((_, i) => {
      expect(game.progress(i + 1, TRACK.length)).toContain(Object.values(words.episode)[i])
    })
  })

  test('says nothing empty, and emphasis always ends', async () => {
    for (const text of texts(await loadLegendWords(language))) {
      expect(text.trim()).not.toBe('')
      expect(text.split('*').length % 2).toBe(1)
    }
  })

  test('tells the symbols apart by one letter each', async () => {
    const { letter } = await loadLegendWords(language)
    const letters = Object.values(letter)
    expect(new Set(letters).size).toBe(letters.length)
    expect(letters.every(one => /^[A-Z]$/.test(one))).toBe(true)
  })

  test('narrates every kind of event', async () => {
    const game = legendTexts(await loadLegendWords(language))
    const heard = new Set<string>()
    for (let seed = 1; seed <= 60 && heard.size < legend.eventKinds.length; seed++) {
      const seats = 2 + (seed % 4)
      const options = { advanced: seed % 2 === 0, openTokens: seed % 3 === 0 }
      for (const { events } of framesOf({ seats, seed, viewer: 0, options }))
        for (const event of events) {
          heard.add(event.kind)
          const line = game.narrate(event, NAMES)
          if (line !== null && (line.trim() === '' || /undefined|null|NaN|\*/.test(line)))
            throw new Error(`${event.kind}: ${line}`)
        }
    }
    const silent = legend.eventKinds.filter(kind => !heard.has(kind) && kind !== 'gotChange')
    expect(silent).toEqual([])
    expect(game.narrate({ kind: 'gotChange', seat: 0, taken: [], given: [], owed: 2 }, NAMES)).toContain(
      'Maren',
    )
  })
})
