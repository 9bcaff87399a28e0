/** What this browser wants to hear of the chat. */
import type { ChatLine } from '@heorot/shared'
import { signal } from '@preact/signals'
import type { Texts } from '../../app/language'
import type { TableSession } from '../../session/TableSession'

/** People this browser does not want to hear; they never learn of it. */
export const muted = signal<ReadonlySet<string>>(new Set())

export function toggleMute(person: string): void {
  const next = new Set(muted.value)
  if (!next.delete(person)) next.add(person)
  muted.value = next
}

/** What is shown of the chat to somebody with these wishes. */
export const audible = (
  lines: readonly ChatLine[],
  { mutes, hideSpectators }: { readonly mutes: ReadonlySet<string>; readonly hideSpectators: boolean },
): readonly ChatLine[] =>
  lines.filter(line => !mutes.has(line.person) && !(hideSpectators && line.channel === 'spectators'))

/** What had been said by a moment of this browser's clock. */
export const saidBy = (
  { chat, skew }: Pick<TableSession, 'chat' | 'skew'>,
  until: number,
): readonly ChatLine[] =>
  until === Infinity ? chat.value : chat.value.filter(({ at }) => at - skew.value <= until)

/** A line in the reader's language if it is a quick message. */
export const chatWords = ({ said }: ChatLine, t: Texts): string =>
  'phrase' in said ? t.phrases[said.phrase] : said.text
