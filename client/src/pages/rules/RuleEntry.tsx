import type { RefObject } from 'preact'
import { useState } from 'preact/hooks'
import { words } from '../../app/language'
import { lazyPart } from '../../app/lazy'
import type { CoachCard, RuleText } from '../../kit/GameClient'
import { SvgImage } from '../../ui/SvgImage'
import { withTerms } from '../../ui/terms'

const RuleExample = lazyPart(async () => (await import('./RuleExample')).RuleExample)

interface Props {
  readonly game: string
  readonly rule: RuleText
  readonly cards: readonly CoachCard[]
  readonly isOpen: boolean
  readonly isNow: boolean
  readonly at: RefObject<HTMLDetailsElement | null> | null
}

/** One rule with its pictures, a worked example, and what to think of when it comes up. */
export function RuleEntry({ game, rule, cards, isOpen, isNow, at }: Props) {
  const [wasOpen, setOpen] = useState(isOpen)
  return (
    <details
      id={rule.id}
      class={isNow ? 'folded now' : 'folded'}
      open={isOpen}
      ref={at}
      onToggle={() => setOpen(true)}
    >
      <summary>
        {cards[0] && (
          <span class="center firm rule-picture">
            <SvgImage svg={cards[0].svg} />
          </span>
        )}
        {rule.title}
        {isNow && <em class="count brass rule-now">{words().rules.now}</em>}
      </summary>
      {rule.paragraphs.map(paragraph => (
        <p key={paragraph}>{withTerms(paragraph, true)}</p>
      ))}
      {(isOpen || wasOpen) && <RuleExample game={game} rule={rule.id} />}
      {cards.length > 0 && (
        <ul class="rule-cards">
          {cards.map(card => (
            <li key={card.title}>
              <SvgImage svg={card.svg} />
              <span>
                <b>{card.title}.</b> {card.why} {card.cost}
              </span>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
