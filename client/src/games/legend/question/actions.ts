/** The buttons of the action bar and of the mirror: one list, made from the question and the picks. */
import type { LegendIntent, LegendPrompt } from '@heorot/shared/games/legend'
import { byKind } from '../../../kit/helpers/byKind'
import type { Action, Asked } from '../../../kit/GameTable'
import type { LegendTable } from '../types'
import { pickedIntent } from './intents'
import { type Arm, type LegendPicks, type LegendPromptOf, type RaisePrompt, startPicks } from './picks'

type LegendAction = Action<LegendTable>
type LegendAsked = Asked<LegendTable>

const DECLINE: LegendAction = { key: 'decline', intent: { kind: 'decline' } }
const riskWith = (daring: boolean): LegendIntent => ({ kind: 'risk', daring })

/** What pressing the picks through is called. */
const pickAction = {
  opportunity: 'pay',
  breakRanks: 'pay',
  selection: 'take',
  recovery: 'take',
  bid: 'lock',
  contest: 'play',
  auction: 'reveal',
  prize: 'take',
  blessing: 'save',
} as const

function picked(prompt: LegendPrompt, picks: LegendPicks): LegendAction[] {
  const outcome = pickedIntent(prompt, picks)
  const key = pickAction[prompt.kind as keyof typeof pickAction]
  return outcome ? [{ key, ...outcome, primary: true }] : []
}

/** What costs much is asked twice, unless the person wants it at once. */
const twice = (key: Arm, intent: LegendIntent, picks: LegendPicks, careful: boolean): LegendAction =>
  careful ? { key, picks: { ...picks, armed: key } } : { key, intent }

function armedActions(arm: Arm, prompt: LegendPrompt, picks: LegendPicks): LegendAction[] {
  const back = { key: 'back', picks: { ...picks, armed: null }, cancels: true }
  if (arm === 'rest') return [...restCounts(prompt), back]
  if (arm === 'lock') return [...picked(prompt, { ...picks, armed: null }), back]
  const intent: LegendIntent = arm === 'withdraw' ? { kind: 'withdraw' } : riskWith(arm === 'daring')
  return [{ key: arm, intent, primary: true }, back]
}

function restCounts({ rest }: LegendPrompt): LegendAction[] {
  const both: LegendAction = { key: 'rest2', intent: { kind: 'rest', scratches: 2 }, primary: true }
  const one: LegendAction = { key: 'rest1', intent: { kind: 'rest', scratches: 1 }, primary: rest === 1 }
  return rest === 2 ? [both, one] : [one]
}

/** Back to what was proposed; null while nothing else is picked. */
function resetAction(asked: LegendAsked): LegendAction[] {
  const { picks } = asked
  const start = startPicks(asked)
  const same = start.keys.length === picks.keys.length && start.keys.every(key => picks.keys.includes(key))
  return same
    ? []
    : [{ key: 'reset', picks: { ...start, show: picks.show, editing: picks.editing }, cancels: true }]
}

const daringAction = (daring: boolean, picks: LegendPicks): LegendAction[] =>
  daring ? [twice('daring', riskWith(true), picks, true)] : []

/** Once something is picked, no risk is offered: it would have to come first. */
function raiseActions(prompt: RaisePrompt, asked: LegendAsked): LegendAction[] {
  const { picks, careful } = asked
  const raise = picked(prompt, picks)
  if (picks.keys.length > 0) return [...raise, ...resetAction(asked)]
  const withdraw = twice('withdraw', { kind: 'withdraw' }, picks, careful)
  if (prompt.kind === 'auction' || !prompt.mayRisk) return [...raise, withdraw]
  const risk = twice('risk', riskWith(false), picks, careful)
  return [...raise, risk, ...daringAction(prompt.daring, picks), withdraw]
}

/** A bid without cards is rarely intended: it is always confirmed. */
const lockAction = (prompt: LegendPrompt, picks: LegendPicks): LegendAction[] =>
  picks.keys.length > 0
    ? picked(prompt, picks)
    : [{ key: 'lock', picks: { ...picks, armed: 'lock' }, primary: true }]

function bidActions(prompt: LegendPromptOf<'bid'>, asked: LegendAsked): LegendAction[] {
  const { picks } = asked
  if (!prompt.locked) return [...lockAction(prompt, picks), ...resetAction(asked)]
  if (!picks.editing) return [{ key: 'change', picks: { ...picks, editing: true } }]
  return [...lockAction(prompt, picks), { key: 'keep', picks: startPicks(asked), cancels: true }]
}

/** What is picked, and the way to leave it. */
const takeOrDecline = (prompt: LegendPrompt, { picks }: LegendAsked) => [...picked(prompt, picks), DECLINE]
const payOrDecline = (prompt: LegendPrompt, asked: LegendAsked) => [
  ...takeOrDecline(prompt, asked),
  ...resetAction(asked),
]
const take = (prompt: LegendPrompt, { picks }: LegendAsked) => picked(prompt, picks)
const useOrDecline = (): LegendAction[] => [{ key: 'use', intent: { kind: 'use' }, primary: true }, DECLINE]

const questionActions = byKind<LegendPrompt, [LegendAsked], LegendAction[]>({
  risk: ({ daring }, { picks }) => [
    { key: 'risk', intent: riskWith(false), primary: true },
    ...daringAction(daring, picks),
    DECLINE,
  ],
  contest: raiseActions,
  auction: raiseActions,
  bid: bidActions,
  opportunity: payOrDecline,
  breakRanks: payOrDecline,
  selection: takeOrDecline,
  blessing: takeOrDecline,
  recovery: take,
  prize: take,
  inspiration: useOrDecline,
  resolve: useOrDecline,
  thirdScratch: prompt => [...restCounts(prompt), DECLINE],
  rest: () => [],
})

/** Whether the others may see how many cards are committed: the rulebook's bluff. */
const showToggle = (prompt: LegendPrompt, { picks }: LegendAsked): LegendAction[] =>
  prompt.kind === 'bid' && (!prompt.locked || picks.editing)
    ? [{ key: 'show', checked: picks.show, picks: { ...picks, show: !picks.show } }]
    : []

/** The Warrior's Rest, at any moment, even when it is not your turn. */
const restAction = ({ kind, rest }: LegendPrompt, { picks }: LegendAsked): LegendAction[] =>
  rest === 0 || kind === 'thirdScratch' || picks.armed
    ? []
    : [{ key: 'rest', picks: { ...picks, armed: 'rest' } }]

/** Everything that can be pressed, most wanted first. */
export function actionsFor(asked: LegendAsked): readonly LegendAction[] {
  const { prompt, picks } = asked
  if (!prompt) return []
  const first = picks.armed ? armedActions(picks.armed, prompt, picks) : questionActions(prompt, asked)
  return [...first, ...showToggle(prompt, asked), ...restAction(prompt, asked)]
}
