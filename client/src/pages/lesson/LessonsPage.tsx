import { words } from '../../app/language'
import { gameCover, gameTexts } from '../../games/gameTexts'
import { type LessonEntry, lessons } from '../../lessons'
import type { LessonChapter } from '../../lessons/Lesson'
import { progressOf } from '../../lessons/progress'
import { Icon } from '../../ui/Icon'
import { Loading } from '../../ui/page/Loading'
import { Page } from '../../ui/page/Page'
import { SvgImage } from '../../ui/SvgImage'
import { Missing } from '../refused/RefusedPage'
import { LessonScreen } from './LessonScreen'
import { type LessonPageTexts, useLessonPageTexts } from './texts'
import { type LoadedLesson, useLesson } from './useLesson'
import './chapters.css'

interface ChapterProps extends LoadedLesson {
  readonly chapter: LessonChapter
  readonly number: number
  readonly t: LessonPageTexts
}

function Chapter({ lesson, texts, chapter, number, t }: ChapterProps) {
  const { id, minutes, optional, steps } = chapter
  const { step, done } = progressOf(lesson.game.id, id)
  const said = texts.chapters[id]
  const open = step > 0
  const status = done ? t.done : open ? words().step(step + 1, steps.length) : t.notStarted
  return (
    <li class={done ? 'row between gap-6 chapter done' : 'row between gap-6 chapter'} data-chapter={id}>
      <div>
        <h3 class="plain-title">{t.chapter(number, said?.title ?? '')}</h3>
        <p>{said?.about}</p>
        <p class="row wrap muted gap-6">
          <span>
            <Icon name="hourglass" size={15} /> {words().minutes(minutes)}
          </span>
          {optional && <span>{t.optional}</span>}
          <span>
            {done && <Icon name="checkMark" size={15} />} {status}
          </span>
        </p>
      </div>
      <a
        class="button firm"
        href={`/learn/${lesson.game.id}/${id}`}
        aria-label={`${actionOf(t, done, open)}: ${said?.title}`}
      >
        {actionOf(t, done, open)}
      </a>
    </li>
  )
}

const actionOf = (t: LessonPageTexts, done: boolean, open: boolean): string =>
  open ? t.goOn : done ? t.repeat : t.start

const minutesOf = (chapters: readonly LessonChapter[]): number =>
  chapters.reduce((sum, { minutes, optional }) => sum + (optional ? 0 : minutes), 0)

function GameLesson({ entry, t }: { readonly entry: LessonEntry; readonly t: LessonPageTexts }) {
  const loaded = useLesson(entry)
  const name = gameTexts(entry.game)?.name ?? '…'
  return (
    <section class="card lesson-card" data-lesson={entry.game} aria-label={name}>
      <div class="cover">
        <SvgImage svg={gameCover(entry.game)} />
      </div>
      <h2 class="large-title">{name}</h2>
      {loaded && (
        <>
          <p class="lead">{t.total(minutesOf(loaded.lesson.chapters))}</p>
          <ol class="stack gap-5 above-6">
            {loaded.lesson.chapters.map((chapter, i) => (
              <Chapter key={chapter.id} {...loaded} chapter={chapter} number={i + 1} t={t} />
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

function Opened({ entry, chapter, t }: { entry: LessonEntry; chapter: string; t: LessonPageTexts }) {
  const loaded = useLesson(entry)
  const found = loaded?.lesson.chapters.find(({ id }) => id === chapter)
  if (!loaded) return <Loading words={words().loading} step={2} of={4} />
  return found ? <LessonScreen key={chapter} {...loaded} chapter={found} t={t} /> : <Missing />
}

/** The lessons: which game and chapter, then the lesson itself. */
export function LessonsPage({ game, chapter }: { game: string | null; chapter: string | null }) {
  const t = useLessonPageTexts()
  const entry = lessons.find(one => one.game === game)
  if (!t) return <Loading words={words().loading} step={1} of={4} />
  if (game !== null && !entry) return <Missing />
  if (entry && chapter !== null) return <Opened key={entry.game} entry={entry} chapter={chapter} t={t} />
  const shown = entry ? [entry] : lessons
  return (
    <Page title={t.title}>
      <p class="lead">{t.lead}</p>
      <div class="stack gap-8 lesson-cards">
        {shown.map(one => (
          <GameLesson key={one.game} entry={one} t={t} />
        ))}
      </div>
    </Page>
  )
}
