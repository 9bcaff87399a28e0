import { prepareText, type TextReason, type TextRule, textFault } from '@heorot/shared'
import { words } from '../../app/language'

/** Says what is wrong with a field. An empty field shows nothing. */
export function typedFault(typed: string, rule: TextRule): TextReason | null {
  const text = prepareText(typed)
  return text === '' ? null : textFault(text, rule)
}

/** Why a field cannot be sent, right beside it. */
export const TextFault = ({ id, fault }: { readonly id: string; readonly fault: TextReason | null }) => (
  <p id={id} class="wrong" role="alert">
    {fault && words().refusals[fault]}
  </p>
)
