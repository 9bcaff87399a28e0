import { words } from '../../app/language'
import type { Lesson, LessonTexts } from '../../lessons/Lesson'
import type { LessonPlayer } from '../../lessons/LessonPlayer'
import { progressOf } from '../../lessons/progress'
import { Icon } from '../../ui/Icon'
import type { LessonPageTexts } from './texts'

interface Props {
  readonly lesson: Lesson
  readonly texts: LessonTexts
  readonly player: LessonPlayer
  readonly t: LessonPageTexts
}

/** Beside a wide table: how far one is, and the other chapters. */
export function LessonPanel({ lesson, texts, player, t }: Props) {
  const { chapter, step } = player
  const share = (step.value + 1) / chapter.steps.length
  return (
    <aside class="lesson-panel only-on-wide" aria-label={t.chapters}>
      <h2 class="large-title">{texts.chapters[chapter.id]?.title}</h2>
      <p>{texts.chapters[chapter.id]?.about}</p>
      <div class="meter thick above-6" aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
      </div>
      <p class="hint">{words().step(step.value + 1, chapter.steps.length)}</p>
      <ol class="stack gap-2 above-7">
        {lesson.chapters.map(({ id }, i) => (
          <li key={id}>
            <a
              class="row gap-6"
              href={`/learn/${lesson.game.id}/${id}`}
              aria-current={id === chapter.id ? 'step' : undefined}
            >
              <span class="center firm lesson-number" aria-hidden="true">
                {progressOf(lesson.game.id, id).done ? <Icon name="checkMark" size={15} /> : i + 1}
              </span>
              {texts.chapters[id]?.title}
            </a>
          </li>
        ))}
      </ol>
    </aside>
  )
}
