/** The log: every kind of event as a line in the reader's language. */
import type { EventKind, LegendEvent, ScoreSheet } from '@heorot/shared/games/legend'
import { listed } from '../../../app/language/grammar'
import { byKind } from '../../../kit/helpers/byKind'
import type { Headline } from '../../../kit/GameClient'
import { cardName, episodeTitle, listCards, listTokens, prizeName, tokenName } from './names'
import type { LegendWords } from '../texts/table/en'

interface Telling {
  readonly words: LegendWords
  readonly say: LegendWords['narrate']
  /** Whose event it is. */
  readonly who: string
  nameOf(seat: number): string
}

type EventOf<K extends EventKind> = Extract<LegendEvent, { kind: K }>

const told = byKind<LegendEvent, [Telling], string | null>({
  episodeBegan: ({ step, start }, { say, words, nameOf }) =>
    // A title that ends with a question mark needs no full stop.
    say.episodeBegan(episodeTitle(words, step), nameOf(start)).replace(/([?!])\./, '$1'),
  passedOver: ({ step }, { say, words }) => say.passedOver(episodeTitle(words, step)),
  declined: (_, { say, who }) => say.declined(who),
  risked: (event, telling) => risked(event, telling),
  paid: ({ cards, tokens }, { say, who, words }) =>
    say.paid(who, cards.length > 0 ? listCards(words, cards) : listTokens(words, tokens)),
  drew: ({ count, cards }, { say, who, words }) =>
    cards ? say.drewFaces(who, listCards(words, cards)) : say.drew(who, count),
  reshuffled: ({ count }, { say }) => say.reshuffled(count),
  discarded: (event, telling) => discarded(event, telling),
  turnedUp: ({ cards }, { say, words }) => say.turnedUp(listCards(words, cards)),
  tookCard: ({ card }, { say, who, words }) => say.tookCard(who, cardName(words, card)),
  locked: ({ count }, { say, who }) => (count === null ? say.locked(who) : say.lockedCount(who, count)),
  bidsRevealed: ({ ranking, totals, bids }, telling) =>
    telling.say.bidsRevealed(rankedList(ranking, totals, bids, listCards, telling)),
  laid: ({ cards, total }, { say, who, words }) => say.laid(who, listCards(words, cards), total),
  withdrew: (_, { say, who }) => say.withdrew(who),
  tookMarker: ({ marker }, { say, who }) => say.tookMarker(who, marker),
  tookPrize: ({ gives }, { say, who, words }) => say.tookPrize(who, prizeName(words, gives)),
  gainedToken: ({ token }, { say, who, words }) => say.gainedToken(who, tokenName(words, token)),
  gainedAlliance: ({ count, tokens }, { say, who, words }) =>
    tokens ? say.gainedAllianceFaces(who, listTokens(words, tokens)) : say.gainedAlliance(who, count),
  alliancesShown: ({ tokens }, { say, who, words }) => say.alliancesShown(who, listTokens(words, tokens)),
  gainedSpecial: ({ card }, { say, who, words }) => say.gainedSpecial(who, cardName(words, card)),
  gotChange: (_, { say, who }) => say.gotChange(who),
  scratched: (_, { say, who }) => say.scratched(who),
  wounded: ({ wounds, by }, { say, who }) =>
    by === 'thirdScratch' ? say.thirdScratch(who) : say.wounded(who, wounds),
  healed: ({ heal, scratches }, { say, who, words }) =>
    say.healed(who, heal === 'scratches' ? words.scratches(scratches) : words.healing[heal]),
  usedSpecial: (event, telling) => usedSpecial(event, telling),
  showed: ({ tokens, total }, { say, who, words }) => say.showed(who, listTokens(words, tokens), total),
  droppedOut: (_, { say, who }) => say.withdrew(who),
  wonAuction: ({ tokens }, { say, who, words }) =>
    tokens.length === 0 ? say.wonAuctionFree(who) : say.wonAuction(who, listTokens(words, tokens)),
  treasuresRevealed: ({ ranking, totals, tokens }, telling) =>
    telling.say.treasuresRevealed(rankedList(ranking, totals, tokens, listTokens, telling)),
  handsRevealed: ({ ranking, totals, hands }, telling) =>
    telling.say.handsRevealed(rankedList(ranking, totals, hands, listCards, telling)),
  startPassed: (_, { say, who }) => say.startPassed(who),
  ended: ({ sheets }, telling) => ended(sheets, telling),
})

export function narrateLegend(
  words: LegendWords,
  event: LegendEvent,
  names: readonly string[],
): string | null {
  const nameOf = (seat: number) => names[seat] ?? ''
  const who = 'seat' in event ? nameOf(event.seat) : ''
  return told(event, { words, say: words.narrate, who, nameOf })
}

function risked({ daring, cards, fitting }: EventOf<'risked'>, { say, who, words }: Telling): string {
  const seen = listCards(words, cards)
  const line = fitting.length === 0 ? say.riskFailed(who, seen) : say.risked(who, seen, fitting.length)
  return daring ? say.withDaring(line) : line
}

function discarded({ cards, gone }: EventOf<'discarded'>, { say, who, words }: Telling): string | null {
  const lines = [
    ...(cards.length > 0 ? [say.discarded(who, listCards(words, cards))] : []),
    ...(gone.length > 0 ? [say.gone(listCards(words, gone))] : []),
  ]
  return lines.length > 0 ? lines.join(' ') : null
}

function usedSpecial({ special, saved, refused }: EventOf<'usedSpecial'>, telling: Telling): string {
  const { say, who, words } = telling
  const card = words.special[special][0]
  if (saved !== null) return say.saved(who, card, cardName(words, saved))
  return refused ? say.refusedPrize(who, card, prizeName(words, refused)) : say.usedSpecial(who, card)
}

/** Who showed what, best first. */
const rankedList = (
  ranking: readonly number[],
  totals: readonly number[],
  shown: readonly (readonly number[])[],
  list: (words: LegendWords, ids: readonly number[]) => string,
  { say, words, nameOf }: Telling,
): string =>
  ranking
    .map(seat => {
      const ids = shown[seat] ?? []
      return `${nameOf(seat)} ${totals[seat] ?? 0} (${ids.length > 0 ? list(words, ids) : say.bidNothing})`
    })
    .join('; ')

function ended(sheets: readonly ScoreSheet[], { say, words, nameOf }: Telling): string {
  const best = Math.max(...sheets.map(({ total }) => total))
  const winners = sheets.flatMap(({ total }, seat) => (total === best ? [seat] : []))
  return (winners.length === 1 ? say.wins : say.share)(listed(words, winners, nameOf), best)
}

type Revealed = EventOf<'bidsRevealed' | 'handsRevealed' | 'treasuresRevealed'>

const isRevealed = (event: LegendEvent): event is Revealed => 'ranking' in event && 'totals' in event

/** A risk with what came of it, or everybody's place after a reveal; null where the first line of a step says it. */
export function legendHeadline(
  words: LegendWords,
  events: readonly LegendEvent[],
  names: readonly string[],
): Headline | null {
  const { headline } = words
  const revealed = events.find(isRevealed)
  if (revealed) {
    const places = revealed.ranking.map(seat => `${names[seat] ?? ''} ${revealed.totals[seat] ?? 0}`)
    return { seat: null, words: headline.ranked(places.join(', ')) }
  }
  const risk = events.find(event => event.kind === 'risked')
  if (!risk) return null
  const { seat, cards, fitting } = risk
  return { seat, words: headline.risked(names[seat] ?? '', listCards(words, cards), fitting.length) }
}
