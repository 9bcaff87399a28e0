import type { MovieTypes } from '@heorot/shared/games/movie'
import { useMemo } from 'preact/hooks'
import { listed } from '../../i18n/listed'
import type { MirrorProps } from '../../table/frame'
import { choicesOf } from './choices'
import { BoardTable } from './mirror/BoardTable'
import { Choices } from './mirror/Choices'
import { type Reader, tileWords } from './mirror/describe'
import { PlayersTable, TilesOut } from './mirror/PlayersTable'

import { askedIn } from './sentence'
import { useWords } from './texts/useWords'

/** Where the game stands, in one sentence. */
function situation(
  { words, names }: Reader,
  { prompt, outcome, waitingFor, viewer, view }: MirrorProps<MovieTypes>['frame'],
): string {
  if (outcome) {
    const winners = (view.standings ?? []).filter(s => s.place === 1).map(s => names[s.seat] ?? '')
    return winners.length === 1
      ? words.final.wins(winners[0] ?? '')
      : words.final.share(listed(words, winners))
  }
  if (prompt) return askedIn(words, prompt)
  const awaited = listed(
    words,
    waitingFor.map(seat => names[seat] ?? ''),
  )
  return viewer === 'spectator' ? words.bar.watching(awaited) : words.bar.waiting(awaited)
}

/** The whole table in words, and every legal choice as a button: a game can be played with this alone. */
export function Mirror({ frame, act }: MirrorProps<MovieTypes>) {
  const words = useWords()
  const choices = useMemo(() => choicesOf(frame.prompt), [frame.prompt])
  if (!words) return null
  const { view, viewer, secret } = frame
  const reader: Reader = { words, view, viewer, names: frame.people.map(person => person.name) }
  return (
    <div class="movie-mirror">
      <h2>{words.mirror.title}</h2>
      <p>{situation(reader, frame)}</p>
      {frame.prompt ? (
        <Choices key={`${frame.match}/${frame.revision}`} reader={reader} choices={choices} act={act} />
      ) : (
        <p>{words.mirror.nothingAsked}</p>
      )}
      {secret && (
        <p>
          {words.mirror.yourHand}:{' '}
          {secret.hand.map(tile => tileWords(words, tile)).join(', ') || words.mirror.handEmpty}
        </p>
      )}
      <BoardTable reader={reader} />
      <PlayersTable reader={reader} />
      <p>{view.pool === 0 ? words.poolEmpty : words.pool(view.pool)}</p>
      <TilesOut reader={reader} />
    </div>
  )
}
