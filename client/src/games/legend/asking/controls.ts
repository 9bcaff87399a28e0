/** The buttons of the action bar and of the mirror: one list, made from the question and the picks. */
import type { Intent, Prompt, Reason, Secret } from '@heorot/shared/games/legend'
import { pickedIntent } from './intents'
import { type Arm, type Picks, startPicks } from './picks'

export const CONTROLS = [
  'risk',
  'daring',
  'pay',
  'take',
  'lock',
  'play',
  'reveal',
  'save',
  'use',
  'rest1',
  'rest2',
  'withdraw',
  'decline',
  'change',
  'keep',
  'back',
  'reset',
  'rest',
] as const
export type ControlKey = (typeof CONTROLS)[number]

export interface Control {
  readonly key: ControlKey
  /** What pressing it sends; null when it only changes what is picked, or cannot be done. */
  readonly intent: Intent | null
  /** What the picks become when nothing is sent. */
  readonly picks: Picks | null
  /** Why it cannot be pressed now. */
  readonly reason: Reason | null
  readonly primary: boolean
}

export interface Asked {
  readonly prompt: Prompt | null
  readonly secret: Secret | null
  readonly picks: Picks
  /** Whether what costs much is asked twice. */
  readonly careful: boolean
}

const sends = (key: ControlKey, intent: Intent, primary = false): Control => ({
  key,
  intent,
  picks: null,
  reason: null,
  primary,
})
const alters = (key: ControlKey, picks: Picks, primary = false): Control => ({
  key,
  intent: null,
  picks,
  reason: null,
  primary,
})

const DECLINE = sends('decline', { kind: 'decline' })
const riskWith = (daring: boolean): Intent => ({ kind: 'risk', daring })

/** What pressing the picks through is called. */
const pickControl = {
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

function picked(prompt: Prompt, picks: Picks): Control[] {
  const outcome = pickedIntent(prompt, picks)
  if (!outcome) return []
  const key = pickControl[prompt.kind as keyof typeof pickControl]
  if ('intent' in outcome) return [sends(key, outcome.intent, true)]
  return [{ key, intent: null, picks: null, reason: outcome.reason, primary: true }]
}

/** What costs much is asked twice, unless the person wants it at once. */
const twice = (key: Arm & ControlKey, intent: Intent, picks: Picks, careful: boolean): Control =>
  careful ? alters(key, { ...picks, armed: key }) : sends(key, intent)

function armedControls(arm: Arm, prompt: Prompt, picks: Picks): Control[] {
  const back = alters('back', { ...picks, armed: null })
  if (arm === 'rest') return [...restControls(prompt), back]
  const intent: Intent = arm === 'withdraw' ? { kind: 'withdraw' } : riskWith(arm === 'daring')
  return [sends(arm, intent, true), back]
}

function restControls({ rest }: Prompt): Control[] {
  const both = sends('rest2', { kind: 'rest', scratches: 2 }, true)
  const one = sends('rest1', { kind: 'rest', scratches: 1 }, rest === 1)
  return rest === 2 ? [both, one] : [one]
}

/** Back to what was proposed; null while nothing else is picked. */
function resetControl(prompt: Prompt, { picks, secret }: Asked): Control[] {
  const start = startPicks(prompt, secret)
  const same = start.keys.length === picks.keys.length && start.keys.every(key => picks.keys.includes(key))
  return same ? [] : [alters('reset', { ...start, show: picks.show, editing: picks.editing })]
}

/** Once a card is picked, laying it is what it is about: a risk would have to come before. */
function contestControls(prompt: Extract<Prompt, { kind: 'contest' }>, asked: Asked): Control[] {
  const { picks, careful } = asked
  const lay = picked(prompt, picks)
  if (picks.keys.length > 0) return [...lay, ...resetControl(prompt, asked)]
  const risks = prompt.mayRisk
    ? [
        twice('risk', riskWith(false), picks, careful),
        ...(prompt.daring ? [twice('daring', riskWith(true), picks, careful)] : []),
      ]
    : []
  return [...lay, ...risks, twice('withdraw', { kind: 'withdraw' }, picks, careful)]
}

function auctionControls(prompt: Extract<Prompt, { kind: 'auction' }>, asked: Asked): Control[] {
  const { picks, careful } = asked
  const out = twice('withdraw', { kind: 'withdraw' }, picks, careful)
  return [...picked(prompt, picks), ...(picks.keys.length > 0 ? resetControl(prompt, asked) : [out])]
}

function bidControls(prompt: Extract<Prompt, { kind: 'bid' }>, asked: Asked): Control[] {
  const { picks, secret } = asked
  const reset = resetControl(prompt, asked)
  if (!prompt.locked) return [...picked(prompt, picks), ...reset]
  if (!picks.editing) return [alters('change', { ...picks, editing: true })]
  return [...picked(prompt, picks), alters('keep', startPicks(prompt, secret))]
}

function questionControls(prompt: Prompt, asked: Asked): Control[] {
  const { picks } = asked
  switch (prompt.kind) {
    case 'risk':
      return [
        sends('risk', riskWith(false), true),
        ...(prompt.daring ? [sends('daring', riskWith(true))] : []),
        DECLINE,
      ]
    case 'contest':
      return contestControls(prompt, asked)
    case 'auction':
      return auctionControls(prompt, asked)
    case 'bid':
      return bidControls(prompt, asked)
    case 'opportunity':
    case 'breakRanks':
      return [...picked(prompt, picks), DECLINE, ...resetControl(prompt, asked)]
    case 'selection':
    case 'blessing':
      return [...picked(prompt, picks), DECLINE]
    case 'recovery':
    case 'prize':
      return picked(prompt, picks)
    case 'inspiration':
    case 'resolve':
      return [sends('use', { kind: 'use' }, true), DECLINE]
    case 'thirdScratch':
      return [...restControls(prompt), DECLINE]
    case 'rest':
      return []
  }
}

/** Everything that can be pressed, most wanted first. The Warrior's Rest stands apart: see `restAtHand`. */
export function controlsOf(asked: Asked): readonly Control[] {
  const { prompt, picks } = asked
  if (!prompt) return []
  return picks.armed ? armedControls(picks.armed, prompt, picks) : questionControls(prompt, asked)
}

/** The Warrior's Rest, at any moment, also outside one's turn; null where it cannot be used or is asked anyway. */
export function restAtHand({ prompt, picks }: Asked): Control | null {
  if (!prompt || prompt.rest === 0 || prompt.kind === 'thirdScratch' || picks.armed) return null
  return alters('rest', { ...picks, armed: 'rest' })
}
