import { isPlayed, TRACK } from '@heorot/shared/games/legend'
import { signed } from '../../../app/language/grammar'
import { TextList, TextSection } from '../../../kit/widgets/TextSection'
import { episodeTitle, percent, sortHand, stationLines, tokenName } from '../words/names'
import { lineName } from '../overlay/ScoreSheet'
import { oddsOf } from '../selectors'
import { episodeLines, handCardName, nameIn, playerLine, type Reader, tableLines } from './describe'

/** Title, story and prizes of the present episode, and what lies on the table. */
function EpisodeSection(reader: Reader) {
  const { words, frame } = reader
  const { view } = frame
  const odds = view.stage.kind === 'risk' || view.stage.kind === 'majorInTurn' ? oddsOf(frame) : null
  return (
    <section aria-label={words.mirror.episode}>
      <h3>{words.progress(view.step, episodeTitle(words, view.step))}</h3>
      {episodeLines(reader).map(line => (
        <p key={line}>{line}</p>
      ))}
      {odds && <p>{words.mirror.oddsNow(percent(words, odds.two))}</p>}
      <TextList lines={tableLines(reader)} />
      <p>{words.mirror.piles(view.drawPile, view.discards.length)}</p>
    </section>
  )
}

/** What only this seat sees. */
function OwnSection({ words, frame: { secret } }: Reader) {
  if (!secret) return null
  const { hand, emptyHand, tokens, noTokens } = words.mirror
  return (
    <TextSection title={hand}>
      {secret.hand.length === 0 && <p>{emptyHand}</p>}
      <TextList lines={sortHand(secret.hand).map(card => handCardName(words, card, 0, false))} />
      <h3>{tokens}</h3>
      <p>{secret.tokens.map(token => tokenName(words, token)).join(', ') || noTokens}</p>
    </TextSection>
  )
}

/** The episodes still ahead, with what they ask and give. */
function PathSection({ words, frame: { view } }: Reader) {
  return (
    <details>
      <summary>{words.mirror.path}</summary>
      <ol start={view.step}>
        {TRACK.slice(view.step - 1).map((episode, i) => (
          <li key={episode.id}>
            {episodeTitle(words, view.step + i)}, {words.kind[episode.kind][0]}.{' '}
            {isPlayed(episode, view.options.advanced)
              ? stationLines(words, episode, view.players.length).join(' ')
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
    <TextSection title={words.final.title}>
      {stage.sheets.map(({ total, lines }, seat) => (
        <div key={seat}>
          <h4>
            {nameIn(reader, seat)}: {words.points(total)},{' '}
            {words.final.place(frame.outcome?.places[seat] ?? 0)}
          </h4>
          <TextList lines={lines.map(line => `${lineName(words, line)}: ${signed(line.points)}`)} />
        </div>
      ))}
    </TextSection>
  )
}

/** The table in words, below the question. */
export function LegendSections(reader: Reader) {
  const { words, frame } = reader
  return (
    <>
      <ScoreSection {...reader} />
      <EpisodeSection {...reader} />
      <OwnSection {...reader} />
      <TextSection title={words.mirror.players}>
        <TextList lines={frame.view.players.map((_, seat) => playerLine(reader, seat))} />
      </TextSection>
      <PathSection {...reader} />
    </>
  )
}
