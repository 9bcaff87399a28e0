import type { LegendTypes } from '@heorot/shared/games/legend'
import type { Language } from '../../i18n/languages'
import { TableStage } from '../../kit/TableStage'
import type { Act, Scene } from '../../table/frame'
import { LegendScene } from './LegendScene'
import { loadWords } from './texts'

export async function openScene(
  host: HTMLElement,
  act: Act<LegendTypes>,
  language: Language,
): Promise<Scene<LegendTypes>> {
  const words = await loadWords(language)
  await document.fonts?.ready
  let scene: LegendScene | null = null
  const stage = await TableStage.open(host, () => scene?.resized())
  scene = new LegendScene(stage, act, words)
  return scene
}
