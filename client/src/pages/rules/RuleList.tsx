import { useEffect, useRef, useState } from 'preact/hooks'
import { words } from '../../app/language'
import type { CoachCard, RuleText } from '../../kit/GameClient'
import { RuleEntry } from './RuleEntry'

interface Props {
  readonly game: string
  readonly rules: readonly RuleText[]
  /** The rule to open and to lead to. */
  readonly asked: string | null
  /** The rule about what is on the table; it is open, too. */
  readonly now?: string | null
  readonly open?: boolean
  readonly cards?: ReadonlyMap<string, readonly CoachCard[]>
}

const NO_CARDS: ReadonlyMap<string, readonly CoachCard[]> = new Map()

const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether every word of a search occurs in a rule, whatever its accents and capitals. */
export function isAbout({ title, paragraphs }: RuleText, query: string): boolean {
  const text = plainText([title, ...paragraphs].join(' '))
  return plainText(query)
    .split(/\s+/)
    .every(word => text.includes(word))
}

/** Rules to look up, each under its title. */
export function RuleList({ game, rules, asked, now = null, open = false, cards = NO_CARDS }: Props) {
  const t = words().rules
  const wanted = useRef<HTMLDetailsElement>(null)
  const [query, setQuery] = useState('')
  const found = rules.filter(rule => isAbout(rule, query))
  // The rules may still be loading when the page opens.
  useEffect(() => {
    if (asked) setQuery('')
    wanted.current?.scrollIntoView({ block: 'start' })
    if (asked) wanted.current?.querySelector('summary')?.focus()
  }, [asked, rules.length])
  const isSearched = query.trim() !== ''
  return (
    <div class="stack rule-list">
      <input
        class="input rule-search"
        type="search"
        aria-label={t.search}
        placeholder={t.search}
        value={query}
        onInput={event => setQuery(event.currentTarget.value)}
      />
      {found.length === 0 && rules.length > 0 && (
        <p class="hint" role="status">
          {t.nothing}
        </p>
      )}
      {found.map(rule => (
        <RuleEntry
          key={rule.id}
          game={game}
          rule={rule}
          cards={cards.get(rule.id) ?? []}
          isOpen={open || isSearched || rule.id === (asked ?? now)}
          isNow={rule.id === now}
          at={rule.id === (asked ?? now) ? wanted : null}
        />
      ))}
    </div>
  )
}
