import { type Episode, episodeAt, isPlayed, prizesOf, TRACK } from '@heorot/shared/games/legend'
import { stationPicture } from '../../../art/path'
import { pictureUrl } from '../../../art/svg'
import { listed } from '../../../i18n/listed'
import { showRule } from '../../../table/desk'
import { isContest, nextContest } from '../layout/path'
import { episodeName, listSymbols, priceName, prizeName, symbolsOf } from '../names'
import type { TableState } from '../TableState'
import { ruleOfKind } from '../texts/ruleOfReason'
import { Disc } from './images'

interface Props {
  readonly state: TableState
  readonly step: number
  onStep(step: number): void
  onClose(): void
}

/** Past, now, next, or how far ahead. */
function whenOf({ words, view }: TableState, step: number): string {
  if (step < view.step) return words.path.past
  if (step === view.step) return words.path.now
  return step === nextContest(view.step)
    ? `${words.path.nextContest}, ${words.path.ahead(step - view.step)}`
    : words.path.ahead(step - view.step)
}

/** What an episode asks and gives, line by line. */
export function stationLines(state: Pick<TableState, 'words' | 'view'>, episode: Episode): readonly string[] {
  const { words, view } = state
  const symbols = symbolsOf(episode)
  const lines = symbols.length > 0 ? [`${words.path.counts}: ${listSymbols(words, symbols)}.`] : []
  if (episode.kind === 'opportunity')
    lines.push(`${priceName(words, episode.price)} → ${prizeName(words, episode.reward)}.`)
  if (episode.kind === 'selection')
    lines.push(
      `${words.path.offers}: ${listed(
        words,
        episode.choices.map(prize => prizeName(words, prize)),
      )}.`,
    )
  const prizes = episode.kind === 'opportunity' ? [] : prizesOf(episode, view.players.length)
  if (prizes.length > 0)
    lines.push(
      `${words.path.prizes}: ${listed(
        words,
        prizes.map(prize => prizeName(words, prize)),
      )}.`,
    )
  return lines
}

export function StationCard({ state, step, onStep, onClose }: Props) {
  const { words, view } = state
  const episode = episodeAt(step)
  const struck = !isPlayed(episode, view.options.advanced)
  const shape = isContest(step) ? 'contest' : /reasure/.test(episode.kind) ? 'treasure' : 'ordinary'
  const image = pictureUrl(stationPicture({ episode: episodeName(episode), shape, state: 'ahead', struck }))
  return (
    <section class="legend-card-panel" data-panel="station">
      <header>
        <img src={image} width={56} height={56} alt="" />
        <div>
          <p class="legend-panel-when">
            {step}/{TRACK.length} · {whenOf(state, step)}
          </p>
          <h3>{words.episode[episodeName(episode)]}</h3>
          <p class="legend-panel-kind">{words.kind[episode.kind]}</p>
        </div>
      </header>
      <p class="legend-panel-story">{words.story[episodeName(episode)]}</p>
      {symbolsOf(episode).length > 0 && (
        <p class="legend-panel-discs">
          {symbolsOf(episode).map(symbol => (
            <Disc key={symbol} symbol={symbol} size={30} />
          ))}
        </p>
      )}
      <p>{words.hint[episode.kind]}</p>
      {stationLines(state, episode).map(line => (
        <p key={line}>{line}</p>
      ))}
      {struck && <p class="legend-panel-note">{words.passedOver}</p>}
      {episode.source === 'reconstructed' && <p class="legend-panel-note">{words.sourceOurs}</p>}
      <footer>
        <button
          type="button"
          tabIndex={-1}
          class="legend-button vellum"
          disabled={step === 1}
          aria-label={words.control.earlier}
          onClick={() => onStep(step - 1)}
        >
          ‹
        </button>
        <button
          type="button"
          tabIndex={-1}
          class="legend-button vellum"
          disabled={step === TRACK.length}
          aria-label={words.control.later}
          onClick={() => onStep(step + 1)}
        >
          ›
        </button>
        <button
          type="button"
          tabIndex={-1}
          class="legend-button vellum"
          onClick={() => showRule(ruleOfKind[episode.kind])}
        >
          {words.control.rule}
        </button>
        <button
          type="button"
          tabIndex={-1}
          class="legend-button vellum"
          data-button="close"
          onClick={onClose}
        >
          {words.control.close}
        </button>
      </footer>
    </section>
  )
}
