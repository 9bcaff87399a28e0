/** What is still to come, and what it would cost: facts that reasons speak of. */
import type { ActivitySymbol, CardId, LegendPublicOptions, LegendPublicPlayer } from '..'
import { cardOf, fittingSymbols, TRACK } from '..'
import { DEADLY_WOUNDS, scoreSheet } from '../scoring'

/** The symbols each later contest asks for. */
const asked = (step: number): (readonly ActivitySymbol[])[] =>
  TRACK.slice(step).flatMap(episode =>
    episode.kind === 'majorAtOnce' || episode.kind === 'majorInTurn' ? [episode.symbols] : [],
  )

export const contestsLeft = (step: number): number => asked(step).length

/** Those in which treasure is spent or counted. */
export const treasureEpisodes = (step: number): number =>
  TRACK.slice(step).filter(({ kind }) => kind === 'treasureAuction' || kind === 'recoverTreasures').length

/** How many later contests ask for one of these symbols, or for what a card shows. */
export const contestsAsking = (step: number, what: readonly ActivitySymbol[] | CardId): number =>
  asked(step).filter(symbols =>
    typeof what === 'number'
      ? fittingSymbols(what, symbols) > 0
      : what.some(symbol => symbols.includes(symbol)),
  ).length

export const jokersIn = (cards: readonly CardId[]): number =>
  cards.filter(card => cardOf(card).symbol === 'beowulf').length

/** The wounds of a player with so many more. */
export const woundsWith = ({ wounds, doubleWound }: LegendPublicPlayer, more: number): number =>
  Math.max(0, wounds + (doubleWound ? 2 : 0) + more)

const USUAL = { advanced: false, fallen: false }

const pointsWith = (wounds: number): number => scoreSheet({ tokens: [], owed: 0, wounds }, USUAL).total

/** What wounds cost at the end, the lost bonus included. */
export const woundCost = (wounds: number): number => pointsWith(0) - pointsWith(wounds)

/** The hard variant: whoever has so many wounds scores nothing. */
export const isFallen = ({ fallen }: LegendPublicOptions, wounds: number): boolean =>
  fallen && wounds >= DEADLY_WOUNDS
