import { episodeAt, isPlayed, TRACK } from '@heorot/shared/games/legend'
import { signed } from '../../../app/language/numbers'
import { episodeTitle, percent, sortHand, tokenName } from '../names'
import { lineName } from '../overlay/ScoreSheet'
import { stationLines } from '../overlay/StationCard'
import { oddsIn } from '../reading'
import { episodeLines, handCardName, nameIn, playerLine, type Reader, tableLines } from './describe'

/** Title, story and prizes of the present episode, and what lies on the table. */
function EpisodeSection(reader: Reader) {
  const { words, frame } = reader
  const { view } = frame
  const odds = view.stage.kind === 'risk' || view.stage.kind === 'majorInTurn' ? oddsIn({ frame }) : null
  return (
    <section aria-label={words.mirror.episode}>
      <h3>{words.path.title(view.step, episodeTitle(words, view.step))}</h3>
      {episodeLines(reader).map(line => (
        <p key={line}>{line}</p>
      ))}
      {odds && <p>{words.mirror.oddsNow(percent(words, odds.two))}</p>}
      <ul>
        {tableLines(reader).map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{words.mirror.piles(view.drawPile, view.discards.length)}</p>
    </section>
  )
}

function PlayersSection(reader: Reader) {
  const { words, frame } = reader
  return (
    <section aria-label={words.mirror.players}>
      <h3>{words.mirror.players}</h3>
      <ul>
        {frame.view.players.map((_, seat) => (
          <li key={seat}>{playerLine(reader, seat)}</li>
        ))}
      </ul>
    </section>
  )
}

/** What only this seat sees. */
function OwnSection(reader: Reader) {
  const { words, frame } = reader
  const { secret } = frame
  if (!secret) return null
  return (
    <section aria-label={words.mirror.hand}>
      <h3>{words.mirror.hand}</h3>
      {secret.hand.length === 0 && <p>{words.mirror.emptyHand}</p>}
      <ul>
        {sortHand(secret.hand).map((card, i) => (
          <li key={`${card}:${i}`}>{handCardName(words, card, 0, false)}</li>
        ))}
      </ul>
      <h3>{words.mirror.tokens}</h3>
      <p>
        {secret.tokens.length === 0
          ? words.mirror.noTokens
          : secret.tokens.map(token => tokenName(words, token)).join(', ')}
      </p>
    </section>
  )
}

/** The episodes still ahead, with what they ask and give. */
function PathSection(reader: Reader) {
  const { words, frame } = reader
  const { view } = frame
  return (
    <details>
      <summary>{words.mirror.path}</summary>
      <ol start={view.step}>
        {TRACK.slice(view.step - 1).map((episode, i) => (
          <li key={episode.id}>
            {episodeTitle(words, view.step + i)}, {words.kind[episode.kind]}.{' '}
            {isPlayed(episodeAt(view.step + i), view.options.advanced)
              ? stationLines({ words, view }, episode).join(' ')
              : words.passedOver}
          </li>
        ))}
      </ol>
    </details>
  )
}

/** The final score as a list for every seat. */
function ScoreSection(reader: Reader) {
  const { words, frame } = reader
  const { stage } = frame.view
  if (stage.kind !== 'over') return null
  return (
    <section aria-label={words.final.title}>
      <h3>{words.final.title}</h3>
      {stage.sheets.map((sheet, seat) => (
        <div key={seat}>
          <h4>
            {nameIn(reader, seat)}: {words.points(sheet.total)},{' '}
            {words.final.place(frame.outcome?.places[seat] ?? 0)}
          </h4>
          <ul>
            {sheet.lines.map((line, i) => (
              <li key={i}>
                {line.kind === 'token' ? tokenName(words, line.token) : lineName(words, line)}:{' '}
                {signed(line.points)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** The table in words, below the question. */
export const TextSections = (reader: Reader) => (
  <>
    <ScoreSection {...reader} />
    <EpisodeSection {...reader} />
    <OwnSection {...reader} />
    <PlayersSection {...reader} />
    <PathSection {...reader} />
  </>
)
