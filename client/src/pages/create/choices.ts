/** The server's words as choices to pick from. The dictionary names all of them; a test compares both lists. */
import type { BotStrength, ClockName, HintRule, Watchers } from '@heorot/shared'
import { words } from '../../app/language'
import type { Option } from '../../ui/fields/Choice'

const options = <T extends string>(
  rows: Record<T, { readonly label: string; readonly hint: string }>,
): readonly Option<T>[] => Object.keys(rows).map(key => ({ value: key as T, ...rows[key as T] }))

export const botOptions = (): readonly Option<BotStrength>[] => options(words().bots)
export const clockOptions = (): readonly Option<ClockName>[] => options(words().clocks)
export const hintOptions = (): readonly Option<HintRule>[] => options(words().hintRules)
export const watchOptions = (): readonly Option<Watchers>[] => options(words().watching)
