import { wordsHook } from '../app/language/loadedWords'
import type { Language } from '../app/settings/languages'
import type { SendIntent } from '../session/frame'
import type { HandProps, MirrorProps, Scene } from './GameClient'
import type { GameTable, TableTypes } from './GameTable'
import { Mirror } from './Mirror'
import { TableScene } from './TableScene'
import { TableStage } from './pixi/TableStage'
import { HandOf } from './widgets/HandOf'

async function openScene<T extends TableTypes>(
  table: GameTable<T>,
  host: HTMLElement,
  act: SendIntent<T['Game']>,
  language: Language,
): Promise<Scene<T['Game']>> {
  const words = await table.loadWords(language)
  await document.fonts?.ready
  let scene: TableScene<T> | null = null
  const stage = await TableStage.open(host, table.id, () => scene?.resized())
  scene = new TableScene(stage, table, act, words)
  return scene
}

/** The table of a game as the pages know it: scene, mirror and hand. */
export function tableClient<T extends TableTypes>(table: GameTable<T>) {
  const useWords = wordsHook(table.loadWords)
  return {
    openScene: (host: HTMLElement, act: SendIntent<T['Game']>, language: Language) =>
      openScene(table, host, act, language),
    Mirror: (props: MirrorProps<T['Game']>) => {
      const words = useWords()
      return words && <Mirror {...props} table={table} words={words} />
    },
    Hand: ({ secret }: HandProps<T['Game']>) => {
      const words = useWords()
      return words && <HandOf things={table.hand(secret, words)} />
    },
    ...(table.chapterMark && { chapterMark: table.chapterMark }),
  }
}
