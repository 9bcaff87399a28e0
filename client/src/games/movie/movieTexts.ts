/** The words of the game as the rest of the client asks for them. */
import type { Act, MovieEvent, MovieTypes, Standing, TileId } from '@heorot/shared/games/movie'
import { figureOf, tileOf } from '@heorot/shared/games/movie'
import { listed, signed } from '../../app/language/grammar'
import type { Language } from '../../app/settings/languages'
import type { GameTexts } from '../../kit/GameClient'
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

/** A line of the log. */
export function narrateMovie(words: MovieWords, event: MovieEvent, names: readonly string[]): string | null {
  const say = words.narrate
  const tile = (id: TileId) => tileName(words, id)
  const who = 'seat' in event ? (names[event.seat] ?? '') : ''
  switch (event.kind) {
    case 'placedFigure':
      return say.placedFigure(who, words.aFigure[figureOf(event.figure).kind])
    case 'drew':
      return event.tile === null ? say.drew(who) : say.drewFace(who, tile(event.tile))
    case 'couldPlayNothing':
      return say.couldPlayNothing(who)
    case 'placedTile':
      return say.placedTile(who, tile(event.tile))
    case 'cashedIn':
      return say.cashedIn(who, tile(event.tile), event.points)
    case 'replacedMead':
      return say.replacedMead(who, tile(event.tile), tile(event.mead))
    case 'tookCounsel':
      return say.tookCounsel(who, words.aFigure[figureOf(event.figure).kind])
    case 'removed':
      return say.removed(who, tile(event.tile))
    case 'swapped':
      return say.swapped(who, tile(event.tileA), tile(event.tileB))
    case 'declined':
      return null
    case 'skipped':
      return say.skipped(who)
    case 'actEnded':
      return narrateResult(words, event, names)
    case 'actBegan':
      return say.actBegan(actTitle(words, event.act), who)
    case 'refilled':
      return event.tiles === null
        ? say.refilled(who, event.count)
        : say.refilledFaces(who, event.tiles.map(tile).join(', '))
    case 'gameEnded':
      return narrateEnd(words, event.standings, names)
  }
}

function narrateResult(
  words: MovieWords,
  { result }: Extract<MovieEvent, { kind: 'actEnded' }>,
  names: readonly string[],
): string {
  const gains = result.gained.map((n, seat) => `${names[seat] ?? ''} ${signed(n)}`).join(', ')
  const say = result.cause === 'full' ? words.narrate.actEnded : words.narrate.standstill
  return say(actName(words, result.act), gains)
}

function narrateEnd(words: MovieWords, standings: readonly Standing[], names: readonly string[]): string {
  const winners = standings.filter(({ place }) => place === 1)
  const say = winners.length === 1 ? words.narrate.wins : words.narrate.share
  return say(
    listed(words, winners, ({ seat }) => names[seat] ?? ''),
    winners[0]?.saga ?? 0,
  )
}

/** The rule that explains a tile, for tooltips. */
export const ruleOfTile = (id: TileId): keyof MovieWords['rules'] => tileOf(id).ability ?? 'pieces'
