import { useEffect, useRef, useState } from 'preact/hooks'
import { plain } from './emphasis'
import type { MirrorProps } from './GameClient'
import type { Action, FrameOf, GameTable, TableTypes } from './GameTable'
import { Selection } from './Selection'
import { sentenceFor, situationOf } from './situation'

interface Props<T extends TableTypes> extends MirrorProps<T['Game']> {
  readonly table: GameTable<T>
  readonly words: T['Words']
}

/** The mirror's own picks. They outlive every rendering; only frames and the way to act change. */
function useSelection<T extends TableTypes>({ table, frame, act }: Props<T>): Selection<T> {
  const [, redraw] = useState(0)
  const latest = useRef(act)
  latest.current = act
  const [selection] = useState(
    () =>
      new Selection<T>(
        table.question,
        intent => latest.current(intent),
        () => redraw(n => n + 1),
      ),
  )
  const shown = useRef<FrameOf<T> | null>(null)
  if (shown.current !== frame) selection.show(frame)
  shown.current = frame
  return selection
}

/** A pressed button may be gone: then the heading takes the focus, so that the keyboard stays here. */
function useKeptFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const pressed = useRef(false)
  useEffect(() => {
    const section = heading.current?.parentElement
    if (pressed.current && !section?.contains(document.activeElement)) heading.current?.focus()
    pressed.current = false
  })
  return {
    heading,
    keep: () => {
      pressed.current = true
    },
  }
}

/** Everything that can be picked as toggles, and everything that can be done as buttons. */
function QuestionSection<T extends TableTypes>(props: Props<T>) {
  const { table, frame, words } = props
  const selection = useSelection(props)
  const { heading, keep } = useKeptFocus()
  const situation = situationOf(table, frame, words, selection, false)
  const { options, actions, picks, sending } = situation
  const note = sending ? null : table.note?.(situation)
  const pressing = (run: () => void) => () => {
    keep()
    run()
  }
  return (
    <section aria-label={words.mirror.question}>
      <h3 ref={heading} tabIndex={-1}>
        {words.mirror.question}
      </h3>
      <p>{plain(sentenceFor(table, situation))}</p>
      {note && <p>{plain(note)}</p>}
      <ul>
        {[...options].map(key => (
          <li key={key}>
            <button
              type="button"
              data-pick={key}
              aria-pressed={picks.keys.includes(key)}
              aria-disabled={sending}
              onClick={pressing(() => selection.pick(key))}
            >
              {table.optionLabel(key, situation)}
            </button>
          </li>
        ))}
      </ul>
      <p>
        {actions
          .filter(({ key }) => !options.has(key))
          .map(action => (
            <ActionButton
              key={action.key}
              action={action}
              label={table.actionLabel(action, situation, true)}
              reason={action.reason ? words.reasons[action.reason] : undefined}
              sending={sending}
              press={pressing(() => selection.press(action))}
            />
          ))}
      </p>
    </section>
  )
}

interface ActionProps<T extends TableTypes> {
  readonly action: Action<T>
  readonly label: string
  readonly reason: string | undefined
  readonly sending: boolean
  press(): void
}

function ActionButton<T extends TableTypes>({ action, label, reason, sending, press }: ActionProps<T>) {
  const { key, primary, cancels, checked } = action
  if (checked !== undefined)
    return (
      <label>
        <input type="checkbox" checked={checked} onChange={press} /> {label}
      </label>
    )
  return (
    <button
      type="button"
      data-action={key}
      data-primary={primary}
      data-cancels={cancels}
      aria-disabled={sending || reason !== undefined}
      onClick={press}
    >
      {label}
      {reason !== undefined && ` (${reason})`}
    </button>
  )
}

/** The whole table in words, and every legal choice as a button: a game can be played with this alone. */
export const Mirror = <T extends TableTypes>(props: Props<T>) => (
  <div class="table-mirror">
    <h2>{props.words.name}</h2>
    <QuestionSection {...props} />
    <props.table.TextSections frame={props.frame} words={props.words} />
  </div>
)
