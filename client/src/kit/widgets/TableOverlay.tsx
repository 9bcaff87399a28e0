import type { ComponentChildren } from 'preact'
import { words } from '../../app/language'
import { rich } from '../../ui/emphasiser'
import type { Action, Explanation, GameTable, OverlayProps, TableState, TableTypes } from '../GameTable'
import type { Rect } from '../layout/geometry'
import type { ShownTip } from '../input/PointerInput'
import type { Placement, Target } from '../layout/placement'
import { labelOf, sentenceFor } from '../situation'
import { boardPlace, guide, litPlaces, upNext } from '../tableContext'
import { ActionBar, type BarButton } from './ActionBar'
import { placeStyle } from './Placed'
import { RecentList } from './RecentList'
import { RuleLink, Tip } from './Tip'
import { Spotlight } from './Spotlight'

/** What is explained by a tip, and where it lies. */
export interface PlacedTip extends ShownTip {
  readonly at: Rect
}

interface Props<T extends TableTypes> extends OverlayProps<T> {
  readonly table: GameTable<T>
  readonly targets: readonly Target[]
  readonly placements: readonly Placement[]
  readonly complaint: Explanation | null
  readonly tip: PlacedTip | null
  press(action: Action<T>): void
}

/** Below a longer question there is no room for the last move. */
const SHORT = 72
const LETTER_W = 7.6

/** One line about the last move, where nothing else needs saying. */
function lastLine<T extends TableTypes>({ prompt, lastMove }: TableState<T>, sentence: string, bar: Rect) {
  const fits = !prompt || sentence.length <= Math.max(SHORT, bar.w / LETTER_W)
  return lastMove && fits ? <span class="kit-bar-last">{lastMove.line}</span> : null
}

function noteFor<T extends TableTypes>({ table, state, layout, complaint }: Props<T>): ComponentChildren {
  const note = table.note?.(state)
  if (!complaint)
    return (
      table.richNote?.(state, layout) ??
      (note ? rich(note) : lastLine(state, sentenceFor(table, state), layout.areas.bar))
    )
  const { words: why, rule } = complaint
  return (
    <>
      {why} {rule && <RuleLink rule={rule} />}
    </>
  )
}

/** While a story plays: what it is about, what comes then, and the way past it. */
function StoryBar<T extends TableTypes>({ table, state, layout, controls }: Props<T>) {
  const t = words().table
  const next = upNext.value
  const emphasise = table.emphasise?.(state.words) ?? rich
  const mine = next?.mine ?? false
  const skip: BarButton = {
    key: 'skip',
    label: mine ? t.skipToMyTurn : t.skip,
    run: mine && next ? next.skip : controls.close,
  }
  return (
    <ActionBar
      area={layout.areas.bar}
      arrangement={layout.areas.arrangement}
      sentence={emphasise(table.storySentence?.(state) ?? sentenceFor(table, state))}
      note={next && next.moves > 1 ? t.moreMoves(next.moves - 1) : null}
      warning={false}
      buttons={[skip]}
      asked
    />
  )
}

function Bar<T extends TableTypes>(props: Props<T>) {
  const { table, state, layout, controls, complaint, press } = props
  const { frame, sending, actions } = state
  const mustDecide = frame.viewer !== 'spectator' && frame.waitingFor.includes(frame.viewer)
  const buttons: readonly BarButton[] = actions.map(action => ({
    ...action,
    label: labelOf(table, action, state, false),
    tone: table.actionTone?.(action) ?? '',
    disabled: sending || action.reason !== undefined,
    run: () => press(action),
  }))
  const emphasise = table.emphasise?.(state.words) ?? rich
  return (
    <ActionBar
      area={layout.areas.bar}
      arrangement={layout.areas.arrangement}
      sentence={emphasise(sentenceFor(table, state))}
      note={noteFor(props)}
      warning={complaint !== null}
      buttons={[...buttons, ...(table.idleButtons?.(state, controls) ?? [])]}
      asked={state.prompt !== null && mustDecide}
      recent={<RecentList bar={layout.areas.bar} area={state.size} />}
    />
  )
}

const keepLit = (board: Rect | undefined) => (places: readonly Rect[]) => {
  litPlaces.value = places
  boardPlace.value = board ?? null
}

/** All words and buttons over the drawn table. */
export function TableOverlay<T extends TableTypes>(props: Props<T>) {
  const { table, state, layout, controls, targets, placements, tip } = props
  const { sheet } = state
  const told = tip && table.tip(state, tip.key)
  return (
    <>
      {targets
        .filter(({ key }) => state.options.has(key))
        .map(target => (
          <i key={target.key} class="kit-target" data-target={target.key} style={placeStyle(target)} />
        ))}
      <table.Overlay state={state} layout={layout} controls={controls} />
      {state.held ? <StoryBar {...props} /> : <Bar {...props} />}
      {guide.value && (
        <Spotlight
          guide={guide.value}
          size={state.size}
          bar={layout.areas.bar}
          things={[...placements, ...targets]}
          onLit={keepLit(table.board?.(layout).window ?? layout.areas.stage)}
        />
      )}
      {told && <Tip {...told} {...tip} area={state.size} />}
      {sheet && <table.Sheet state={state} layout={layout} controls={controls} sheet={sheet} />}
    </>
  )
}
