/** Keeps the drawn table in step with the frames, from loading to closing. */
import { isTookBack } from '@heorot/shared'
import { effect } from '@preact/signals'
import type { ComponentType, RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { spoken } from '../../../app/language'
import { gameClient } from '../../../games/gameTexts'
import type { MirrorProps, Scene } from '../../../kit/GameClient'
import type { FrameSource, SendIntent, TableFrame } from '../../../session/frame'
import { namedFrame } from '../../../session/names'

export type SceneState = 'loading' | 'drawing' | 'shown' | 'failed'

export interface OpenedTable {
  readonly state: SceneState
  readonly scene: Scene | null
  readonly Mirror: ComponentType<MirrorProps> | null
}

/** Things slide back to where they were; a game has no story for that. */
const withoutTakeBack = (frame: TableFrame): TableFrame =>
  frame.events.some(isTookBack) ? { ...frame, events: [] } : frame

type Report = (part: Partial<OpenedTable>) => void

/** Loads and opens; returns what undoes it. Every failure is reported, never thrown. */
function openTable(
  game: string,
  host: HTMLElement,
  source: FrameSource,
  act: SendIntent,
  report: Report,
): () => void {
  let closed = false
  const undo: (() => void)[] = []
  const open = async () => {
    const client = gameClient(game)
    if (!client) throw new Error(`no client for ${game}`)
    const { openScene, Mirror } = await client.loadTable()
    if (closed) return
    report({ state: 'drawing', Mirror })
    const scene = await openScene(host, act, spoken())
    if (closed) return scene.close()
    undo.push(() => scene.close())
    undo.unshift(
      effect(() => {
        const frame = source.target.value
        const shown = () => frame && source.shown(frame)
        if (frame) scene.show(namedFrame(withoutTakeBack(frame)), { hurry: source.hurry(), shown })
      }),
      effect(() => void scene.speak(spoken())),
    )
    source.drawn(true)
    undo.unshift(() => source.drawn(false))
    report({ state: 'shown', scene })
  }
  open().catch(error => {
    console.error(error)
    if (!closed) report({ state: 'failed' })
  })
  return () => {
    closed = true
    for (const each of undo) each()
  }
}

export function useScene(
  game: string,
  host: RefObject<HTMLElement | null>,
  source: FrameSource,
  act: SendIntent,
): OpenedTable {
  const [opened, setOpened] = useState<OpenedTable>({ state: 'loading', scene: null, Mirror: null })
  useEffect(() => {
    if (!host.current) return
    return openTable(game, host.current, source, act, part => setOpened(before => ({ ...before, ...part })))
  }, [game, source])
  return opened
}
