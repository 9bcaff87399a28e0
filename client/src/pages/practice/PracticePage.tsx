import { findGame } from '@heorot/shared'
import { go } from '../../app/router'
import { gameClient } from '../../games/gameTexts'
import { Missing } from '../missing/Missing'
import { AtPractice } from './AtPractice'
import { PracticeSetup } from './PracticeSetup'
import { type SavedPractice, savedPractice, savePractice } from './saved'

interface Props {
  readonly game: string
  /** Straight to the table, as after a reload. */
  readonly playing: boolean
}

/** Practice against bots in this browser: first who plays, then the table. */
export function PracticePage({ game: id, playing }: Props) {
  const game = findGame(id)
  const client = gameClient(id)
  if (!game || !client) return <Missing />
  const saved = playing ? savedPractice(id) : null
  const begin = (fresh: SavedPractice | null) => {
    if (fresh) savePractice(fresh)
    go(`/practice/${id}?play`)
  }
  return saved ? (
    <AtPractice game={game} saved={saved} />
  ) : (
    <PracticeSetup client={client} game={game} onBegin={begin} />
  )
}
