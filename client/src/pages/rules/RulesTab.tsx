import { useMemo, useState } from 'preact/hooks'
import { gameTexts } from '../../games/gameTexts'
import type { TableFrame } from '../../session/frame'
import { RuleList } from './RuleList'
import { cardsByRule, useGuide } from './useGuide'
import './rules.css'

interface Props {
  readonly game: string
  /** The rule somebody asked for. */
  readonly asked: string | null
  readonly frame: TableFrame | null
}

/** The rules at a table, open at what is on the table now. */
export function RulesTab({ game, asked, frame }: Props) {
  const guide = useGuide(game)
  const cards = useMemo(() => cardsByRule(guide), [guide])
  // What was on the table when the rules were opened: a move of others does not turn the page.
  const [opened] = useState(frame)
  const now = guide && opened ? guide.ruleNow(opened.view) : null
  return <RuleList game={game} rules={gameTexts(game)?.rules ?? []} asked={asked} now={now} cards={cards} />
}
