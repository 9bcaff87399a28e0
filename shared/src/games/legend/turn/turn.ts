/** The course of the game: who is asked what, and what follows from an answer. */
import { isSorted, type Seat, sorted } from '../../../kernel'
import { episodeAt, TRACK } from '../edition/catalog'
import { openEpisode, stageOf } from '../episodes'
import { type Interrupt, interruptOf } from './interrupts'
import { emitPublic, holds, type RuleContext, useSpecial } from './play'
import type { LegendReason } from '../reasons'
import { isPlayed } from '../edition/rows'
import { scoreSheets } from '../scoring'
import type { LegendIntent, LegendIntentOf, LegendPrompt, LegendQuestion, LegendState } from '../types'
import { healScratches, restable } from '../pieces/wounds'

/** The interrupt that waits for an answer, if any. Nothing else stays on the stack between intents. */
function waitingInterrupt({ pending }: LegendState): Interrupt | null {
  const top = pending.at(-1)
  return top && top.kind !== 'goOn' ? top : null
}

export function asked(state: LegendState): readonly Seat[] {
  const interrupt = waitingInterrupt(state)
  return interrupt ? [interrupt.seat] : stageOf(state.stage).asked(state, state.stage)
}

function questionFor(state: LegendState, seat: Seat): LegendQuestion | null {
  const interrupt = waitingInterrupt(state)
  if (!interrupt) return stageOf(state.stage).question(state, state.stage, seat)
  return interrupt.seat === seat ? interruptOf(interrupt).question(state, interrupt) : null
}

export function prompt(state: LegendState, seat: Seat): LegendPrompt | null {
  if (state.stage.kind === 'over') return null
  const question = questionFor(state, seat)
  const rest = restable(state, seat)
  if (question) return withRest(question, rest)
  return rest > 0 ? { kind: 'rest', rest } : null
}

/** Questions are built afresh each time, so one may write on them: copying costs a tenth of a playout. */
function withRest(
  question: LegendQuestion & { rest?: LegendPrompt['rest'] },
  rest: LegendPrompt['rest'],
): LegendPrompt {
  question.rest = rest
  return question as LegendPrompt
}

export function refuseLegend(state: LegendState, seat: Seat, intent: LegendIntent): LegendReason | null {
  if (intent.kind === 'rest') return refuseRest(state, seat, intent)
  const interrupt = waitingInterrupt(state)
  if (interrupt)
    return interrupt.seat === seat ? interruptOf(interrupt).refuse(interrupt, intent) : 'not-your-turn'
  const { stage } = state
  if (stage.kind !== 'majorAtOnce' && !asked(state).includes(seat)) return 'not-your-turn'
  return stageOf(stage).refuse(state, stage, seat, intent)
}

/** The Warrior's Rest may be used at any moment, asked or not. */
function refuseRest(
  state: LegendState,
  seat: Seat,
  { scratches }: LegendIntentOf<'rest'>,
): LegendReason | null {
  if (state.stage.kind === 'over') return 'not-your-turn'
  if (!holds(state, seat, 'rest')) return 'no-rest'
  return scratches > state.scratches[seat]! ? 'too-few-scratches' : null
}

/** In which order somebody picks up cards or tokens could tell how they lie in hand. */
function inOrder(intent: LegendIntent): LegendIntent {
  if ('cards' in intent) return isSorted(intent.cards) ? intent : { ...intent, cards: sorted(intent.cards) }
  if ('tokens' in intent)
    return isSorted(intent.tokens) ? intent : { ...intent, tokens: sorted(intent.tokens) }
  return intent
}

export function accept(play: RuleContext, seat: Seat, given: LegendIntent): void {
  const { state } = play
  const intent = inOrder(given)
  const interrupt = waitingInterrupt(state)
  if (intent.kind === 'rest') {
    useSpecial(play, seat, 'rest')
    healScratches(play, seat, intent.scratches)
  } else if (interrupt) {
    state.pending.pop()
    interruptOf(interrupt).accept(play, interrupt, intent)
  } else stageOf(state.stage).accept(play, state.stage, seat, intent)
  proceed(play)
}

/** Does what was put off until somebody has to be asked. */
function proceed(play: RuleContext): void {
  const { state } = play
  for (let top = state.pending.at(-1); top; top = state.pending.at(-1)) {
    if (top.kind === 'goOn') {
      state.pending.pop()
      if (stageOf(state.stage).goOn(play, state.stage)) moveBeowulf(play)
    } else {
      const interrupt = interruptOf(top)
      if (interrupt.question(state, top)) return
      state.pending.pop()
      interrupt.perform(play, top)
    }
  }
}

/** Moves Beowulf to the next episode that is played, or ends the game. */
function moveBeowulf(play: RuleContext): void {
  const { state } = play
  const next = nextStep(state)
  for (let step = state.step + 1; step < (next ?? TRACK.length + 1); step++)
    emitPublic(play, { kind: 'passedOver', step })
  if (next === null) end(play)
  else {
    state.step = next
    emitPublic(play, { kind: 'episodeBegan', step: next, start: state.start })
    openEpisode(play, episodeAt(next))
  }
}

function nextStep({ step, options }: LegendState): number | null {
  const ahead = TRACK.findIndex((row, i) => i >= step && isPlayed(row, options.advanced))
  return ahead < 0 ? null : ahead + 1
}

function end(play: RuleContext): void {
  const sheets = scoreSheets(play.state)
  play.state.stage = { kind: 'over', sheets }
  emitPublic(play, { kind: 'ended', sheets })
}

/** The start player moves Beowulf onto the first episode. */
export function beginSaga(play: RuleContext): void {
  moveBeowulf(play)
  proceed(play)
}
