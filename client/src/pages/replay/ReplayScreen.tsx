import { useSignalEffect } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import { words } from '../../app/language'
import { gameTexts } from '../../games/gameTexts'
import type { Scene } from '../../kit/GameClient'
import { storyChapter } from '../../kit/tableContext'
import { HomeLink } from '../../ui/page/HomeLink'
import { RoundButton } from '../../ui/Button'
import { type Replay, ReplayContext, useReplay } from './context'
import { ViewpointRow } from './ViewpointRow'
import { momentPath } from './viewpoint'
import { Panel } from './Panel'
import type { Playback } from './Playback'
import { FILE_ID, openedFile } from './recordFile'
import '../table/table.css'
import '../table/drawer.css'
import './replay.css'
import { ReplayStage } from './ReplayStage'
import { Scrub } from './Scrub'
import { Transport, useKeys } from './Transport'
import { replayTexts } from './texts'

const ADDRESS_MS = 300

/** The address follows the moment, not at every step of a quick drag: browsers count such changes. */
function useAddress({ step, viewpoint }: Playback, id: string): void {
  useSignalEffect(() => {
    const path = momentPath(id, step.value, viewpoint.value)
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
    <div class="flex gap-7 standing">
      <h1>{(chapter && texts?.progress(storyChapter.value ?? chapter.step, chapter.of)) || t.title}</h1>
      <p class="turn" aria-live="polite">
        {now === 0 ? t.deal : words().step(now, timeline.length)}
      </p>
    </div>
  )
}

export function ReplayScreen({ published, playback, analysis }: Replay & { readonly analysis: boolean }) {
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
          <HomeLink />
          <Standing />
          <div class="row gap-5 top-tools">
            <RoundButton
              icon="scrollUnfurled"
              look="drawer-button not-on-wide"
              label={t.openTools}
              onClick={() => setOpen(!open)}
            />
          </div>
        </header>
        {fault && (
          <p class="parchment banner" role="alert">
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
        <Panel open={open} analysis={analysis} onClose={() => setOpen(false)} />
        <footer class="transport">
          <ViewpointRow />
          <Scrub />
          <Transport />
        </footer>
      </div>
    </ReplayContext.Provider>
  )
}
