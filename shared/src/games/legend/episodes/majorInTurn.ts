/** Major episode, played in turn: stay level with the highest, or leave. */
import { areAmong } from '../../../kernel'
import { countFitting, episodeOf, fittingCards, fittingSymbols } from '../edition/catalog'
import type { Opening, StageHandler } from '../turn/handler'
import { giveOpenly } from '../pieces/hands'
import { drawable } from '../pieces/piles'
import { emitPublic, holds, type RuleContext, putOff } from '../turn/play'
import { refuseRaise } from '../turn/raiseBid'
import type { LegendReason } from '../reasons'
import type { CardId, InTurnStage, LegendIntentOf, LegendState } from '../types'
import { openPrizes } from './prizes'
import { failRisk, refuseReveal, reveal } from './risk'

const symbolsHere = (state: LegendState) => episodeOf(state.step, 'majorInTurn').symbols

export const openMajorInTurn: Opening<'majorInTurn'> = play => {
  const { seats, start } = play.state
  play.state.stage = {
    kind: 'majorInTurn',
    // Going on moves the turn to the start player.
    turn: (start + seats - 1) % seats,
    risked: false,
    laid: Array.from({ length: seats }, () => []),
    totals: new Array(seats).fill(0),
    markers: new Array(seats).fill(null),
  }
  putOff(play, { kind: 'goOn' })
}

interface InTurnTotals {
  readonly totals: readonly number[]
  readonly markers: readonly (number | null)[]
}

/** The highest total before any player still in. */
export function neededIn({ totals, markers }: InTurnTotals): number {
  let highest = 0
  markers.forEach((marker, seat) => {
    if (marker === null && totals[seat]! > highest) highest = totals[seat]!
  })
  return highest
}

const countIn = ({ markers }: InTurnStage): number => markers.filter(marker => marker === null).length

/** Takes the highest marker left; the last player in gets marker 1. */
export function takeMarker(play: RuleContext, stage: InTurnStage, seat: number): void {
  const marker = countIn(stage)
  stage.markers[seat] = marker
  emitPublic(play, { kind: 'tookMarker', seat, marker })
}

/** The laid cards are about to be discarded. */
export function putOffDiscard(play: RuleContext, { laid }: InTurnStage, seat: number): void {
  const cards = laid[seat]!.splice(0)
  if (cards.length > 0) putOff(play, { kind: 'discard', seat, cards })
}

function finish(play: RuleContext, stage: InTurnStage): void {
  const winner = stage.markers.indexOf(null)
  takeMarker(play, stage, winner)
  const ranking = stage.markers.map((_, rank) => stage.markers.indexOf(rank + 1))
  openPrizes(play, { ranking, totals: [...stage.totals], cards: [], tokens: [] })
  putOffDiscard(play, stage, winner)
}

function lay(play: RuleContext, stage: InTurnStage, seat: number, cards: readonly CardId[]): void {
  for (const card of cards) stage.laid[seat]!.push(card)
  stage.totals[seat]! += countFitting(cards, symbolsHere(play.state))
}

/** Fitting cards are all laid, even past what is needed. */
function risk(play: RuleContext, stage: InTurnStage, seat: number, intent: LegendIntentOf<'risk'>): void {
  const needed = neededIn(stage)
  const fitting = reveal(play, seat, intent, symbolsHere(play.state))
  if (fitting.length === 0) failRisk(play, seat, { kind: 'goOn' }, { kind: 'leave', seat })
  else {
    lay(play, stage, seat, fitting)
    stage.risked = true
    if (stage.totals[seat]! >= needed) putOff(play, { kind: 'goOn' })
  }
}

function playCards(
  play: RuleContext,
  stage: InTurnStage,
  seat: number,
  { cards }: LegendIntentOf<'play'>,
): void {
  giveOpenly(play.state, seat, cards)
  lay(play, stage, seat, cards)
  emitPublic(play, { kind: 'laid', seat, cards, total: stage.totals[seat]! })
  putOff(play, { kind: 'goOn' })
}

function refusePlay(
  state: LegendState,
  stage: InTurnStage,
  seat: number,
  { cards }: LegendIntentOf<'play'>,
): LegendReason | null {
  if (!areAmong(cards, state.hands[seat]!)) return 'not-in-hand'
  const symbols = cards.map(card => fittingSymbols(card, symbolsHere(state)))
  if (symbols.includes(0)) return 'does-not-fit'
  return refuseRaise(symbols, stage.totals[seat]!, neededIn(stage))
}

export const majorInTurn: StageHandler<'majorInTurn'> = {
  goOn(play, stage) {
    if (countIn(stage) === 1) {
      finish(play, stage)
      return false
    }
    do stage.turn = (stage.turn + 1) % play.state.seats
    while (stage.markers[stage.turn] !== null)
    stage.risked = false
    return false
  },
  asked: (_, { turn }) => [turn],
  question(state, stage, seat) {
    if (seat !== stage.turn) return null
    const symbols = symbolsHere(state)
    return {
      kind: 'contest',
      symbols,
      total: stage.totals[seat]!,
      needed: neededIn(stage),
      cards: fittingCards(state.hands[seat]!, symbols),
      mayRisk: !stage.risked && drawable(state) > 0,
      daring: holds(state, seat, 'daring'),
    }
  },
  refuse(state, stage, seat, intent) {
    if (intent.kind === 'withdraw') return null
    if (intent.kind === 'play') return refusePlay(state, stage, seat, intent)
    if (intent.kind !== 'risk') return 'not-offered'
    return stage.risked ? 'already-risked' : refuseReveal(state, seat, intent)
  },
  accept(play, stage, seat, intent) {
    if (intent.kind === 'play') return playCards(play, stage, seat, intent)
    if (intent.kind === 'risk') return risk(play, stage, seat, intent)
    emitPublic(play, { kind: 'withdrew', seat })
    putOff(play, { kind: 'goOn' }, { kind: 'leave', seat })
  },
}
