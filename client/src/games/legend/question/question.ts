import { cardOf, type LegendPrompt } from '@heorot/shared/games/legend'
import type { Question } from '../../../kit/GameTable'
import { cardIn } from '../keys'
import type { LegendFrame, LegendTable } from '../types'
import { actionsFor } from './actions'
import { keepPicks, type LegendPicks, pickable, startPicks, toggle } from './picks'

/** Whether the newer frame puts the very question of the older one. */
function sameQuestion(before: LegendFrame, after: LegendFrame): boolean {
  if (before.view.step !== after.view.step || before.prompt?.kind !== after.prompt?.kind) return false
  return JSON.stringify(before.secret?.bid ?? null) === JSON.stringify(after.secret?.bid ?? null)
}

/** Pressing The Warrior's Rest is the way to use it when it is not your turn. */
function pickRest(prompt: LegendPrompt | null, picks: LegendPicks, key: string): LegendPicks | null {
  const card = cardIn(key)
  const rest = card !== null && cardOf(card).special === 'rest'
  const asked = { prompt, secret: null, picks, careful: true }
  return (rest && actionsFor(asked).find(action => action.key === 'rest')?.picks) || null
}

/** How picks become intents in The Legend: any number of things, then a button. */
export const question: Question<LegendTable> = {
  start: startPicks,
  keep: (picks, before, frame) =>
    sameQuestion(before, frame) ? keepPicks(frame.prompt, picks) : startPicks(frame),
  answered: (picks, frame, intent, accepted) => {
    const disarmed = { ...picks, armed: null }
    if (!accepted) return disarmed
    return intent.kind === 'rest' && frame.prompt ? keepPicks(frame.prompt, disarmed) : startPicks(frame)
  },
  options: pickable,
  pick: ({ prompt }, picks, key) =>
    key === null ? null : (toggle(prompt, picks, key) ?? pickRest(prompt, picks, key)),
  actions: actionsFor,
  sendsAtOnce: ({ kind }) => kind === 'prize' || kind === 'selection' || kind === 'recovery',
}
