import { useSignalEffect } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { words } from '../../app/language'
import { pace } from '../../app/settings/settings'
import { boardPlace, guide, litPlaces, storyPlaying, upNext } from '../../kit/tableContext'
import { LessonPlayer } from '../../lessons/LessonPlayer'
import { type LessonChapter, practicePeople } from '../../lessons/Lesson'
import { noteProgress, progressOf } from '../../lessons/progress'
import type { TableFrame } from '../../session/frame'
import { Playhead } from '../../playback/Playhead'
import { HomeLink } from '../../ui/page/HomeLink'
import { RoundButton } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { SettingsDialog } from '../table/SettingsDialog'
import { StageView } from '../table/scene/StageView'
import { ChapterEnd } from './ChapterEnd'
import { LessonPanel } from './LessonPanel'
import type { LessonPageTexts } from './texts'
import type { LoadedLesson } from './useLesson'
import { Voice } from './Voice'
import '../table/table.css'
import '../table/drawer.css'
import './lesson.css'

interface Props extends LoadedLesson {
  readonly chapter: LessonChapter
  readonly t: LessonPageTexts
}

function open({ lesson, chapter }: Props): LessonPlayer {
  const playhead = new Playhead({ pace, inSight: () => !document.hidden })
  const { step } = progressOf(lesson.game.id, chapter.id)
  const { seats } = lesson.start(chapter.id)
  return new LessonPlayer(lesson, chapter, practicePeople(seats), playhead, step)
}

/** Lights the table while the lesson is on screen. */
function useGuide(player: LessonPlayer): void {
  useEffect(() => {
    guide.value = player.guide
    return () => {
      guide.value = null
      litPlaces.value = []
      boardPlace.value = null
      upNext.value = null
      player.close()
    }
  }, [player])
}

/** Every step is kept, so that the lesson can be left at any time. */
function useKeptProgress({ lesson, chapter, step, finished }: LessonPlayer): void {
  useSignalEffect(() => {
    const { done } = progressOf(lesson.game.id, chapter.id)
    const over = finished.value
    noteProgress(lesson.game.id, chapter.id, { step: over ? 0 : step.value, done: done || over })
  })
}

const asked = (frame: TableFrame | null, isAsked: boolean): TableFrame | null =>
  frame && (storyPlaying.value || !isAsked) ? { ...frame, prompt: null } : frame

export function LessonScreen(props: Props) {
  const { lesson, texts, chapter, t } = props
  const [player] = useState(() => open(props))
  const [settingsOpen, setSettingsOpen] = useState(false)
  useGuide(player)
  useKeptProgress(player)
  const number = lesson.chapters.indexOf(chapter) + 1
  const title = texts.chapters[chapter.id]?.title ?? ''
  const isAsked = player.current.does !== undefined && !player.watching.value
  return (
    <div class="table-page lesson-page" data-step={player.current.id} data-watching={player.watching.value}>
      <header class="top-bar">
        <HomeLink />
        <div class="flex gap-7 standing">
          <h1>
            <span class="whole-title not-on-phone">{t.chapter(number, title)}</span>
            <span class="only-on-phone">{title}</span>
          </h1>
          <p class="turn">{words().step(player.step.value + 1, chapter.steps.length)}</p>
        </div>
        <div class="row gap-5 top-tools">
          <a class="button lesson-leave" href="/learn">
            <Icon name="exitDoor" size={18} /> <span class="unseen-on-phone">{t.leave}</span>
          </a>
          <RoundButton icon="cog" label={words().settings.title} onClick={() => setSettingsOpen(true)} />
        </div>
      </header>
      <main class="table-main">
        <StageView
          game={lesson.game.id}
          source={player.playhead}
          frame={asked(player.playhead.frame.value, isAsked)}
          act={player.act}
        />
        <Voice player={player} texts={texts} t={t} />
      </main>
      <LessonPanel lesson={lesson} texts={texts} player={player} t={t} />
      {player.finished.value && <ChapterEnd lesson={lesson} texts={texts} player={player} t={t} />}
      {settingsOpen && <SettingsDialog game={lesson.game.id} onClose={() => setSettingsOpen(false)} />}
    </div>
  )
}
