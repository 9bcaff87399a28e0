/** The table of the Movie Board Game, as the kit draws and plays it. */
import { ABILITIES, type MovieEvent, type MovieIntent, tileOf } from '@heorot/shared/games/movie'
import type { GameTable, TableControls } from '../../kit/GameTable'
import { memoize } from '../../app/memoize'
import { pathQuestion } from '../../kit/helpers/pathQuestion'
import { Drawn } from '../../kit/widgets/Drawn'
import { emphasiser } from '../../ui/emphasiser'
import { tilePicture } from './art/tile'
import { choicesOf, firstKeys } from './choices'
import { CASH, cellKey, DECLINE, isPiece, kindKey, POOL, tileKey } from './keys'
import { boardWindow } from './layout/cells'
import { composeMovie, movieLayout, movieTargets } from './layout/compose'
import type { MovieSituation, MovieTableState, MovieTable } from './types'
import { buttonLabel, confirmation, movieOptionLabel } from './mirror/describe'
import { MovieSections } from './mirror/TextSections'
import { moveIn, placesIn } from './move'
import { abilityName, tileName } from './words/names'
import { MovieOverlay } from './overlay/Overlay'
import { movieBarNote } from './overlay/ScoreTag'
import { MovieSheet } from './overlay/sheets'
import { movieSentence, movieStorySentence, spacesLeft } from './words/sentence'
import { atTheEnd, inOrder, MOVE_SOUNDS, movieStory, scoringIn } from './story'
import { narrateMovie } from './movieTexts'
import { loadMovieWords } from './texts'
import type { MovieWords } from './texts/table/en'
import { movieRuleOfReason } from './words/ruleOfReason'
import { movieExplained, movieTip } from './words/tips'
import { movieWhyNot } from './words/whyNot'

/** Emphasises the pieces that a sentence names. */
const emphasise = memoize((words: MovieWords) =>
  emphasiser([
    ...ABILITIES.map(ability => abilityName(words, ability)),
    ...Object.values(words.plain),
    ...Object.values(words.figure),
  ]),
)

/** The spaces that an event or an intent names, and the piece an intent uses. */
const pointsAt = (of: MovieEvent | MovieIntent): readonly string[] => [
  ...placesIn(of).map(cellKey),
  ...('tile' in of && TILE_INTENTS.includes(of.kind) && of.tile !== null ? [tileKey(of.tile)] : []),
  ...(of.kind === 'placeFigure' ? [kindKey(of.figure)] : []),
  ...(of.kind === 'draw' ? [POOL] : []),
]

const TILE_INTENTS: readonly string[] = ['placeTile', 'cashIn', 'replaceMead', 'counsel']

const openSpacesNote = ({ prompt, picks, words, view }: MovieSituation): string | null =>
  prompt?.kind === 'turn' && picks.keys.length === 0 ? words.bar.spaces(spacesLeft(view).length) : null

export const movieTable: GameTable<MovieTable> = {
  id: 'movie',
  loadWords: loadMovieWords,
  ruleOfReason: movieRuleOfReason,
  sounds: { drew: 'deal', ...MOVE_SOUNDS },
  question: pathQuestion<MovieTable>(choicesOf, [CASH, DECLINE, POOL]),
  layout: movieLayout,
  compose: composeMovie,
  targets: movieTargets,
  board: ({ areas }) => boardWindow(areas),
  resting: atTheEnd,
  sentence: movieSentence,
  emphasise,
  note: openSpacesNote,
  richNote: movieBarNote,
  actionLabel: ({ key, intent }, situation, spoken) =>
    spoken && intent ? confirmation(situation, intent) : buttonLabel(key, situation),
  optionLabel: movieOptionLabel,
  idleButtons,
  whyNot: movieWhyNot,
  tip: movieTip,
  explained: movieExplained,
  story: movieStory,
  chapterIn: ({ act }) => act,
  narrate: narrateMovie,
  pointsAt,
  storySentence: movieStorySentence,
  remembers: () => ({ lastScoring: null, lastMove: null }),
  remembersNext: ({ lastScoring, lastMove }, before, { events, revision }) => {
    const ended = scoringIn(events)
    if (ended) return { lastScoring: inOrder(ended), lastMove: null }
    // Back at an earlier moment, nothing later is known.
    if (revision < before.revision) return { lastScoring: null, lastMove: moveIn(events) }
    const isKnown = revision <= before.revision + 1
    return { lastScoring, lastMove: moveIn(events) ?? (isKnown ? lastMove : null) }
  },
  lift: (state, key) => (isPiece(key) && firstKeys(state).has(key) ? { keys: [key] } : null),
  drop: ({ options }, _, { over }) => (over !== null && options.has(over) ? over : null),
  Overlay: MovieOverlay,
  Sheet: MovieSheet,
  TextSections: MovieSections,
  hand: ({ hand }, words) =>
    hand.map(tile => ({
      name: tileName(words, tile),
      picture: (
        <Drawn
          of={{ key: `tile:${tile}`, draw: () => tilePicture({ ...tileOf(tile), mini: true }) }}
          w={44}
        />
      ),
    })),
}

/** What there is to do while nothing is asked. */
function idleButtons(state: MovieTableState, controls: TableControls<MovieTable>) {
  const { words, sheet, prompt, frame, memory } = state
  const { lookAgain, finalTable } = words.buttons
  const { lastScoring: scoring } = memory
  if (sheet || prompt) return []
  if (frame.outcome) return [{ key: 'final', label: finalTable, run: () => controls.open({ kind: 'final' }) }]
  if (!scoring) return []
  return [{ key: 'lookAgain', label: lookAgain, run: () => controls.open({ kind: 'scoring', scoring }) }]
}
