import { type Episode, episodeAt, fittingSymbols, hiddenCards, prizesOf } from '@heorot/shared/games/legend'
import { rich } from '../../../kit/emphasis'
import type { Rect } from '../../../kit/geometry'
import { placeStyle } from '../../../kit/widgets/place'
import { Sigil } from '../../../ui/Sigil'
import type { LegendState } from '../LegendTable'
import type { StageLayout } from '../layout/stage'
import { episodeName, priceName, prizeLabel, prizeMeaning, prizeName, symbolsOf } from '../names'
import { sightOf } from '../reading'
import { healsOf } from '../stagePlan'

interface Props {
  readonly state: LegendState
  readonly stage: StageLayout
}

const Placed = (props: {
  readonly at: Rect
  readonly name: string
  readonly children: preact.ComponentChildren
}) => (
  <div class={`legend-placed ${props.name}`} style={placeStyle(props.at)}>
    {props.children}
  </div>
)

const hintOf = ({ words, view, story }: LegendState, compact: boolean): string => {
  const hints = compact ? words.shortHint : words.hint
  const { kind } = episodeAt(view.step)
  const ranked = view.stage.kind === 'prizes' || (story?.kind === 'reveal' && story.ranking !== null)
  return ranked && kind !== 'deathOfBeowulf' && kind !== 'recoverTreasures' ? hints.prizes : hints[kind]
}

/** About how wide a title is in letters of size 1: capitals and small capitals, some of them very wide. */
const widthOf = (title: string): number => title.length * 0.64 + (title.match(/[mwMW]/g)?.length ?? 0) * 0.4

/** Long titles are set smaller before they break. */
function titleSize(title: string, { title: room, compact }: StageLayout): number {
  const most = compact ? 19.5 : 30
  const least = compact ? 13 : 22
  return Math.max(least, Math.min(most, room.w / widthOf(title)))
}

function Head({ state, stage }: Props) {
  const { words, view } = state
  const title = words.episode[episodeName(episodeAt(view.step))]
  const { hint } = stage
  const h = hint ? hint.y + hint.h - stage.title.y : stage.title.h
  const style = { ...placeStyle({ ...stage.title, h }), '--title': `${titleSize(title, stage)}px` }
  return (
    <div class="legend-placed legend-head" style={style}>
      <h2>{title}</h2>
      {hint && <p class="legend-hint">{hintOf(state, stage.compact)}</p>}
    </div>
  )
}

/** "+" between the symbols that count together, "or" where either will do. */
function Joins({ state, stage }: Props) {
  if (stage.compact) return null
  const word = stage.turned.length > 0 ? state.words.or : '+'
  return (
    <>
      {stage.symbols.slice(1).map((r, i) => {
        const before = stage.symbols[i]
        const x = before ? before.x + before.w : r.x
        return (
          <span
            key={i}
            class="legend-join"
            style={{ left: `${x}px`, width: `${r.x - x}px`, top: `${r.y + r.h / 2 - 11}px` }}
          >
            {word}
          </span>
        )
      })}
    </>
  )
}

function Needed({ state, stage }: Props) {
  const { needed, compact } = stage
  if (!needed) return null
  const at = compact
    ? { x: needed.x - 16, y: needed.y + needed.h - 1, w: needed.w + 32, h: 16 }
    : { x: needed.x - 70, y: needed.y, w: 62, h: needed.h }
  return (
    <Placed at={at} name="legend-needed">
      {state.words.stage.needed}
    </Placed>
  )
}

/** What each prize, choice or side of an offer is called, and who took it. */
function labelsFor(
  { words, view }: LegendState,
  episode: Episode,
): readonly { text: string; faint: boolean; taker: number | null }[] {
  const label = (text: string, faint = false, taker: number | null = null) => ({ text, faint, taker })
  switch (episode.kind) {
    case 'opportunity':
      return [label(priceName(words, episode.price)), label(prizeLabel(words, episode.reward))]
    case 'selection':
      return episode.choices.map(prize => label(prizeLabel(words, prize)))
    case 'treasureAuction':
    case 'risk':
    case 'recovery':
      return []
    default:
      return episode.prizes.map((prize, i) => {
        if (i >= prizesOf(episode, view.players.length).length)
          return label(words.stage.fromPlayers(i + 1), true)
        const taker = view.stage.kind === 'prizes' ? (view.stage.taken[i] ?? null) : null
        return label(prizeLabel(words, prize), taker !== null, taker)
      })
  }
}

