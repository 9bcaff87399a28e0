import type { Action, Question, TableTypes } from '../GameTable'

/**
 * Legal moves as data: a choice is the path of things one presses, and the intent it leads to. Canvas
 * and mirror are both fed by the same list, so neither can offer what the prompt does not.
 */

export interface PathChoice<Intent> {
  readonly path: readonly string[]
  readonly intent: Intent
}

const startsWith = (path: readonly string[], start: readonly string[]): boolean =>
  start.length <= path.length && start.every((key, i) => path[i] === key)

/** What may be pressed next. */
export function nextKeys<I>(
  choices: readonly PathChoice<I>[],
  picked: readonly string[],
): ReadonlySet<string> {
  const next = new Set<string>()
  for (const { path } of choices) {
    const key = path[picked.length]
    if (key !== undefined && startsWith(path, picked)) next.add(key)
  }
  return next
}

export const choiceAt = <I>(
  choices: readonly PathChoice<I>[],
  picked: readonly string[],
): PathChoice<I> | null =>
  choices.find(c => c.path.length === picked.length && startsWith(c.path, picked)) ?? null

/**
 * Presses a thing. The longest part of what is picked already that the key can follow is kept, so a
 * second target replaces the first and another piece of the hand replaces the held one. Pressing the
 * first thing again puts it down. Null: nothing legal begins or goes on with this key.
 */
export function press<I>(
  choices: readonly PathChoice<I>[],
  picked: readonly string[],
  key: string,
): readonly string[] | null {
  if (picked[0] === key && !nextKeys(choices, picked).has(key)) return []
  for (let kept = picked.length; kept >= 0; kept--) {
    const start = picked.slice(0, kept)
    if (nextKeys(choices, start).has(key)) return [...start, key]
  }
  return null
}

/** The part of a pick that is still legal after the choices changed. */
export function stillLegal<I>(
  choices: readonly PathChoice<I>[],
  picked: readonly string[],
): readonly string[] {
  return choices.some(c => startsWith(c.path, picked)) ? picked : []
}

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
