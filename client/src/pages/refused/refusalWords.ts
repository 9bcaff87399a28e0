import { words } from '../../app/language'
import type { GameTexts } from '../../kit/GameClient'

const isShellReason = (reason: string): reason is keyof ReturnType<typeof words>['refusals'] =>
  Object.hasOwn(words().refusals, reason)

/** Why something was refused, in words. */
export const refusalWords = (reason: string, texts: GameTexts | null = null): string => {
  const { refusals } = words()
  if (isShellReason(reason)) return refusals[reason]
  return texts?.refusal(reason).words ?? refusals.unknown
}
