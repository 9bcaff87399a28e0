import { episodeAt, isPlayed, TRACK } from '@heorot/shared/games/legend'
import { showRule } from '../../../kit/tableContext'
import { DetailPanel } from '../../../kit/widgets/DetailPanel'
import { Drawn } from '../../../kit/widgets/Drawn'
import { stationPicture } from '../art/path'
import type { LegendTableState } from '../LegendTable'
import { nextContest } from '../layout/path'
import { episodeName, stationLines, stationShape, symbolsOf } from '../names'
import { ruleOfKind } from '../texts/ruleOfReason'
import { Disc } from './images'
import type { SheetProps } from './sheets'

/** Past, now, next, or how far ahead. */
function whenOf({ words, view }: LegendTableState, step: number): string {
  if (step < view.step) return words.path.past
  if (step === view.step) return words.path.now
  return step === nextContest(view.step)
    ? `${words.path.nextContest}, ${words.path.ahead(step - view.step)}`
    : words.path.ahead(step - view.step)
}

export function StationCard({ state, step, controls }: SheetProps & { readonly step: number }) {
  const { words, view } = state
  const episode = episodeAt(step)
  const struck = !isPlayed(episode, view.options.advanced)
  const look = {
    episode: episodeName(episode),
    shape: stationShape(episode),
    state: 'ahead',
    struck,
  } as const
  const open = (to: number) => () => controls.open({ kind: 'station', step: to })
  const { earlier, later, rule } = words.buttons
  const buttons = [
    { label: '‹', name: earlier, disabled: step === 1, run: open(step - 1) },
    { label: '›', name: later, disabled: step === TRACK.length, run: open(step + 1) },
    { label: rule, run: () => showRule(ruleOfKind[episode.kind]) },
  ]
  return (
    <DetailPanel kind="station" closeLabel={words.buttons.close} onClose={controls.close} buttons={buttons}>
      <header>
        <Drawn name={`station:${step}:${struck}`} draw={() => stationPicture(look)} w={56} />
        <div>
          <p class="legend-panel-kind">
            {step}/{TRACK.length} · {whenOf(state, step)}
          </p>
          <h3>{words.episode[episodeName(episode)]}</h3>
          <p class="legend-panel-kind">{words.kind[episode.kind]}</p>
        </div>
      </header>
      <p class="legend-panel-story">{words.story[episodeName(episode)]}</p>
      {symbolsOf(episode).length > 0 && (
        <p class="legend-panel-row">
          {symbolsOf(episode).map(symbol => (
            <Disc key={symbol} symbol={symbol} size={30} />
          ))}
        </p>
      )}
      <p>{words.hint[episode.kind]}</p>
      {stationLines(words, episode, view.players.length).map(line => (
        <p key={line}>{line}</p>
      ))}
      {struck && <p class="legend-panel-note">{words.passedOver}</p>}
      {episode.source === 'reconstructed' && <p class="legend-panel-note">{words.sourceOurs}</p>}
    </DetailPanel>
  )
}
