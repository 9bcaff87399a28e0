/** Goes through the steps of a lesson in the browser, choosing what its data says. */
import type { GameTypes } from '@heorot/shared'
import type { LegendIntent, LegendPrompt } from '@heorot/shared/games/legend'
import type { MoviePrompt } from '@heorot/shared/games/movie'
import { choicesOf } from '../client/src/games/movie/choices'
import { cardKeys, prizeKey, tokenKeys } from '../client/src/games/legend/keys'
import type { Guest } from './Guest'
import { LEARNER, type Lesson, type LessonChapter } from '../client/src/lessons/Lesson'
import { openChapter, playTurn, openPosition } from '../client/src/lessons/script'

/** What has to be picked at the table, and the button that then sends it. */
export interface Doing {
  readonly picks: readonly string[]
  readonly button: string
  /** Whether the others are to see how many cards are bid. */
  readonly show?: boolean
  /** What costs much is asked twice. */
  readonly twice?: boolean
}

/** One step as somebody goes through it. */
export interface WalkedStep {
  readonly id: string
  readonly taps: string | null
  readonly does: Doing | null
}

const legendDoing = (prompt: LegendPrompt, intent: LegendIntent): Doing => {
  switch (intent.kind) {
    case 'pay':
      return { picks: cardKeys(intent.cards), button: 'pay' }
    case 'play':
      return { picks: cardKeys(intent.cards), button: 'play' }
    case 'bid':
      return { picks: cardKeys(intent.cards), button: 'lock', show: intent.show }
    case 'show':
      return { picks: tokenKeys(intent.tokens), button: 'reveal' }
    case 'prize':
      return { picks: [prizeKey(intent.prize)], button: 'take' }
    case 'save':
      return { picks: cardKeys([intent.card], 'leaving'), button: 'save' }
    default:
      return { picks: [], button: intent.kind, twice: ['contest', 'auction'].includes(prompt.kind) }
  }
}

const movieDoing = (prompt: MoviePrompt, intent: object): Doing => {
  const path = choicesOf(prompt).find(
    choice => JSON.stringify(choice.intent) === JSON.stringify(intent),
  )?.path
  return { picks: path ?? [], button: 'confirm' }
}

const doingOf = (game: string, prompt: GameTypes['Prompt'], intent: GameTypes['Intent']): Doing =>
  game === 'movie'
    ? movieDoing(prompt as MoviePrompt, intent)
    : legendDoing(prompt as LegendPrompt, intent as LegendIntent)

export function walkOf(lesson: Lesson, chapter: LessonChapter): WalkedStep[] {
  let match = openChapter(lesson, chapter.id)
  return chapter.steps.map(({ id, starts, before = [], does, taps = null }) => {
    if (starts !== undefined) match = openPosition(lesson, starts)
    for (const turn of before) playTurn(lesson, match, turn)
    if (does === undefined) return { id, taps, does: null }
    const prompt = lesson.game.prompt(match.state, LEARNER)!
    const { intent } = playTurn(lesson, match, [LEARNER, does])
    return { id, taps, does: doingOf(lesson.game.id, prompt, intent) }
  })
}

/** Waits until a step asks, with the table drawn: a chapter's first step is there before its table is. */
export const asksFor = ({ page }: Guest, step: string): Promise<void> =>
  page.locator(`.lesson-page[data-step=${step}][data-watching=false]:has([data-scene=shown])`).waitFor()
