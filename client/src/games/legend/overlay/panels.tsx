/** Details that open over the table: a station of the path, a seat, the discards. */
import { cardOf, episodeAt, isPlayed, TRACK } from '@heorot/shared/games/legend'
import { words as appWords } from '../../../app/language'
import { type OverlayProps, seatOf } from '../../../kit/GameTable'
import { statusOf } from '../../../kit/situation'
import { showRule } from '../../../kit/tableContext'
import { DetailPanel } from '../../../kit/widgets/DetailPanel'
import { Drawn } from '../../../kit/widgets/Drawn'
import { Sigil } from '../../../ui/Sigil'
import { tokenThing } from '../art/pictures'
import { bayOf } from '../seatAreas'
import type { LegendTable, LegendTableState } from '../types'
import { drawStation } from '../art/path'
import { episodeName } from '../stations'
import { nextContest } from '../layout/path'
import { symbolPicture } from '../layout/price'
import { sortHand, stationLines, symbolsOf } from '../words/names'
import { ruleOfKind } from '../words/ruleOfReason'
import { Counts, WoundMeter } from './belongings'
import { smallCard, emblemOf } from './images'

type Props = Omit<OverlayProps<LegendTable>, 'layout'>

/** What every panel says of itself, and how it is put away. */
const closing = (kind: string, { state, controls }: Props) => ({
  kind,
  closeLabel: state.words.buttons.close,
  onClose: controls.close,
})

/** Past, now, next, or how far ahead. */
function whenOf({ words, view }: LegendTableState, step: number): string {
  if (step < view.step) return words.path.past
  if (step === view.step) return words.path.now
  return step === nextContest(view.step)
    ? `${words.path.nextContest}, ${words.path.ahead(step - view.step)}`
    : words.path.ahead(step - view.step)
}

function StationPanel({ state, step, controls }: Props & { readonly step: number }) {
  const { words, view } = state
  const episode = episodeAt(step)
  const [title, story] = words.episode[episodeName(episode)]
  const struck = !isPlayed(episode, view.options.advanced)
  const draw = () => drawStation(episode, 'ahead', struck)
  const open = (to: number) => () => controls.open({ kind: 'station', step: to })
  const { earlier, later } = words.buttons
  const buttons = [
    { label: '‹', name: earlier, disabled: step === 1, run: open(step - 1) },
    { label: '›', name: later, disabled: step === TRACK.length, run: open(step + 1) },
    { label: appWords().rules.rule, run: () => showRule(ruleOfKind[episode.kind]) },
  ]
  return (
    <DetailPanel {...closing('station', { state, controls })} buttons={buttons}>
      <header class="row gap-6">
        <Drawn of={{ key: `station:${step}:${struck}`, draw }} w={56} />
        <div>
          <p class="legend-panel-kind">
            {step}/{TRACK.length} · {whenOf(state, step)}
          </p>
          <h3>{title}</h3>
          <p class="legend-panel-kind">{words.kind[episode.kind][0]}</p>
        </div>
      </header>
      <p class="legend-panel-story">{story}</p>
      {symbolsOf(episode).length > 0 && (
        <p class="row gap-4 legend-panel-row">
          {symbolsOf(episode).map(symbol => (
            <Drawn key={symbol} of={symbolPicture(symbol)} w={30} />
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

/** Everything that is known of a seat. */
function SeatPanel({ state, seat, controls }: Props & { readonly seat: number }) {
  const { frame, view, words } = state
  const player = view.players[seat]
  if (!player) return null
  const bay = bayOf(state, seat)
  const cards = bay.things.filter(({ kind }) => kind === 'card')
  const own = seat === seatOf(state)
  const status = [view.start === seat && words.plate.start, statusOf(frame, words, seat)]
  const tokens = (own ? state.secret?.tokens : player.tokens) ?? []
  const sort = { label: words.buttons.sort, run: () => controls.remember({ order: null }) }
  const discarded = words.stage.discarded(view.discards.length)
  const look = { label: discarded, run: () => controls.open({ kind: 'discards' }) }
  return (
    <DetailPanel
      {...closing('seat', { state, controls })}
      buttons={own && state.memory.order ? [sort, look] : [look]}
    >
      <header class="row gap-6">
        <Sigil seat={seat} size={52} />
        <div>
          <h3>{frame.people[seat]?.name}</h3>
          <p class="legend-panel-kind">{status.filter(Boolean).join(' · ')}</p>
        </div>
      </header>
      <p class="row gap-4 legend-panel-row">
        <Counts seat={seat} player={player} size={22} />
      </p>
      <p class="row gap-6 legend-panel-row hurts">
        <WoundMeter state={state} seat={seat} player={player} size={32} />
      </p>
      {player.specials.map(card => {
        const { special } = cardOf(card)
        if (!special) return null
        const [name, , text] = words.special[special]
        return (
          <p key={card} class="row gap-4 legend-panel-row special">
            <Drawn of={emblemOf(special)} w={44} />
            <span>
              <b>{name}</b> {text}
            </span>
          </p>
        )
      })}
      {tokens.length > 0 && (
        <p class="row wrap gap-4">
          {tokens.map((token, i) => (
            <span key={i} data-explain={`token:${token}`}>
              <Drawn of={tokenThing(token)} w={40} />
            </span>
          ))}
        </p>
      )}
      {cards.length > 0 && (
        <p class="row wrap gap-4">
          {cards.map(({ id }, i) => (
            <Drawn key={i} of={smallCard(id, words)} w={38} />
          ))}
        </p>
      )}
      {(bay.title || bay.note) && <p>{[bay.title, bay.note].filter(Boolean).join(': ')}</p>}
    </DetailPanel>
  )
}

/** The discards lie open: all of them, sorted. */
function DiscardsPanel({ state, controls }: Props) {
  const { view, words } = state
  return (
    <DetailPanel {...closing('discards', { state, controls })}>
      <h3>{words.stage.discarded(view.discards.length)}</h3>
      <p>{words.stage.inDeck(view.drawPile)}</p>
      <p class="row wrap gap-1">
        {sortHand(view.discards).map((card, i) => (
          <Drawn key={`${card}:${i}`} of={smallCard(card, words)} w={30} />
        ))}
      </p>
    </DetailPanel>
  )
}

export function LegendPanel({ sheet, ...props }: Props & { readonly sheet: LegendTable['Sheet'] }) {
  if (sheet.kind === 'station') return <StationPanel {...props} step={sheet.step} />
  return sheet.kind === 'seat' ? <SeatPanel {...props} seat={sheet.seat} /> : <DiscardsPanel {...props} />
}
