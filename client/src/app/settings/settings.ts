/** What a person chose once and for all on this device. */
import { effect, signal } from '@preact/signals'
import { objectIn, storage } from '../storage'
import { type Language, languages } from './languages'

export const speeds = ['slow', 'normal', 'fast', 'off'] as const
export type Speed = (typeof speeds)[number]

export const motions = ['system', 'reduced', 'full'] as const
export type MotionSetting = (typeof motions)[number]

export const coachSettings = ['newcomer', 'always', 'off'] as const
export type CoachSetting = (typeof coachSettings)[number]

export interface Settings {
  readonly name: string
  readonly language: Language
  readonly speed: Speed
  readonly sound: boolean
  readonly motion: MotionSetting
  /** Ask before sending a move. */
  readonly confirm: boolean
  /** The table as text, shown beside the drawn one. */
  readonly showMirror: boolean
  readonly hideSpectatorChat: boolean
  /** Explanations of new things: while they are new, always, or never. */
  readonly coach: CoachSetting
}

const KEY = 'heorot.settings'

const oneOf = <T extends string>(all: readonly T[], value: unknown, otherwise: T): T =>
  all.find(one => one === value) ?? otherwise

/** The first language of the browser that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = languages.find(language => tag.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return 'en'
}

/** Settings from whatever was stored; anything unknown falls back to its default. */
export function readSettings(stored: string | null, browserLanguages: readonly string[]): Settings {
  const raw = objectIn(stored)
  return {
    name: typeof raw.name === 'string' ? raw.name : '',
    language: oneOf(languages, raw.language, preferredLanguage(browserLanguages)),
    speed: oneOf(speeds, raw.speed, 'normal'),
    sound: raw.sound !== false,
    motion: oneOf(motions, raw.motion, 'system'),
    confirm: raw.confirm !== false,
    showMirror: raw.showMirror === true,
    hideSpectatorChat: raw.hideSpectatorChat === true,
    coach: oneOf(coachSettings, raw.coach, 'newcomer'),
  }
}

export const settings = signal<Settings>(
  readSettings(storage.get(KEY), globalThis.navigator?.languages ?? []),
)

export const change = (part: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...part }
}

effect(() => storage.set(KEY, JSON.stringify(settings.value)))

const systemReduces = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

/** Whether movement is to be avoided now. */
export const motionReduced = (): boolean =>
  settings.value.motion === 'reduced' || (settings.value.motion === 'system' && systemReduces())

/** The share of its usual time that a story takes: 0 shows the result at once. */
export const pace = (): number => ({ slow: 1.6, normal: 1, fast: 0.45, off: 0 })[settings.value.speed]

/** The same for things that slide and turn. Without movement, stories keep their order and their rests. */
export const motionPace = (): number => (motionReduced() ? 0 : pace())
