/** The table in sentences, for screen readers. */
import { cardOf, episodeAt, type LegendPublic, tokenOf } from '@heorot/shared/games/legend'
import { listed } from '../../../app/language/grammar'
import { byKindOr } from '../../../kit/helpers/byKind'
import { cardIn, healIn, prizeIn, tokenIn } from '../keys'
import type { LegendSituation } from '../types'
import {
  cardName,
  listCards,
  listSymbols,
  listTokens,
  offerLines,
  prizeMeaning,
  prizeName,
  symbolsOf,
  tokenName,
} from '../words/names'
import { countsHere, itemsOf, publicWounds, rewardIn } from '../selectors'
import type { LegendWords } from '../texts/table/en'

export type Reader = Pick<LegendSituation, 'frame' | 'words'>

export const nameIn = ({ frame }: Reader, seat: number): string => frame.people[seat]?.name ?? ''

/** What everyone knows about a seat. */
export function playerLine(reader: Reader, seat: number): string {
  const { words, frame } = reader
  const { view } = frame
  const player = view.players[seat]
  if (!player) return ''
  const say = words.mirror
  const parts = [
    seat === view.start ? say.start : '',
    frame.waitingFor.includes(seat) ? say.waitedFor : '',
    say.inHand(player.cards),
    player.specials.length > 0
      ? say.specials(listed(words, player.specials, card => cardName(words, card)))
      : '',
    words.scratches(player.scratches),
    words.wounds(publicWounds(player)),
    say.square(player.square),
    say.round(player.round),
    player.tokens && player.tokens.length > 0 ? listTokens(words, player.tokens) : '',
  ]
  return say.player(nameIn(reader, seat), parts.filter(Boolean).join(', '))
}

/** What lies on the table in the present episode. */
const stageLines = byKindOr<LegendPublic['stage'], [Reader], readonly string[]>([], {
  recovery: ({ cards }, { words }) => [words.mirror.open(listCards(words, cards))],
  majorAtOnce: ({ bids }, reader) =>
    bids.map(({ locked, count }, seat) => {
      const say = reader.words.mirror
      const name = nameIn(reader, seat)
      if (!locked) return say.bidOpen(name)
      return count === null ? say.bidLocked(name) : say.bidCount(name, count)
    }),
  majorInTurn: ({ laid, totals, markers }, reader) =>
    laid.map((cards, seat) => {
      const { words } = reader
      const name = nameIn(reader, seat)
      const marker = markers[seat] ?? null
      if (marker !== null) return words.mirror.outWith(name, marker)
      return cards.length === 0
        ? words.mirror.laidNothing(name)
        : words.mirror.laid(name, listCards(words, cards), totals[seat] ?? 0)
    }),
  treasureAuction: ({ shown, in: inside }, reader) =>
    shown.map((tokens, seat) => {
      const { words } = reader
      const name = nameIn(reader, seat)
      if (!inside[seat]) return words.mirror.dropped(name)
      const total = tokens.reduce((sum, token) => sum + tokenOf(token).value, 0)
      return tokens.length === 0
        ? words.mirror.laidNothing(name)
        : words.mirror.shows(name, listTokens(words, tokens), total)
    }),
  prizes: ({ ranking, totals }, reader) =>
    ranking.map((seat, i) => reader.words.mirror.ranked(i + 1, nameIn(reader, seat), totals[seat] ?? 0)),
})

export const tableLines = (reader: Reader): readonly string[] => stageLines(reader.frame.view.stage, reader)

/** What the episode asks and gives; taken prizes say by whom. */
export function episodeLines(reader: Reader): readonly string[] {
  const { words, frame } = reader
  const episode = episodeAt(frame.view.step)
  const symbols = symbolsOf(episode)
  return [
    words.hint[episode.kind],
    ...(symbols.length > 0 ? [words.mirror.asked(listSymbols(words, symbols))] : []),
    ...offerLines(words, episode),
    ...prizeLines(reader),
  ]
}

function prizeLines(reader: Reader): readonly string[] {
  const { words, frame } = reader
  const lines = itemsOf(frame.view).flatMap(({ key, gives, inPlay, taker }, i) => {
    if (!gives || prizeIn(key) === null) return []
    const name = prizeName(words, gives)
    if (!inPlay) return words.mirror.notInPlay(name, i + 1)
    return taker === null ? name : words.mirror.taken(name, nameIn(reader, taker))
  })
  return lines.length > 0 ? [`${words.path.prizes}: ${lines.join('; ')}.`] : []
}

/** A card of the hand, with what it counts here. */
export function handCardName(words: LegendWords, card: number, counts: number, asked: boolean): string {
  const name = cardName(words, card)
  const { special } = cardOf(card)
  const text = special ? `${name} (${words.special[special][2]})` : name
  if (!asked) return text
  return counts > 0 ? words.mirror.cardCounts(text, counts) : words.mirror.cardMisfit(text)
}

/** What can be picked is called by its whole name. */
export function legendOptionLabel(key: string, { words, view, prompt }: LegendSituation): string {
  const card = cardIn(key)
  const isCounted = prompt?.kind === 'bid' || prompt?.kind === 'contest'
  if (card !== null) return handCardName(words, card, countsHere({ view }, card), isCounted)
  const token = tokenIn(key)
  if (token !== null) return tokenName(words, token)
  const heal = healIn(key)
  if (heal) return words.healing[heal]
  const reward = rewardIn(view, key)
  return reward ? `${prizeName(words, reward)}: ${prizeMeaning(words, reward)}` : key
}
