/** The draw pile and the discards. */
import { addSorted, type Seat, sorted } from '../../../kernel'
import { ACTIVITY_FACES, isSpecial } from '../edition/catalog'
import { emitPublic, type RuleContext } from '../turn/play'
import type { CardId, Pending, PublicStage, LegendStage, LegendState } from '../types'

/** How many cards could be drawn now, reshuffling included. */
export const drawable = (state: LegendState): number => state.drawPile.length + state.discards.length

/** How many of these cards show each face. */
export function countFaces(cards: readonly CardId[]): number[] {
  const counts = new Array<number>(ACTIVITY_FACES).fill(0)
  for (const card of cards) counts[card]!++
  return counts
}

/**
 * Takes up to `count` cards off the draw pile. It is replaced the moment its last card goes; each card is
 * noted before that, because a new pile makes what was noted out of date.
 */
function takeFromPile(play: RuleContext, count: number, note: (card: CardId) => void): CardId[] {
  const { drawPile } = play.state
  const taken: CardId[] = []
  while (taken.length < count) {
    if (drawPile.length === 0 && !reshuffle(play)) break
    const card = drawPile.pop()!
    taken.push(card)
    note(card)
    if (drawPile.length === 0) reshuffle(play)
  }
  return taken
}

function reshuffle(play: RuleContext): boolean {
  const { drawPile, discards, pool, drawn } = play.state
  if (discards.length === 0) return false
  for (const card of discards) drawPile.push(card)
  discards.length = 0
  for (const [face, count] of countFaces(drawPile).entries()) pool[face] = count
  for (const cards of drawn) cards.length = 0
  play.rng.shuffle(drawPile)
  emitPublic(play, { kind: 'reshuffled', count: drawPile.length })
  return true
}

/** Takes up to `count` cards off the draw pile for everyone to see. */
export function turnUp(play: RuleContext, count: number): CardId[] {
  const { pool } = play.state
  return takeFromPile(play, count, card => {
    pool[card]!--
  })
}

/** Draws cards into a hand; only the drawer learns which. */
export function draw(play: RuleContext, seat: Seat, count: number): void {
  const { hands, drawn } = play.state
  const cards = sorted(takeFromPile(play, count, card => addSorted(drawn[seat]!, [card])))
  addSorted(hands[seat]!, cards)
  const drew = { kind: 'drew', seat, count: cards.length } as const
  play.emit({ everyone: { ...drew, cards: null }, only: { [seat]: { ...drew, cards } } })
}

/** Activity cards go to the discards, special cards leave the game. */
export function discard(play: RuleContext, seat: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return
  const gone = cards.filter(isSpecial)
  for (const card of cards) (isSpecial(card) ? play.state.gone : play.state.discards).push(card)
  emitPublic(play, { kind: 'discarded', seat, cards, gone })
}

/** The middle of the table, as the state or a view has it. */
interface TableTop {
  readonly stage: LegendStage | PublicStage
  readonly pending: readonly Pending[]
}

/** Every card that lies open on the table, apart from the discards. */
export function cardsOnTable({ stage, pending }: TableTop): CardId[] {
  const onStage =
    stage.kind === 'recovery' ? stage.cards : stage.kind === 'majorInTurn' ? stage.laid.flat() : []
  const putOff = pending.flatMap(item => (item.kind === 'discard' ? item.cards : []))
  return [...onStage, ...putOff]
}
