/** The log: every kind of event as a line in the reader's language. */
import type { CardId, Event, EventKind, Heal, ScoreSheet, TokenId } from '@heorot/shared/games/legend'
import { listed } from '../../../app/language/listed'
import { cardName, episodeTitle, listCards, listTokens, prizeName, tokenName } from '../names'
import type { Words } from './en'

interface Telling {
  readonly words: Words
  readonly names: readonly string[]
}

type EventOf<K extends EventKind> = Extract<Event, { kind: K }>
type Narrator<K extends EventKind> = (event: EventOf<K>, telling: Telling) => string | null

const nameOf = ({ names }: Telling, seat: number): string => names[seat] ?? ''

const narrators: { readonly [K in EventKind]: Narrator<K> } = {
  episodeBegan: ({ step, start }, t) =>
    t.words.narrate.episodeBegan(episodeTitle(t.words, step), nameOf(t, start)),
  passedOver: ({ step }, { words }) => words.narrate.passedOver(episodeTitle(words, step)),
  declined: ({ seat }, t) => t.words.narrate.declined(nameOf(t, seat)),
  risked: (event, t) => risked(event, t),
  paid: ({ seat, cards, tokens }, t) =>
    t.words.narrate.paid(
      nameOf(t, seat),
      cards.length > 0 ? listCards(t.words, cards) : listTokens(t.words, tokens),
    ),
  drew: ({ seat, count, cards }, t) =>
    cards
      ? t.words.narrate.drewFaces(nameOf(t, seat), listCards(t.words, cards))
      : t.words.narrate.drew(nameOf(t, seat), count),
  reshuffled: ({ count }, { words }) => words.narrate.reshuffled(count),
  discarded: (event, t) => discarded(event, t),
  turnedUp: ({ cards }, { words }) => words.narrate.turnedUp(listCards(words, cards)),
  tookCard: ({ seat, card }, t) => t.words.narrate.tookCard(nameOf(t, seat), cardName(t.words, card)),
  locked: ({ seat, count }, t) =>
    count === null
      ? t.words.narrate.locked(nameOf(t, seat))
      : t.words.narrate.lockedCount(nameOf(t, seat), count),
  bidsRevealed: ({ ranking, totals, bids }, t) =>
    t.words.narrate.bidsRevealed(rankedList(ranking, totals, seat => cardsOrNothing(t.words, bids[seat]), t)),
  laid: ({ seat, cards, total }, t) =>
    t.words.narrate.laid(nameOf(t, seat), listCards(t.words, cards), total),
  withdrew: ({ seat }, t) => t.words.narrate.withdrew(nameOf(t, seat)),
  tookMarker: ({ seat, marker }, t) => t.words.narrate.tookMarker(nameOf(t, seat), marker),
  tookPrize: ({ seat, gives }, t) => t.words.narrate.tookPrize(nameOf(t, seat), prizeName(t.words, gives)),
  gainedToken: ({ seat, token }, t) =>
    t.words.narrate.gainedToken(nameOf(t, seat), tokenName(t.words, token)),
  gainedAlliance: ({ seat, count, tokens }, t) =>
    tokens
      ? t.words.narrate.gainedAllianceFaces(nameOf(t, seat), listTokens(t.words, tokens))
      : t.words.narrate.gainedAlliance(nameOf(t, seat), count),
  alliancesShown: ({ seat, tokens }, t) =>
    t.words.narrate.alliancesShown(nameOf(t, seat), listTokens(t.words, tokens)),
  gainedSpecial: ({ seat, card }, t) =>
    t.words.narrate.gainedSpecial(nameOf(t, seat), cardName(t.words, card)),
  gotChange: ({ seat }, t) => t.words.narrate.gotChange(nameOf(t, seat)),
  scratched: ({ seat }, t) => t.words.narrate.scratched(nameOf(t, seat)),
  wounded: ({ seat, wounds, by }, t) =>
    by === 'thirdScratch'
      ? t.words.narrate.thirdScratch(nameOf(t, seat))
      : t.words.narrate.wounded(nameOf(t, seat), wounds),
  healed: ({ seat, heal, scratches }, t) =>
    t.words.narrate.healed(nameOf(t, seat), healedWhat(t.words, heal, scratches)),
  usedSpecial: (event, t) => usedSpecial(event, t),
  showed: ({ seat, tokens, total }, t) =>
    t.words.narrate.showed(nameOf(t, seat), listTokens(t.words, tokens), total),
  droppedOut: ({ seat }, t) => t.words.narrate.droppedOut(nameOf(t, seat)),
  wonAuction: ({ seat, tokens }, t) =>
    tokens.length === 0
      ? t.words.narrate.wonAuctionFree(nameOf(t, seat))
      : t.words.narrate.wonAuction(nameOf(t, seat), listTokens(t.words, tokens)),
  treasuresRevealed: ({ ranking, totals, tokens }, t) =>
    t.words.narrate.treasuresRevealed(
      rankedList(ranking, totals, seat => tokensOrNothing(t.words, tokens[seat]), t),
    ),
  handsRevealed: ({ ranking, totals, hands }, t) =>
    t.words.narrate.handsRevealed(
      rankedList(ranking, totals, seat => cardsOrNothing(t.words, hands[seat]), t),
    ),
  startPassed: ({ seat }, t) => t.words.narrate.startPassed(nameOf(t, seat)),
  ended: ({ sheets }, t) => ended(sheets, t),
}

