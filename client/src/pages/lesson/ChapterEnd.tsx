import { Button } from '../../ui/Button'
import { words } from '../../app/language'
import { go } from '../../app/router'
import { gameClient } from '../../games/gameTexts'
import type { Lesson, LessonTexts } from '../../lessons/Lesson'
import type { LessonPlayer } from '../../lessons/LessonPlayer'
import { newEntropy } from '../../thisBrowser/random'
import { Dialog } from '../../ui/Dialog'
import { isUnfinished, newPractice, savePractice } from '../practice/saved'
import type { LessonPageTexts } from './texts'

interface Props {
  readonly lesson: Lesson
  readonly texts: LessonTexts
  readonly player: LessonPlayer
  readonly t: LessonPageTexts
}

/** A real game against bots in this browser. One that is still going on is asked about first. */
function playNow({ game }: Lesson): void {
  if (isUnfinished(game.id)) {
    go(`/practice/${game.id}`)
    return
  }
  const seats = Math.min(3, gameClient(game.id)?.seats.max ?? 2)
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : ('thane' as const)))
  savePractice(newPractice(game, { bots, options: {}, seed: newEntropy() }))
  go(`/practice/${game.id}?play`)
}

/** After the last step: the next chapter, or a real game. */
export function ChapterEnd({ lesson, texts, player, t }: Props) {
  const { chapter } = player
  const next = lesson.chapters[lesson.chapters.indexOf(chapter) + 1]
  const onward = next && !next.optional ? next : null
  const stay = () => player.go(player.step.peek())
  return (
    <Dialog title={t.finished(texts.chapters[chapter.id]?.title ?? '')} onClose={stay}>
      <div class="stack gap-6 chapter-end">
        {onward ? null : <p class="lead">{t.finishedLead}</p>}
        {next && (
          <a
            class={onward ? 'button primary big' : 'button big'}
            href={`/learn/${lesson.game.id}/${next.id}`}
          >
            {t.nextChapter(texts.chapters[next.id]?.title ?? '')}
          </a>
        )}
        <Button look={onward ? '' : 'primary big'} data-play-now onClick={() => playNow(lesson)}>
          {words().home.playNow}
        </Button>
        <a class="button" href="/learn">
          {t.overview}
        </a>
      </div>
    </Dialog>
  )
}
