import { Fragment } from 'preact'
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useDocumentEvents, useProvided } from '../app/hooks'
import { words } from '../app/language'
import { plain } from '../ui/emphasiser'
import type { MirrorProps } from './GameClient'
import type { Action, FrameOf, GameTable, Situation, TableTypes } from './GameTable'
import { Selection } from './Selection'
import { labelOf, sentenceFor, situationOf } from './situation'
import { mayPress, questionAsked, recentMoves } from './tableContext'
import { TextList, TextSection } from './widgets/TextSection'
import type { TipContent } from './widgets/Tip'

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

/**
 * A button that is focused goes when its question is answered: then the question takes the focus, so that the
 * keyboard stays here. Keyboard players are taken to each new question.
 */
function useKeptFocus(isAsked: boolean, revision: number) {
  const question = useRef<HTMLParagraphElement>(null)
  const isHere = useRef(false)
  // Removing a focused element fires no event, so remember where the focus was.
  useDocumentEvents(['focusin', 'pointerdown'], ({ target }) => {
    const mirror = question.current?.closest('.table-mirror')
    isHere.current = target instanceof Node && Boolean(mirror?.contains(target))
  })
  // Before the page is painted: without focus the text closes, and the table beside it changes its size.
  const asked = isAsked ? revision : null
  const last = useRef(asked)
  useLayoutEffect(() => {
    const isNew = asked !== null && asked !== last.current
    last.current = asked
    if (isHere.current && (isNew || document.activeElement === document.body)) question.current?.focus()
  })
  return question
}

interface ExplanationProps<T extends TableTypes> {
  readonly table: GameTable<T>
  readonly situation: Situation<T>
}

interface QuestionProps<T extends TableTypes> extends ExplanationProps<T> {
  readonly words: T['Words']
  readonly selection: Selection<T>
}

/** Everything that can be picked as toggles, and everything that can be done as buttons. */
function QuestionSection<T extends TableTypes>(props: QuestionProps<T>) {
  const { table, words, selection, situation } = props
  const isAsked = situation.prompt !== null
  const question = useKeptFocus(isAsked, situation.frame.revision)
  const sentence = plain(sentenceFor(table, situation))
  // The live region says the question itself.
  useProvided(questionAsked, isAsked ? sentence : '', '')
  const { options, actions, picks, sending } = situation
  const note = sending ? null : table.note?.(situation)
  return (
    <section aria-label={words.mirror.question}>
      <h3>{words.mirror.question}</h3>
      <p ref={question} tabIndex={-1}>
        {sentence}
      </p>
      {note && <p>{plain(note)}</p>}
      <ul>
        {[...options].map(key => (
          <li key={key}>
            <button
              type="button"
              data-pick={key}
              aria-pressed={picks.keys.includes(key)}
              aria-disabled={sending}
              aria-description={described(table.tip(situation, key))}
              onClick={() => mayPress(key) && selection.pick(key)}
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
              label={labelOf(table, action, situation, true)}
              reason={action.reason ? words.reasons[action.reason] : undefined}
              sending={sending}
              press={() => mayPress(`button:${action.key}`) && selection.press(action)}
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

const described = (tip: TipContent | null): string | undefined =>
  tip ? [tip.words, tip.worth].filter(Boolean).join(' ') : undefined

/** What the question follows: the moves since this person's own last one. */
function RecentSection() {
  const recent = recentMoves.value
  if (!recent || recent.moves.length === 0) return null
  return (
    <TextSection title={recent.title}>
      <TextList lines={recent.moves.map(({ line }) => line)} />
    </TextSection>
  )
}

/** What every object on the table is; the drawn table says it in tips. */
function Explanations<T extends TableTypes>({ table, situation }: ExplanationProps<T>) {
  const [open, setOpen] = useState(false)
  const keys = table.explained?.(situation) ?? []
  if (!keys.some(key => table.tip(situation, key))) return null
  const tips = open ? keys.map(key => table.tip(situation, key)).filter(tip => tip !== null) : []
  return (
    <details class="mirror-explained" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words().table.explanations}</summary>
      <dl>
        {tips.map((tip, i) => (
          <Fragment key={i}>
            <dt>{[tip.title, tip.kind].filter(Boolean).join(', ')}</dt>
            <dd>{described(tip)}</dd>
          </Fragment>
        ))}
      </dl>
    </details>
  )
}

/** The whole table in words, and every legal choice as a button: a game can be played with this alone. */
export function Mirror<T extends TableTypes>(props: Props<T>) {
  const { table, frame, words: said } = props
  const selection = useSelection(props)
  const situation = situationOf(table, frame, said, selection, false)
  // What is picked and sent changes nothing here.
  const sections = useMemo(() => <table.TextSections frame={frame} words={said} />, [table, frame, said])
  return (
    <div class="table-mirror">
      <h2>{said.name}</h2>
      <QuestionSection table={table} words={said} selection={selection} situation={situation} />
      <RecentSection />
      {sections}
      <Explanations table={table} situation={situation} />
    </div>
  )
}