export const narrate = (words: Words, event: Event, names: readonly string[]): string | null =>
  (narrators[event.kind] as Narrator<EventKind>)(event, { words, names })

function risked({ seat, daring, cards, fitting }: EventOf<'risked'>, t: Telling): string {
  const say = t.words.narrate
  const seen = listCards(t.words, cards)
  const line =
    fitting.length === 0
      ? say.riskFailed(nameOf(t, seat), seen)
      : say.risked(nameOf(t, seat), seen, fitting.length)
  return daring ? say.withDaring(line) : line
}

function discarded({ seat, cards, gone }: EventOf<'discarded'>, t: Telling): string | null {
  const say = t.words.narrate
  const lines = [
    ...(cards.length > 0 ? [say.discarded(nameOf(t, seat), listCards(t.words, cards))] : []),
    ...(gone.length > 0 ? [say.gone(listCards(t.words, gone))] : []),
  ]
  return lines.length > 0 ? lines.join(' ') : null
}

function usedSpecial({ seat, special, saved, refused }: EventOf<'usedSpecial'>, t: Telling): string {
  const say = t.words.narrate
  const card = t.words.special[special].name
  if (saved !== null) return say.saved(nameOf(t, seat), card, cardName(t.words, saved))
  return refused
    ? say.refusedPrize(nameOf(t, seat), card, prizeName(t.words, refused))
    : say.usedSpecial(nameOf(t, seat), card)
}

const healedWhat = (words: Words, heal: Heal, scratches: number): string =>
  heal === 'scratches' ? words.scratches(scratches) : words.healing[heal]

const cardsOrNothing = (words: Words, cards: readonly CardId[] | undefined): string =>
  cards && cards.length > 0 ? listCards(words, cards) : words.narrate.bidNothing

const tokensOrNothing = (words: Words, tokens: readonly TokenId[] | undefined): string =>
  tokens && tokens.length > 0 ? listTokens(words, tokens) : words.narrate.bidNothing

const rankedList = (
  ranking: readonly number[],
  totals: readonly number[],
  what: (seat: number) => string,
  t: Telling,
): string =>
  ranking.map(seat => t.words.narrate.bid(nameOf(t, seat), totals[seat] ?? 0, what(seat))).join('; ')

function ended(sheets: readonly ScoreSheet[], t: Telling): string {
  const best = Math.max(...sheets.map(({ total }) => total))
  const winners = sheets.flatMap(({ total }, seat) => (total === best ? [nameOf(t, seat)] : []))
  return winners.length === 1
    ? t.words.narrate.wins(winners[0] ?? '', best)
    : t.words.narrate.share(listed(t.words, winners), best)
}
