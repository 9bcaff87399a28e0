import { useEffect, useState } from 'preact/hooks'
import { gameClient } from '../../games/gameTexts'
import type { ChapterMark } from '../../kit/GameClient'

type Picture = (step: number) => ChapterMark

/** The pictures come with the table of the game; each is drawn once. */
export function useChapterMarks(game: string): Picture | undefined {
  const [picture, setPicture] = useState<Picture>()
  useEffect(() => {
    let wanted = true
    const known = new Map<number, ChapterMark>()
    gameClient(game)
      ?.loadTable()
      .then(({ chapterMark }) => {
        if (!wanted || !chapterMark) return
        setPicture(() => (step: number) => {
          const mark = known.get(step) ?? chapterMark(step)
          known.set(step, mark)
          return mark
        })
      })
      .catch(() => {})
    return () => {
      wanted = false
    }
  }, [game])
  return picture
}
