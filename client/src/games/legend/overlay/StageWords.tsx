import { episodeAt } from '@heorot/shared/games/legend'
import { signed } from '../../../app/language/grammar'
import { rich } from '../../../ui/emphasiser'
import { seatOf } from '../../../kit/GameTable'
import { inPlaces } from '../../../kit/layout/geometry'
import { classes, Placed } from '../../../kit/widgets/Placed'
import { Sigil } from '../../../ui/Sigil'
import { REWARD } from '../keys'
import type { LegendTableState } from '../types'
import type { StageLayout } from '../layout/stage'
import { episodeTitle, priceName, prizeLabel, prizeMeaning, prizeName } from '../words/names'
import { itemsOf, type StageItem, wheelIn, worthForViewer } from '../selectors'
import { storyTitle } from '../words/sentence'
import { healsOf } from '../story/stagePlan'
import type { LegendWords } from '../texts/table/en'
import { watchNote } from '../words/watchNote'

interface Props {
  readonly state: LegendTableState
  readonly stage: StageLayout
}

/** Replaces the action bar on a television: whose turn it is, and what they need. The wheel has the odds of a risk. */
function askedOf(state: LegendTableState): string | null {
  const { big, story, frame, words } = state
  const name = frame.people[frame.waitingFor[0] ?? -1]?.name
  if (!big || story || !name) return null
  const decides = words.bar.watching(name)
  const { stage, pending } = frame.view
  if (stage.kind === 'risk') return `${decides} ${words.kind.risk[1]}`
  if (pending.length > 0) return decides
  const note = watchNote(state)
  return note && words.bar.watchingNote(name, note)
}

const hintOf = (state: LegendTableState, compact: boolean): string => {
  const { words, view, story, big } = state
  const asked = askedOf(state)
  if (asked) return asked
  if (story?.kind === 'risk' && story.cards.length > 2) return words.special.daring[2]
  if (story?.kind === 'risk' && big) return words.kind.risk[1]
  const { kind } = episodeAt(view.step)
  const ranked = view.stage.kind === 'prizes' || (story?.kind === 'reveal' && story.ranked > 0)
  if (compact) return ranked ? words.stage.firstChooses : words.kind[kind][1]
  return ranked && kind !== 'deathOfBeowulf' && kind !== 'recoverTreasures'
    ? words.hint.prizes
    : words.hint[kind]
}

/** About how wide a title is in letters of size 1: capitals and small capitals, some of them very wide. */
const widthOf = (title: string): number => title.length * 0.72 + (title.match(/[mwMW]/g)?.length ?? 0) * 0.4

/** Long titles are set smaller before they break. */
function titleSize(title: string, { title: room, compact, brief }: StageLayout): number {
  const most = compact ? 19.5 : brief ? 24 : 30
  const least = compact ? 13 : brief ? 17 : 22
  return Math.max(least, Math.min(most, room.w / widthOf(title)))
}

/** A sheet so low that a risk has room for short words only: in the longest language its hint takes four lines. */
const isLow = ({ wheel, compact }: StageLayout): boolean => compact || (wheel !== undefined && wheel.h < 138)

/** Below a smaller wheel there is no room to say what the odds rest on. */
const LEAST_CAPTIONED = 100

function Head({ state, stage }: Props) {
  const { title: at, hint } = stage
  const title = storyTitle(state) ?? episodeTitle(state.words, state.view.step)
  return (
    <Placed at={hint ? { ...at, h: hint.y + hint.h - at.y } : at} name="legend-head">
      <h2 style={{ fontSize: `${titleSize(title, stage)}px` }}>{title}</h2>
      {hint && (
        <p class={classes('legend-hint', stage.compact && 'cut')}>
          {rich(hintOf(state, isLow(stage) || stage.brief === true))}
        </p>
      )}
    </Placed>
  )
}

/** "+" between the symbols that count together, "or" where either will do. */
const joins = ({ state, stage }: Props) =>
  stage.symbols.slice(1).map((next, i) => {
    const { x, y, w, h } = stage.symbols[i] ?? next
    return (
      <Placed key={i} at={{ x: x + w, y: y + h / 2 - 11, w: next.x - x - w }} name="legend-join">
        {stage.turned.length > 0 ? state.words.or : '+'}
      </Placed>
    )
  })

