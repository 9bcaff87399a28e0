import type { GameTypes } from '@heorot/shared'
import { words } from '../../app/language'
import type { TableFrame } from '../../session/frame'
import type { Advice, Advisor } from '../GameClient'

interface AdviceTexts {
  readonly why: Readonly<Record<string, (numbers: Readonly<Record<string, number>>) => string>>
}

interface Words<T extends GameTypes> {
  say(frame: TableFrame<T>, intent: T['Intent']): string
  picks(frame: TableFrame<T>, intent: T['Intent']): readonly string[]
}

const percent = (chance: number): number => Math.round(100 * chance)

/** Says what a bot would do, then why, what it expects, and what else it thought of; with real minus signs. */
export function advisor<T extends GameTypes>(texts: AdviceTexts, { say, picks }: Words<T>): Advisor<T> {
  const foundBy = (frame: TableFrame<T>, { chance, second }: Advice<T>): string => {
    if (chance == null) return ''
    const t = words().hint
    if (!second || percent(second.chance) >= percent(chance)) return t.expected(percent(chance))
    return t.second(say(frame, second.intent), percent(chance), percent(second.chance))
  }
  return {
    picks,
    advise: (frame, advice) =>
      [
        say(frame, advice.intent),
        ...advice.why.map(({ reason, numbers }) => texts.why[reason]?.(numbers) ?? ''),
        foundBy(frame, advice),
      ]
        .filter(Boolean)
        .join(' ')
        .replace(/(?<![\p{L}\d])-(?=\d)/gu, '−'),
  }
}
