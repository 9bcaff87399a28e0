import { useEffect, useRef } from 'preact/hooks'
import type { RuleText } from '../../kit/GameClient'

interface Props {
  readonly rules: readonly RuleText[]
  /** The rule to open and to lead to. */
  readonly asked: string | null
  readonly open?: boolean
}

/** Rules to look up, each under its title. */
export function RuleList({ rules, asked, open = false }: Props) {
  const wanted = useRef<HTMLDetailsElement>(null)
  // The rules may still be loading when the page opens.
  useEffect(() => {
    wanted.current?.scrollIntoView({ block: 'start' })
    wanted.current?.querySelector('summary')?.focus()
  }, [asked, rules.length])
  return (
    <div class="rule-list">
      {rules.map(rule => (
        <details
          key={rule.id}
          id={rule.id}
          open={open || rule.id === asked}
          ref={rule.id === asked ? wanted : null}
        >
          <summary>{rule.title}</summary>
          {rule.paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      ))}
    </div>
  )
}
