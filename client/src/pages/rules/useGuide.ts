import { useMemo } from 'preact/hooks'
import { wordsHook } from '../../app/language/wordsHook'
import { gameClient } from '../../games/gameTexts'
import type { Coach, CoachCard } from '../../kit/GameClient'

const none = async (): Promise<Coach | null> => null

/** Pictures and advice for the rules, loaded when the rules are opened. */
export function useGuide(game: string): Coach | null {
  const useCoach = useMemo(
    () => wordsHook(language => gameClient(game)?.loadCoach?.(language) ?? none()),
    [game],
  )
  return useCoach()
}

/** The cards about each rule. */
export function cardsByRule(coach: Coach | null): ReadonlyMap<string, readonly CoachCard[]> {
  const found = new Map<string, CoachCard[]>()
  for (const key of coach?.keys ?? []) {
    const card = coach!.card(key)
    found.set(card.rule, [...(found.get(card.rule) ?? []), card])
  }
  return found
}
