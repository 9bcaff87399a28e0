/** Rule terms in running text: each shows what it means when it is pointed at, pressed or focused. */
import { signal } from '@preact/signals'
import { cloneElement, type ComponentChildren, isValidElement } from 'preact'
import { anyOf } from './emphasiser'

export interface Term {
  /** How it occurs in sentences. */
  readonly forms: readonly string[]
  readonly meaning: string
}

interface Glossary {
  readonly pattern: RegExp
  readonly meanings: ReadonlyMap<string, string>
}

/** The terms of the game on the page; null until they are loaded. */
export const glossary = signal<Glossary | null>(null)

export function glossaryOf(terms: readonly Term[]): Glossary {
  const meanings = new Map(terms.flatMap(({ forms, meaning }) => forms.map(form => [form, meaning] as const)))
  return { pattern: new RegExp(`(${anyOf([...meanings.keys()])})`, 'u'), meanings }
}

const TermMark = ({ form, meaning, isButton }: { form: string; meaning: string; isButton: boolean }) =>
  isButton ? (
    <button type="button" class="term" data-term={meaning} aria-label={`${form}: ${meaning}`}>
      {form}
    </button>
  ) : (
    <span class="term" data-term={meaning}>
      {form}
    </span>
  )

/** Each meaning is marked once, where it first occurs. */
function markText(text: string, { pattern, meanings }: Glossary, isButton: boolean): ComponentChildren {
  const told = new Set<string>()
  return text.split(pattern).map((part, i) => {
    const meaning = i % 2 === 1 ? meanings.get(part) : undefined
    if (meaning === undefined || told.has(meaning)) return part
    told.add(meaning)
    return <TermMark key={i} form={part} meaning={meaning} isButton={isButton} />
  })
}

/** Marks the terms in text and leaves whatever else is there; as buttons where no button is around them. */
export function withTerms(children: ComponentChildren, isButton = false): ComponentChildren {
  const known = glossary.value
  if (!known) return children
  if (typeof children === 'string') return markText(children, known, isButton)
  return Array.isArray(children)
    ? children.map(child => (typeof child === 'string' ? markText(child, known, isButton) : child))
    : children
}

/** The same, also where a term is emphasised. */
export function withEmphasisedTerms(children: ComponentChildren): ComponentChildren {
  const marked = withTerms(children)
  if (!Array.isArray(marked)) return marked
  return marked.map(child =>
    isValidElement(child) && child.type === 'b'
      ? cloneElement(child, {}, withTerms(child.props.children))
      : child,
  )
}
