/** The draw pile and the discards. */
import type { Seat } from '../../kernel'
import { isSpecial } from './catalog'
import { announce, type Play } from './play'
import type { CardId, Pending, PublicStage, Stage, State } from './types'

/** How many cards could be drawn now, reshuffling included. */
export const drawable = (state: State): number => state.drawPile.length + state.discards.length

/** Takes up to `count` cards off the draw pile. It is replaced the moment its last card goes. */
export function takeFromPile(play: Play, count: number): CardId[] {
  const { drawPile } = play.state
  const taken: CardId[] = []
  while (taken.length < count) {
    if (drawPile.length === 0 && !reshuffle(play)) break
    taken.push(drawPile.pop()!)
    if (drawPile.length === 0) reshuffle(play)
  }
  return taken
}

function reshuffle(play: Play): boolean {
  const { drawPile, discards } = play.state
  if (discards.length === 0) return false
  for (const card of discards) drawPile.push(card)
  discards.length = 0
  play.rng.shuffle(drawPile)
  announce(play, { kind: 'reshuffled', count: drawPile.length })
  return true
}

/** Draws cards into a hand; only the drawer learns which. */
export function draw(play: Play, seat: Seat, count: number): void {
  const cards = takeFromPile(play, count)
  for (const card of cards) play.state.hands[seat]!.push(card)
  const drew = { kind: 'drew', seat, count: cards.length } as const
  play.tell({ everyone: { ...drew, cards: null }, only: { [seat]: { ...drew, cards } } })
}

/** Activity cards go to the discards, special cards leave the game. */
export function discard(play: Play, seat: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return
  const gone = cards.filter(isSpecial)
  for (const card of cards) (isSpecial(card) ? play.state.gone : play.state.discards).push(card)
  announce(play, { kind: 'discarded', seat, cards, gone })
}

/** The middle of the table, as the state or a view has it. */
interface TableTop {
  readonly stage: Stage | PublicStage
  readonly pending: readonly Pending[]
}

/** Every card that lies open on the table, apart from the discards. */
export function cardsOnTable({ stage, pending }: TableTop): CardId[] {
  const onStage =
    stage.kind === 'recovery' ? stage.cards : stage.kind === 'majorInTurn' ? stage.laid.flat() : []
  const putOff = pending.flatMap(item => (item.kind === 'discard' ? item.cards : []))
  return [...onStage, ...putOff]
}
