import { tileOf } from '@heorot/shared/games/movie'
import type { ComponentChildren } from 'preact'
import { emphasiser } from '../../../dom/emphasiser'
import { listed } from '../../../i18n/listed'
import { remember } from '../../../kit/remember'
import { ActionBar, type BarButton } from '../../../kit/widgets/ActionBar'
import { showRule } from '../../../table/desk'
import { CASH, DECLINE, POOL, tileIn } from '../keys'
import type { Areas } from '../layout/areas'
import { actName } from '../names'
import { askedIn, heldIn, openSpaces, whatItDoes } from '../sentence'
import { namesOf, type Prospect, type TableState } from '../TableState'
import type { Words } from '../texts/en'
import type { Explanation } from '../whyNot'
import { ScoreLine } from './ScoreTag'

export interface BarActions {
  confirm(): void
  reset(): void
  press(key: string): void
}

interface Props {
  readonly state: TableState
  readonly areas: Areas
  readonly prospect: Prospect
  readonly complaint: Explanation | null
  readonly actions: BarActions
  /** What to do when nothing is asked: look at a scoring again; or skip the one being told. */
  readonly idle: readonly BarButton[]
}

/** Sets off the pieces a sentence speaks of. */
const emphasise = remember(({ ability, plain, figure }: Words) =>
  emphasiser([ability, plain, figure].flatMap(names => Object.values(names))),
)

/** What will happen, in words. */
export function barSentence(
  { frame, words, picker, view, sending, telling }: TableState,
  names: readonly string[],
): string {
  if (sending) return words.bar.sending
  if (telling) return words.scoring.title(actName(words, view.act))
  if (frame.outcome) return words.bar.over
  if (!frame.prompt) {
    const awaited = listed(
      words,
      frame.waitingFor.map(seat => names[seat] ?? ''),
    )
    return frame.viewer === 'spectator' ? words.bar.watching(awaited) : words.bar.waiting(awaited)
  }
  if (picker.staged) return whatItDoes(words, view, picker.staged.intent)
  return picker.picked.length > 0 ? heldIn(words, picker.picked) : askedIn(words, frame.prompt)
}

function buttonsFor({ state, actions, idle }: Props): readonly BarButton[] {
  const { picker, words, frame, sending } = state
  const { buttons } = words
  if (!frame.prompt || state.telling) return idle
  const list: BarButton[] = []
  if (picker.picked.length > 0)
    list.push({ key: 'reset', label: buttons.reset, disabled: sending, run: actions.reset })
  const tile = tileIn(picker.picked[0])
  if (picker.next.has(CASH) && tile !== null)
    list.push({ key: CASH, label: buttons.cashIn(tileOf(tile).cash ?? 0), run: () => actions.press(CASH) })
  if (picker.picked.length === 0 && picker.first.has(DECLINE))
    list.push({ key: DECLINE, label: buttons.decline, run: () => actions.press(DECLINE) })
  if (picker.picked.length === 0 && picker.first.has(POOL))
    list.push({ key: 'draw', label: buttons.draw, run: () => actions.press(POOL) })
  if (picker.staged)
    list.push({
      key: 'confirm',
      label: buttons.confirm,
      primary: true,
      disabled: sending,
      run: actions.confirm,
    })
  return list
}

function noteFor({ state, areas, prospect, complaint }: Props): ComponentChildren {
  const { words, frame, picker, view } = state
  if (complaint)
    return (
      <>
        {complaint.words}{' '}
        {complaint.rule && (
          <button type="button" tabIndex={-1} class="kit-link" onClick={() => showRule(complaint.rule ?? '')}>
            {words.buttons.rule}
          </button>
        )}
      </>
    )
  if (!areas.tag && prospect.focus) return <ScoreLine state={state} prospect={prospect} />
  if (frame.prompt?.kind === 'turn' && !state.telling && picker.picked.length === 0)
    return words.bar.spaces(openSpaces(view).length)
  return null
}

export function Bar(props: Props) {
  const { state, areas, complaint } = props
  return (
    <ActionBar
      area={areas.bar}
      sentence={emphasise(state.words)(barSentence(state, namesOf(state)))}
      note={noteFor(props)}
      warning={complaint !== null}
      buttons={buttonsFor(props)}
      asked={state.frame.prompt !== null || state.telling}
    />
  )
}
