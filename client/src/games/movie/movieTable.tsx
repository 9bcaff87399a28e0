/** The table of the Movie Board Game, as the kit draws and plays it. */
import { type MovieEvent, type TileId, tileOf } from '@heorot/shared/games/movie'
import type { GameTable } from '../../kit/GameTable'
import { memoize } from '../../kit/memoize'
import { pathQuestion } from '../../kit/pathQuestion'
import { Drawn } from '../../kit/widgets/Drawn'
import { emphasiser } from '../../ui/emphasiser'
import { tilePicture } from './art/tile'
import { choicesOf, firstKeys } from './choices'
import { CASH, cellKey, DECLINE, kindIn, POOL, tileIn } from './keys'
import { boardWindow } from './layout/cells'
import { composeMovie, movieLayout } from './layout/compose'
import { movieTargets } from './layout/targets'
import type { MovieSituation, MovieTableState, MovieTable } from './MovieTable'
import { confirmation, movieOptionLabel } from './mirror/describe'
import { MovieSections } from './mirror/TextSections'
import { tileName } from './names'
import { MovieOverlay } from './overlay/Overlay'
import { ScoreTagLine } from './overlay/ScoreTag'
import { MovieSheet } from './overlay/sheets'
import { movieSentence, spacesLeft } from './sentence'
import { atTheEnd, inOrder, movieStory, scoringIn } from './story'
import { loadMovieWords, narrateMovie } from './texts'
import type { MovieWords } from './texts/en'
import { movieRuleOfReason } from './texts/ruleOfReason'
import { movieTip } from './tips'
import { movieWhyNot } from './whyNot'

function TileImage({ tile }: { readonly tile: TileId }) {
  const { ability, value, cash, act } = tileOf(tile)
  const draw = () => tilePicture({ ability, value, cash, act, mini: true })
  return <Drawn name={`tile:${tile}`} w={44} draw={draw} />
}

/** Sets off the pieces a sentence speaks of. */
const emphasise = memoize(({ ability, plain, figure }: MovieWords) =>
  emphasiser([ability, plain, figure].flatMap(names => Object.values(names))),
)

function actionLabel(key: string, { words, picks }: MovieSituation): string {
  const { buttons } = words
  const tile = tileIn(picks.keys[0])
  switch (key) {
    case CASH:
      return buttons.cashIn(tile === null ? 0 : (tileOf(tile).cash ?? 0))
    case POOL:
      return buttons.draw
    case DECLINE:
      return buttons.decline
    default:
      return key === 'confirm' ? buttons.confirm : buttons.reset
  }
}

const isPiece = (key: string) => tileIn(key) !== null || kindIn(key) !== null

const PLACES: readonly string[] = ['space', 'from', 'to', 'a', 'b']

const pointsAt = (event: MovieEvent): readonly string[] =>
  Object.entries(event).flatMap(([name, value]) =>
    PLACES.includes(name) && typeof value === 'number' ? [cellKey(value)] : [],
  )

const openSpacesNote = ({ prompt, picks, words, view }: MovieSituation): string | null =>
  prompt?.kind === 'turn' && picks.keys.length === 0 ? words.bar.spaces(spacesLeft(view).length) : null

export const movieTable: GameTable<MovieTable> = {
  id: 'movie',
  loadWords: loadMovieWords,
  ruleOfReason: movieRuleOfReason,
  sounds: {
    placedFigure: 'place',
    drew: 'deal',
    placedTile: 'place',
    cashedIn: 'coin',
    replacedMead: 'place',
    tookCounsel: 'place',
    removed: 'reveal',
    swapped: 'reveal',
  },
  question: pathQuestion<MovieTable>(choicesOf, [CASH, DECLINE, POOL]),
  layout: movieLayout,
  compose: composeMovie,
  targets: (state, { areas }) => movieTargets(state, areas),
  board: ({ areas }) => boardWindow(areas),
  resting: atTheEnd,
  sentence: movieSentence,
  emphasise,
  note: openSpacesNote,
  richNote: (state, { areas, prospect }) =>
    !areas.tag && prospect.focus ? <ScoreTagLine state={state} focus={prospect.focus} /> : null,
  actionLabel: ({ key, intent }, situation, spoken) =>
    spoken && intent ? confirmation(situation, intent) : actionLabel(key, situation),
  optionLabel: movieOptionLabel,
  idleButtons,
  whyNot: movieWhyNot,
  tip: movieTip,
  story: movieStory,
  narrate: narrateMovie,
  pointsAt,
  remembers: () => ({ lastScoring: null }),
  remembersNext: (memory, _, { events }) => {
    const ended = scoringIn(events)
    return ended ? { lastScoring: inOrder(ended) } : memory
  },
  lift: (state, key) => (isPiece(key) && firstKeys(state).has(key) ? { keys: [key] } : null),
  drop: ({ options }, _, { over }) => (over !== null && options.has(over) ? over : null),
  Overlay: MovieOverlay,
  Sheet: MovieSheet,
  TextSections: MovieSections,
  hand: ({ hand }, words) =>
    hand.map((tile, i) => ({
      key: `tile ${tile} ${i}`,
      name: tileName(words, tile),
      picture: <TileImage tile={tile} />,
    })),
}

/** What there is to do while nothing is asked. */
function idleButtons(
  { words, story, sheet, prompt, frame, memory }: MovieTableState,
  controls: Parameters<NonNullable<GameTable<MovieTable>['idleButtons']>>[1],
) {
  const { lookAgain, finalTable, skip } = words.buttons
  const { lastScoring: scoring } = memory
  if (sheet) return []
  if (story) return [{ key: 'skip', label: skip, run: controls.close }]
  if (prompt) return []
  if (frame.outcome) return [{ key: 'final', label: finalTable, run: () => controls.open({ kind: 'final' }) }]
  if (!scoring) return []
  return [{ key: 'lookAgain', label: lookAgain, run: () => controls.open({ kind: 'scoring', scoring }) }]
}
