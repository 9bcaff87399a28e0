import { type PathChoice, choiceAt, nextKeys, press, stillLegal } from './choices'
import type { Action, Question, TableTypes } from './GameTable'

const NOTHING = { keys: [] }

/**
 * A question answered by pressing things one after the other: each legal move is a path of keys. `buttons`
 * are keys that have no place on the table.
 */
export function pathQuestion<T extends TableTypes>(
  choicesOf: (prompt: T['Game']['Prompt'] | null) => readonly PathChoice<T['Game']['Intent']>[],
  buttons: readonly string[],
): Question<T> {
  const picksOf = (keys: readonly string[]): T['Picks'] => ({ keys })
  return {
    start: () => NOTHING,
    keep: ({ keys }, _, { prompt }) => picksOf(stillLegal(choicesOf(prompt), keys)),
    answered: () => NOTHING,
    options: (prompt, { keys }) => nextKeys(choicesOf(prompt), keys),
    pick: ({ prompt }, { keys }, key) => {
      if (key === null) return NOTHING
      const picked = press(choicesOf(prompt), keys, key)
      return picked && picksOf(picked)
    },
    actions: ({ prompt, picks: { keys } }) => {
      const choices = choicesOf(prompt)
      const next = nextKeys(choices, keys)
      const staged = choiceAt(choices, keys)
      const reset: Action<T>[] = keys.length > 0 ? [{ key: 'reset', picks: NOTHING, cancels: true }] : []
      const pressed = buttons
        .filter(key => next.has(key))
        .map(key => ({ key, picks: picksOf([...keys, key]) }))
      const confirm = staged ? [{ key: 'confirm', intent: staged.intent, primary: true }] : []
      return [...reset, ...pressed, ...confirm]
    },
    sendsAtOnce: () => true,
  }
}
