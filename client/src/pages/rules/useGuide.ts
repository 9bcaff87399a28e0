import { useInLanguage } from '../../app/language/loadedWords'
import { gameClient } from '../../games/gameTexts'
import type { Coach, CoachCard } from '../../kit/GameClient'

/** Pictures and advice, loaded when they are shown. */
export const useGuide = (game: string): Coach | null =>
  useInLanguage(language => gameClient(game)?.loadCoach?.(language), [game])

/** The cards about each rule. */
export function cardsByRule(coach: Coach | null): ReadonlyMap<string, readonly CoachCard[]> {
  const found = new Map<string, CoachCard[]>()
  for (const key of coach?.keys ?? []) {
    const card = coach!.card(key)
    found.set(card.rule, [...(found.get(card.rule) ?? []), card])
  }
  return found
}
