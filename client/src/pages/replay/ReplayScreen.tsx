import { useSignalEffect } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import { gameTexts } from '../../games/gameTexts'
import type { Scene } from '../../kit/GameClient'
import { storyChapter } from '../../kit/tableContext'
import { Door } from '../../ui/Door'
import { Icon } from '../../ui/Icon'
import { type Replay, ReplayContext, useReplay } from './context'
import { EyesRow } from './EyesRow'
import { momentPath } from './eyes'
import { Panel } from './Panel'
import type { Playback } from './Playback'
import { FILE_ID, openedFile } from './recordFile'
import '../table/table.css'
import '../table/drawer.css'
import './replay.css'
import { ReplayStage } from './ReplayStage'
import { Scrub } from './Scrub'
import { Transport } from './Transport'
import { replayTexts } from './texts'
import { useKeys } from './useKeys'

const ADDRESS_MS = 300

/** The address follows the moment, not at every step of a quick drag: browsers count such changes. */
function useAddress({ step, eyes }: Playback, id: string): void {
  useSignalEffect(() => {
    const path = momentPath(id, step.value, eyes.value)
    const timer = setTimeout(() => history.replaceState(null, '', path), ADDRESS_MS)
    return () => clearTimeout(timer)
  })
}

/** Where the story stands at the moment shown. */
function Standing() {
  const { playback } = useReplay()
  const { timeline } = playback
  const t = replayTexts()
  const texts = gameTexts(timeline.record.game)
  const now = playback.step.value
  const chapter = timeline.chapters.findLast(({ at }) => at <= now)
  return (
    <div class="standing">
      <h1>{(chapter && texts?.progress(storyChapter.value ?? chapter.step, chapter.of)) || t.title}</h1>
      <p class="turn" aria-live="polite">
        {now === 0 ? t.deal : t.step(now, timeline.length)}
      </p>
    </div>
  )
}

export function ReplayScreen({ published, playback, tale }: Replay & { readonly tale: boolean }) {
  const [open, setOpen] = useState(false)
  const scene = useRef<Scene | null>(null)
  const t = replayTexts()
  const { fault } = playback.timeline
  useAddress(playback, published === openedFile.value ? FILE_ID : published.id)
  useKeys(playback)
  useEffect(() => () => playback.close(), [playback])
  return (
    <ReplayContext.Provider value={{ published, playback }}>
      <div class="table-page replay-page">
        <header class="top-bar">
          <Door />
          <Standing />
          <div class="top-tools">
            <button
              type="button"
              class="round drawer-button"
              aria-label={t.openTools}
              onClick={() => setOpen(!open)}
            >
              <Icon name="scrollUnfurled" />
            </button>
          </div>
        </header>
        {fault && (
          <p class="banner" role="alert">
            {t.breaksAt(fault.step)}
          </p>
        )}
        <main class="table-main">
          <ReplayStage
            onOpened={opened => {
              scene.current = opened.scene
            }}
          />
        </main>
        <Panel open={open} tale={tale} onClose={() => setOpen(false)} />
        <footer class="transport">
          <EyesRow />
          <Scrub />
          <Transport />
        </footer>
      </div>
    </ReplayContext.Provider>
  )
}