function Needed({ state, stage: { needed, compact } }: Props) {
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

/** What a prize, a choice or a side of an offer is called. */
function labelOf(words: LegendWords, { gives, costs, inPlay }: StageItem, index: number): string {
  if (!inPlay) return words.stage.fromPlayers(index + 1)
  return gives ? prizeLabel(words, gives) : costs ? priceName(words, costs) : ''
}

/** Each prize's name, what it is worth to the viewer, and the player who took it. */
const labels = ({ state, stage }: Props) =>
  itemsOf(state.view).flatMap((thing, i) => {
    const [at, item] = [stage.labels[i], stage.items[i]]
    if (!at || !item) return []
    const { key, gives, inPlay, taker } = thing
    const isFree = inPlay && taker === null
    const worth = gives && isFree && key !== REWARD ? worthForViewer(state.frame, gives) : null
    const foot = { x: item.x + item.w / 2 - 14, y: item.y + item.h - 25 }
    return [
      <Placed key={`label ${i}`} at={at} name={classes('legend-label', !isFree && 'faint')}>
        {labelOf(state.words, thing, i)}
      </Placed>,
      worth !== null && worth !== 0 && (
        <Placed
          key={`worth ${i}`}
          at={{ x: item.x + 2, y: item.y - 3 }}
          name={classes('legend-stakes', worth > 0 ? 'good' : 'bad')}
        >
          {Number.isInteger(worth) ? signed(worth) : `≈ ${signed(Math.round(worth))}`}
        </Placed>
      ),
      taker !== null && (
        <Placed key={`taker ${i}`} at={foot} name="legend-taker">
          <Sigil seat={taker} size={28} />
        </Placed>
      ),
    ]
  })

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

const heals = ({ state, stage }: Props) =>
  inPlaces(stage.heals, healsOf(state.frame.prompt, state.picks.keys), (heal, at) => [
    <Placed key={heal} at={at} name={at.h > 90 ? 'legend-heal' : 'legend-heal aside'}>
      {state.words.healing[heal]}
    </Placed>,
  ])

/** The odds in words: from what this seat, or everyone, has seen. */
function WheelWords({ state, stage }: Props) {
  const shown = wheelIn(state)
  if (!stage.wheelWords || !shown) return null
  const { fromSeen, fromPublic } = state.words.stage
  return (
    <Placed at={stage.wheelWords} name="legend-odds">
      {!stage.compact && stage.wheel && stage.wheel.h >= LEAST_CAPTIONED && (
        <b>{seatOf(state) === null ? fromPublic : fromSeen}</b>
      )}
      <span>{state.words.stage.unseenFit(shown.fit, shown.unseen)}</span>
    </Placed>
  )
}

/** Under each card that has turned up: whether it fits, in a sign where cards lie over one another. */
const verdicts = ({ state: { story, words }, stage }: Props) =>
  story?.kind === 'risk' &&
  inPlaces(stage.turned, story.cards.slice(0, story.judged), (card, { x, y, w, h }, i) => {
    const fits = story.fitting.includes(card)
    const seen = Math.min(w, (stage.turned[i + 1]?.x ?? x + w) - x)
    const isCovered = (stage.turned[1]?.x ?? 0) < (stage.turned[0]?.x ?? 0) + w
    return [
      <Placed
        key={i}
        at={{ x: x + seen / 2, y: y + h + 3 }}
        name={classes('legend-verdict', fits && 'fits', isCovered && 'sign')}
      >
        {isCovered ? (fits ? '✓' : '✗') : fits ? words.stage.fits : words.stage.misfit}
      </Placed>,
    ]
  })

export function StageWords(props: Props) {
  const { state, stage } = props
  return (
    <div class={stage.compact ? 'legend-stage compact' : 'legend-stage'}>
      <Head {...props} />
      {!stage.compact && !stage.brief && joins(props)}
      <Needed {...props} />
      {state.story?.kind !== 'risk' && labels(props)}
      <Means {...props} />
      {heals(props)}
      <Placed at={stage.arrow} name="legend-arrow">
        <svg viewBox="0 0 56 32" width="56" height="32" aria-hidden="true">
          <path d="M3 16H48M36 4.500L51 16L36 27.500" />
        </svg>
      </Placed>
      <Placed at={stage.markersLabel} name="legend-order">
        {rich(state.words.stage.order)}
      </Placed>
      <WheelWords {...props} />
      {verdicts(props)}
    </div>
  )
}
