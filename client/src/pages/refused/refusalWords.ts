import { words } from '../../app/language'
import { refusalOf } from '../../api/api'
import type { GameTexts } from '../../kit/GameClient'
import { toast } from '../../ui/toasts'

const isShellReason = (reason: string): reason is keyof ReturnType<typeof words>['refusals'] =>
  Object.hasOwn(words().refusals, reason)

/** Why something was refused, in words. */
export const refusalWords = (reason: string, texts: GameTexts | null = null): string => {
  const { refusals } = words()
  if (isShellReason(reason)) return refusals[reason]
  return texts?.refusal(reason).words ?? refusals.unknown
}

/** The server's answer; null after the person was told why there is none. */
export async function attemptHttp<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    toast(refusalWords(refusalOf(error)), { kind: 'refusal' })
    return null
  }
}
