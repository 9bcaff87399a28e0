import type { Intent, MovieTypes } from '@heorot/shared/games/movie'
import { useRef, useState } from 'preact/hooks'
import { type Choice, choiceAt, nextKeys, stillLegal } from '../../../kit/choices'
import type { Act } from '../../../table/frame'
import { CASH, kindIn, spaceIn, tileIn } from '../keys'
import { whatItDoes } from '../sentence'
import { cashWords, effect, keyWords, type Reader, spaceName } from './describe'

interface Props {
  readonly reader: Reader
  readonly choices: readonly Choice<Intent>[]
  readonly act: Act<MovieTypes>
}

/** What the step asks, from what was picked so far. */
function heading({ reader }: Props, picked: readonly string[]): string {
  const { mirror } = reader.words
  const [first, second] = picked
  if (first === undefined) return mirror.chooseFirst
  if (second !== undefined) return mirror.chooseSpace(keyWords(reader, second))
  if (spaceIn(first) !== null) return mirror.chooseSecond(keyWords(reader, first))
  return mirror.chooseSpace(keyWords(reader, first))
}

/** The words of a button: the thing, and what choosing it would do. */
function label({ reader, choices }: Props, picked: readonly string[], key: string): string {
  const path = [...picked, key]
  const words = key === CASH ? cashWords(reader.words, tileIn(picked[0])) : keyWords(reader, key)
  const intent = choiceAt(choices, path)?.intent
  const consequence = intent ? effect(reader, intent) : ''
  return consequence ? `${words}: ${consequence}` : words
}

/** Says what will happen and where: a reader cannot see "here". */
function confirmation({ reader }: Props, picked: readonly string[], intent: Intent): string {
  const space = spaceIn(picked.at(-1))
  const where =
    space !== null && (kindIn(picked[0]) || tileIn(picked[0]) !== null)
      ? ` (${spaceName(reader, space)})`
      : ''
  return reader.words.mirror.confirm(whatItDoes(reader.words, reader.view, intent) + where)
}

/** Every legal choice as buttons, one step after the other. */
export function Choices(props: Props) {
  const { reader, choices, act } = props
  const [path, setPath] = useState<readonly string[]>([])
  const [sending, setSending] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const picked = stillLegal(choices, path)
  const staged = choiceAt(choices, picked)
  const go = (to: readonly string[]) => {
    setPath(to)
    title.current?.focus()
  }
  const send = async (intent: Intent) => {
    setSending(true)
    title.current?.focus()
    await act(intent)
    setSending(false)
    setPath([])
  }
  const { mirror } = reader.words
  return (
    <section class="mirror-choices">
      <h3 ref={title} tabIndex={-1}>
        {sending ? mirror.sending : heading(props, picked)}
      </h3>
      <ul>
        {staged && (
          <li>
            <button type="button" data-confirm disabled={sending} onClick={() => void send(staged.intent)}>
              {confirmation(props, picked, staged.intent)}
            </button>
          </li>
        )}
        {[...nextKeys(choices, picked)].map(key => (
          <li key={key}>
            <button type="button" data-key={key} disabled={sending} onClick={() => go([...picked, key])}>
              {label(props, picked, key)}
            </button>
          </li>
        ))}
        {picked.length > 0 && (
          <li>
            <button type="button" data-back disabled={sending} onClick={() => go(picked.slice(0, -1))}>
              {mirror.back}
            </button>
          </li>
        )}
      </ul>
    </section>
  )
}