function Labels({ state, stage }: Props) {
  const labels = labelsFor(state, episodeAt(state.view.step))
  return (
    <>
      {stage.labels.map((at, i) => {
        const label = labels[i]
        if (!label) return null
        return (
          <Placed key={i} at={at} name={label.faint ? 'legend-label faint' : 'legend-label'}>
            <span>{label.text}</span>
          </Placed>
        )
      })}
      {stage.items.map((at, i) => (
        <Taker key={i} at={at} seat={labels[i]?.taker ?? null} />
      ))}
    </>
  )
}

/** Whoever took a prize, at its foot. */
const Taker = ({ at, seat }: { readonly at: Rect; readonly seat: number | null }) =>
  seat === null ? null : (
    <Placed at={{ x: at.x + at.w / 2 - 14, y: at.y + at.h - 25, w: 28, h: 28 }} name="legend-taker">
      <Sigil seat={seat} size={28} />
    </Placed>
  )

/** The one prize of an auction, and what it brings. */
function Means({ state, stage }: Props) {
  const episode = episodeAt(state.view.step)
  if (!stage.means || episode.kind !== 'treasureAuction') return null
  return (
    <Placed at={stage.means} name="legend-means">
      <b>{prizeName(state.words, episode.prize)}</b>
      <span>{prizeMeaning(state.words, episode.prize)}</span>
    </Placed>
  )
}

function Heals({ state, stage }: Props) {
  return (
    <>
      {healsOf(state.frame.prompt, state.picks.keys).map((heal, i) => {
        const at = stage.heals[i]
        return at ? (
          <Placed key={heal} at={at} name={at.h > 90 ? 'legend-heal' : 'legend-heal aside'}>
            {state.words.healing[heal]}
          </Placed>
        ) : null
      })}
    </>
  )
}

/** The odds in words: from what this seat has seen. */
function WheelWords({ state, stage }: Props) {
  if (!stage.wheelWords) return null
  const symbols = symbolsOf(episodeAt(state.frame.view.step))
  const { drawable } = hiddenCards(sightOf(state.frame))
  const sum = (counts: readonly number[]) => counts.reduce((total, n) => total + n, 0)
  const fit = sum(drawable.filter((_, card) => fittingSymbols(card, symbols) > 0))
  return (
    <Placed at={stage.wheelWords} name="legend-odds">
      {!stage.compact && <b>{state.words.stage.fromSeen}</b>}
      <span>{state.words.stage.unseenFit(fit, sum(drawable))}</span>
    </Placed>
  )
}

/** Under each card that has turned up: whether it fits. */
function TurnedWords({ state, stage }: Props) {
  const { story, words } = state
  if (story?.kind !== 'risk') return null
  return (
    <>
      {story.cards.slice(0, story.up).map((card, i) => {
        const r = stage.turned[i]
        if (!r) return null
        const fits = story.fitting.includes(card)
        return (
          <span
            key={`${card}:${i}`}
            class={fits ? 'legend-verdict fits' : 'legend-verdict'}
            style={{ left: `${r.x + r.w / 2}px`, top: `${r.y + r.h + 3}px` }}
          >
            {fits ? words.stage.fits : words.stage.misfit}
          </span>
        )
      })}
    </>
  )
}

export function StageWords(props: Props) {
  const { state, stage } = props
  return (
    <div class={stage.compact ? 'legend-stage compact' : 'legend-stage'}>
      <Head {...props} />
      <Joins {...props} />
      <Needed {...props} />
      {state.story?.kind !== 'risk' && <Labels {...props} />}
      <Means {...props} />
      <Heals {...props} />
      {stage.arrow && (
        <Placed at={stage.arrow} name="legend-arrow">
          <svg viewBox="0 0 56 32" width="56" height="32" aria-hidden="true">
            <path d="M3 16H48M36 4.500L51 16L36 27.500" />
          </svg>
        </Placed>
      )}
      {stage.markersLabel && (
        <Placed at={stage.markersLabel} name="legend-order">
          {rich(state.words.stage.order)}
        </Placed>
      )}
      <WheelWords {...props} />
      <TurnedWords {...props} />
    </div>
  )
}
