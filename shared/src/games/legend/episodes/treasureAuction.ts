/** Treasure auction: like a contest in turn, with treasure; only the last player in pays and wins. */
import { areAmong, without } from '../../../kernel'
import { episodeOf, tokenOf } from '../edition/catalog'
import type { Opening, StageHandler } from '../turn/handler'
import { emitPublic, type RuleContext, putOff } from '../turn/play'
import { refuseRaise } from '../turn/raiseBid'
import { returnTokens, tokensOf, totalValue } from '../pieces/tokens'
import type { AuctionStage, LegendState } from '../types'

const prizeHere = (state: LegendState) => episodeOf(state.step, 'treasureAuction').prize

export const openTreasureAuction: Opening<'treasureAuction'> = play => {
  const { seats, start } = play.state
  play.state.stage = {
    kind: 'treasureAuction',
    turn: (start + seats - 1) % seats,
    shown: Array.from({ length: seats }, () => []),
    in: new Array(seats).fill(true),
  }
  putOff(play, { kind: 'goOn' })
}

/** The highest total shown by anyone still in. Who drops out shows nothing any more. */
export const neededInAuction = ({ shown }: { readonly shown: readonly (readonly number[])[] }): number =>
  Math.max(...shown.map(totalValue))

/** Pays what was shown, even nothing, and takes the prize. */
function win(play: RuleContext, stage: AuctionStage, seat: number): void {
  const tokens = stage.shown[seat]!.splice(0)
  stage.in[seat] = false
  emitPublic(play, { kind: 'wonAuction', seat, tokens })
  returnTokens(play, seat, tokens)
  putOff(play, { kind: 'goOn' }, { kind: 'gain', seat, prize: prizeHere(play.state), refusable: false })
}

/** Treasure still face down. */
const bidable = (state: LegendState, stage: AuctionStage, seat: number) =>
  without(tokensOf(state, seat, 'treasure'), stage.shown[seat]!)

export const treasureAuction: StageHandler<'treasureAuction'> = {
  goOn(play, stage) {
    const left = stage.in.filter(Boolean).length
    if (left === 0) return true
    if (left === 1) {
      win(play, stage, stage.in.indexOf(true))
      return false
    }
    do stage.turn = (stage.turn + 1) % play.state.seats
    while (!stage.in[stage.turn])
    return false
  },
  asked: (_, { turn }) => [turn],
  question(state, stage, seat) {
    if (seat !== stage.turn) return null
    return {
      kind: 'auction',
      prize: prizeHere(state),
      total: totalValue(stage.shown[seat]!),
      needed: neededInAuction(stage),
      tokens: bidable(state, stage, seat),
    }
  },
  refuse(state, stage, seat, intent) {
    if (intent.kind === 'withdraw') return null
    if (intent.kind !== 'show') return 'not-offered'
    const { tokens } = intent
    if (!areAmong(tokens, state.tokens[seat]!)) return 'not-your-token'
    if (!areAmong(tokens, bidable(state, stage, seat))) return 'does-not-fit'
    const values = tokens.map(id => tokenOf(id).value)
    return refuseRaise(values, totalValue(stage.shown[seat]!), neededInAuction(stage))
  },
  accept(play, stage, seat, intent) {
    putOff(play, { kind: 'goOn' })
    const shown = stage.shown[seat]!
    if (intent.kind === 'show') {
      for (const token of intent.tokens) shown.push(token)
      return emitPublic(play, { kind: 'showed', seat, tokens: intent.tokens, total: totalValue(shown) })
    }
    shown.length = 0
    stage.in[seat] = false
    emitPublic(play, { kind: 'droppedOut', seat })
  },
}
