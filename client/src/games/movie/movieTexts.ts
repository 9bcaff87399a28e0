/** The words of the game as the rest of the client asks for them. */
import type { Act, MovieEvent, MovieTypes, TileId } from '@heorot/shared/games/movie'
import { figureOf, tileOf } from '@heorot/shared/games/movie'
import { listed, signed } from '../../app/language/grammar'
import type { Language } from '../../app/settings/languages'
import type { GameTexts } from '../../kit/GameClient'
import { byKind } from '../../kit/helpers/byKind'
import { commonTexts } from '../../kit/helpers/texts'
import { actName, actTitle, tileName } from './words/names'
import { loadMovieWords } from './texts'
import type { MovieWords } from './texts/table/en'
import { movieRuleOfReason } from './words/ruleOfReason'

const actAt = (step: number): Act => (step === 1 || step === 2 ? step : 3)

export const movieTexts = (words: MovieWords): GameTexts<MovieTypes> => ({
  ...commonTexts(words, movieRuleOfReason),
  reconstructed: words.reconstructed,
  narrate: (event, names) => narrateMovie(words, event, names),
  begins: event => (event.kind === 'actBegan' ? event.act : null),
  isHeading: ({ kind }) => kind === 'actEnded' || kind === 'actBegan' || kind === 'gameEnded',
  chapter: step => actName(words, actAt(step)),
  progress: step => actTitle(words, actAt(step)),
  hand: ({ hand }) => hand.map(tile => tileName(words, tile)),
  analysis: async timeline => (await import('./words/tale')).movieAnalysis(words, timeline),
  options: [
    { key: 'startSeat', kind: 'startSeat', ...words.options.startSeat },
    { key: 'lastAbility', kind: 'switch', ...words.options.lastAbility },
  ],
})

export const loadMovieTexts = async (language: Language): Promise<GameTexts<MovieTypes>> =>
  movieTexts(await loadMovieWords(language))

interface Telling {
  readonly words: MovieWords
  readonly say: MovieWords['narrate']
  /** Whose event it is. */
  readonly who: string
  readonly names: readonly string[]
  tile(id: TileId): string
}

const told = byKind<MovieEvent, [Telling], string | null>({
  placedFigure: ({ figure }, { say, who, words }) =>
    say.placedFigure(who, words.aFigure[figureOf(figure).kind]),
  drew: (event, { say, who, tile }) =>
    event.tile === null ? say.drew(who) : say.drewFace(who, tile(event.tile)),
  couldPlayNothing: (_, { say, who }) => say.couldPlayNothing(who),
  placedTile: (event, { say, who, tile }) => say.placedTile(who, tile(event.tile)),
  cashedIn: ({ tile: id, points }, { say, who, tile }) => say.cashedIn(who, tile(id), points),
  replacedMead: ({ tile: id, mead }, { say, who, tile }) => say.replacedMead(who, tile(id), tile(mead)),
  tookCounsel: ({ figure }, { say, who, words }) =>
    say.tookCounsel(who, words.aFigure[figureOf(figure).kind]),
  removed: (event, { say, who, tile }) => say.removed(who, tile(event.tile)),
  swapped: ({ tileA, tileB }, { say, who, tile }) => say.swapped(who, tile(tileA), tile(tileB)),
  declined: () => null,
  skipped: (_, { say, who }) => say.skipped(who),
  actEnded: ({ result }, { say, words, names }) => {
    const gains = result.gained.map((n, seat) => `${names[seat] ?? ''} ${signed(n)}`).join(', ')
    return (result.cause === 'full' ? say.actEnded : say.standstill)(actName(words, result.act), gains)
  },
  actBegan: ({ act }, { say, who, words }) => say.actBegan(actTitle(words, act), who),
  refilled: ({ tiles, count }, { say, who, tile }) =>
    tiles === null ? say.refilled(who, count) : say.refilledFaces(who, tiles.map(tile).join(', ')),
  gameEnded: ({ standings }, { say, words, names }) => {
    const winners = standings.filter(({ place }) => place === 1)
    const winning = listed(words, winners, ({ seat }) => names[seat] ?? '')
    return (winners.length === 1 ? say.wins : say.share)(winning, winners[0]?.saga ?? 0)
  },
})

/** A line of the log. */
export function narrateMovie(words: MovieWords, event: MovieEvent, names: readonly string[]): string | null {
  const who = 'seat' in event ? (names[event.seat] ?? '') : ''
  return told(event, { words, say: words.narrate, who, names, tile: id => tileName(words, id) })
}

/** The rule that explains a tile, for tooltips. */
export const ruleOfTile = (id: TileId): keyof MovieWords['rules'] => tileOf(id).ability ?? 'pieces'
