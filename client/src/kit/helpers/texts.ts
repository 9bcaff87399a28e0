import type { TableWords } from '../GameTable'
import type { TipContent } from '../widgets/Tip'

/** What every game says in the same way: its name, why something is refused, and its rules. */
export function commonTexts<W extends TableWords & { readonly pitch: string; readonly shortName: string }>(
  words: W,
  ruleOfReason: Readonly<Record<string, string>>,
) {
  const { name, shortName, pitch, reasons, rules } = words
  return {
    name,
    shortName,
    pitch,
    refusal: (reason: string) => ({ words: reasons[reason] ?? reason, rule: ruleOfReason[reason] ?? null }),
    rules: Object.entries(rules).map(([id, [title, ...paragraphs]]) => ({ id, title, paragraphs })),
  }
}

type Teller<S> = (situation: S, value: string, key: string) => TipContent | null

/** Tips as rows by the first part of a key: `cell:7` asks the row `cell` about 7. */
export const tipsBy =
  <S>(rows: Readonly<Record<string, Teller<S>>>) =>
  (situation: S, key: string): TipContent | null => {
    const [kind = '', value = ''] = key.split(':')
    return rows[kind]?.(situation, value, key) ?? null
  }

/** A tip with the first paragraph of a rule. */
export const ruleTip = <W extends TableWords>(
  words: W,
  rule: keyof W['rules'] & string,
  title: string,
): TipContent => ({ title, words: words.rules[rule]?.[1] ?? '', rule })
