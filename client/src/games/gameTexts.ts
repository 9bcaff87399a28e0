/** Words and pictures of the games, loaded when first looked at. */
import { signal } from '@preact/signals'
import { isTookBack } from '@heorot/shared'
import { spoken, words } from '../app/language'
import type { GameClient, GameTexts } from '../kit/GameClient'
import { gameClients } from '.'

const texts = signal<ReadonlyMap<string, GameTexts>>(new Map())
const covers = signal<ReadonlyMap<string, string>>(new Map())
const asked = new Set<string>()

export const gameClient = (id: string): GameClient | null => gameClients.find(game => game.id === id) ?? null

/** How a game is drawn; null where that cannot be loaded. */
export const drawnTable = async (id: string) =>
  (await gameClient(id)
    ?.loadTable()
    .catch(() => null)) ?? null

const keep = <T>(store: { value: ReadonlyMap<string, T> }, key: string, load: () => Promise<T>) => {
  const known = store.value.get(key)
  if (known !== undefined || asked.has(key)) return known ?? null
  asked.add(key)
  load()
    .then(value => {
      store.value = new Map([...store.value, [key, value]])
    })
    // The next look asks again: a lost connection must not leave a game wordless for good.
    .catch(() => asked.delete(key))
  return null
}

/** Taking back is the same in every game. */
const withTakeBack = (texts: GameTexts): GameTexts => ({
  ...texts,
  narrate: (event, names) =>
    isTookBack(event) ? words().table.tookBack(names[event.seat] ?? '') : texts.narrate(event, names),
})

/** A game's words in the language on screen; null while they load, or for a game we do not know. */
export function gameTexts(id: string): GameTexts | null {
  const game = gameClient(id)
  const language = spoken()
  return game
    ? keep(texts, `${id} ${language}`, async () => withTakeBack(await game.loadTexts(language)))
    : null
}

/** The SVG on a game's card; null while it loads. */
export function gameCover(id: string): string | null {
  const game = gameClient(id)
  return game ? keep(covers, `cover ${id}`, () => game.loadCover()) : null
}
