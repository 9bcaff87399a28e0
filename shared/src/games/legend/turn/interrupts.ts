/** The special cards with text that are asked about, and everything else that is put off. */
import { without } from '../../../kernel'
import { isTextCard } from '../edition/catalog'
import { putOffDiscard, takeMarker } from '../episodes/majorInTurn'
import { give, isHarm } from '../pieces/gain'
import type { PendingHandler } from './handler'
import { takeOpenly } from '../pieces/hands'
import { discard } from '../pieces/piles'
import { holds, type RuleContext, putOff, useSpecial } from './play'
import type { LegendReason } from '../reasons'
import type { InTurnStage, LegendIntent, Pending, PendingKind } from '../types'
import { isThirdScratch, takeScratch } from '../pieces/wounds'

const yesOrNo = (intent: LegendIntent): LegendReason | null =>
  intent.kind === 'use' || intent.kind === 'decline' ? null : 'not-offered'

/** Beowulf's Resolve: a failed risk never happened, and its taker decides afresh. */
const resolve: PendingHandler<'resolve'> = {
  question: () => ({ kind: 'resolve' }),
  refuse: (_, intent) => yesOrNo(intent),
  accept(play, { seat }, intent) {
    if (intent.kind !== 'use') return
    useSpecial(play, seat, 'resolve')
    // All that is put off here is what the failure would have cost.
    play.state.pending.length = 0
  },
  perform: () => {},
}

/** The Warrior's Rest may come before a third scratch. Using it is `rest`, which needs no answer here. */
const scratch: PendingHandler<'scratch'> = {
  question: (state, { seat }) =>
    isThirdScratch(state, seat) && holds(state, seat, 'rest') ? { kind: 'thirdScratch' } : null,
  refuse: (_, intent) => (intent.kind === 'decline' ? null : 'not-offered'),
  accept: (play, { seat }) => takeScratch(play, seat),
  perform: (play, { seat }) => takeScratch(play, seat),
}

/** King Hrothgar's Blessing: one symbol card comes back instead of being discarded. */
const discarding: PendingHandler<'discard'> = {
  question(state, { seat, cards }) {
    if (!holds(state, seat, 'blessing')) return null
    const savable = cards.filter(card => !isTextCard(card))
    return savable.length > 0 ? { kind: 'blessing', cards: savable } : null
  },
  refuse({ cards }, intent) {
    if (intent.kind === 'decline') return null
    if (intent.kind !== 'save') return 'not-offered'
    return cards.includes(intent.card) && !isTextCard(intent.card) ? null : 'card-not-there'
  },
  accept(play, { seat, cards }, intent) {
    if (intent.kind !== 'save') return discard(play, seat, cards)
    const saved = intent.card
    useSpecial(play, seat, 'blessing', { saved })
    takeOpenly(play.state, seat, [saved])
    discard(play, seat, without(cards, [saved]))
  },
  perform: (play, { seat, cards }) => discard(play, seat, cards),
}

/** Queen Wealhtheow's Inspiration: harm taken as a prize is turned away, with its cards. */
const gain: PendingHandler<'gain'> = {
  question: (state, { seat, prize, refusable }) =>
    refusable && isHarm(prize) && holds(state, seat, 'inspiration') ? { kind: 'inspiration', prize } : null,
  refuse: (_, intent) => yesOrNo(intent),
  accept(play, { seat, prize }, intent) {
    if (intent.kind === 'use') useSpecial(play, seat, 'inspiration', { refused: prize })
    else give(play, seat, prize)
  },
  perform: (play, { seat, prize }) => give(play, seat, prize),
}

const inTurn = (play: RuleContext) => play.state.stage as InTurnStage

const silent: Omit<PendingHandler<'leave' | 'marker'>, 'perform'> = {
  question: () => null,
  refuse: () => 'not-offered',
  accept: () => {},
}

const leave: PendingHandler<'leave'> = {
  ...silent,
  perform(play, { seat }) {
    putOff(play, { kind: 'marker', seat })
    putOffDiscard(play, inTurn(play), seat)
  },
}

const marker: PendingHandler<'marker'> = {
  ...silent,
  perform: (play, { seat }) => takeMarker(play, inTurn(play), seat),
}

const interrupts: { readonly [K in Exclude<PendingKind, 'goOn'>]: PendingHandler<K> } = {
  resolve,
  scratch,
  discard: discarding,
  gain,
  leave,
  marker,
}

/** Everything put off, except going on, which is the turn's. */
export type Interrupt = Exclude<Pending, { kind: 'goOn' }>

export const interruptOf = ({ kind }: Interrupt) => interrupts[kind] as PendingHandler<Interrupt['kind']>
