import { type Seat, TAKE_BACK } from '@heorot/shared'
import { words } from '../app/language'
import { listed } from '../app/language/grammar'
import { settings } from '../app/settings/settings'
import type { TableFrame } from '../session/frame'
import type { Action, FrameOf, GameTable, Situation, TableState, TableTypes, TableWords } from './GameTable'
import type { Selection } from './Selection'

/** Where a question can be answered again, taking back would be a second way to do the same. */
function takingBack<T extends TableTypes>({ takeBack, prompt, viewer, waitingFor }: FrameOf<T>): Action<T>[] {
  const canAnswerAgain = prompt !== null && !waitingFor.includes(viewer as Seat)
  return takeBack && !canAnswerAgain
    ? [{ key: TAKE_BACK.kind, intent: TAKE_BACK as T['Game']['Intent'] }]
    : []
}

/** What an action's button says; `spoken` for those who cannot see what it is about. */
export const labelOf = <T extends TableTypes>(
  table: GameTable<T>,
  action: Action<T>,
  situation: Situation<T>,
  spoken: boolean,
): string =>
  action.key === TAKE_BACK.kind ? words().table.takeBack : table.actionLabel(action, situation, spoken)

/** The question of a frame with what is picked for it. `held`: a story plays, and nothing can be picked. */
export function situationOf<T extends TableTypes>(
  { question }: GameTable<T>,
  frame: FrameOf<T>,
  words: T['Words'],
  selection: Selection<T>,
  held: boolean,
): Situation<T> {
  const prompt = held ? null : frame.prompt
  const picks = selection.picks(frame)
  const asked = { prompt, secret: frame.secret, picks, careful: settings.value.confirm }
  return {
    frame,
    view: frame.view,
    secret: frame.secret,
    held,
    prompt,
    words,
    picks,
    options: question.options(prompt, picks),
    actions: [...(prompt ? question.actions(asked) : []), ...(held ? [] : takingBack(frame))],
    sending: selection.sending,
  }
}

/** The status of a player on their plate; may be empty. */
export function statusOf(frame: TableFrame, { plate }: TableWords, seat: number): string {
  const { bot, online = true } = frame.people[seat] ?? {}
  const isAsked = frame.waitingFor.includes(seat)
  if (isAsked && frame.viewer === seat) return words().table.yourTurn
  if (!bot && !online) return words().waiting.away
  return [bot && plate.bot, isAsked && plate.decides].filter(Boolean).join(' · ')
}

/** What the action bar says and a screen reader reads out. */
export function sentenceFor<T extends TableTypes>(
  table: GameTable<T>,
  situation: Situation<T> & Partial<TableState<T>>,
): string {
  const { frame, words: own, sending } = situation
  if (sending) return words().table.sending
  const sentence = table.sentence(situation)
  if (sentence !== null) return sentence
  if (frame.outcome) return own.reasons['match-over']
  const awaited = listed(own, frame.waitingFor, seat => frame.people[seat]?.name ?? '')
  return frame.viewer === 'spectator' ? own.bar.watching(awaited) : own.bar.waiting(awaited)
}
