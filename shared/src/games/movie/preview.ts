/**
 * Score preview: what each figure would score if the act ended right after an intent. Works on the
 * public view alone, so a client or a bot can ask for any intent it has in mind.
 */
import type { Seat } from '../../kernel'
import { figureOf } from './edition/parts'
import { scoresOf } from './scoring'
import type { FigureId, FigureKind, FigureScore, MovieIntent, Layout, MoviePublic, Space } from './types'

export interface FigurePreview {
  readonly figure: FigureId
  /** null for a figure that is not on the board yet. */
  readonly now: FigureScore | null
  readonly after: FigureScore
  readonly change: number
}

/** Every figure that would be on the board, in the order of spaces. */
export function preview(view: MoviePublic, seat: Seat, intent: MovieIntent): FigurePreview[] {
  const now = new Map(scoresOf(view).map(score => [score.figure, score]))
  return scoresOf({ act: view.act, ...layoutAfter(view, seat, intent) }).map(after => {
    const before = now.get(after.figure) ?? null
    return { figure: after.figure, now: before, after, change: after.score - (before?.score ?? 0) }
  })
}

/** The board after an intent that is legal for this seat; intents off the board change nothing. */
export function layoutAfter(view: MoviePublic, seat: Seat, intent: MovieIntent): Layout {
  const { tiles, figures } = view
  switch (intent.kind) {
    case 'placeFigure':
      return { tiles, figures: put(figures, intent.space, nextFigure(view, seat, intent.figure)) }
    case 'placeTile':
    case 'replaceMead':
      return { tiles: put(tiles, intent.space, intent.tile), figures }
    case 'counsel':
      return {
        tiles: put(tiles, intent.from, intent.tile),
        figures: put(put(figures, intent.to, figures[intent.from] ?? null), intent.from, null),
      }
    case 'remove':
      return { tiles: put(tiles, intent.space, null), figures }
    case 'swap': {
      const { a, b } = intent
      return { tiles: put(put(tiles, a, tiles[b] ?? null), b, tiles[a] ?? null), figures }
    }
    case 'draw':
    case 'cashIn':
    case 'decline':
      return { tiles, figures }
  }
}

const nextFigure = (view: MoviePublic, seat: Seat, kind: FigureKind): FigureId | null =>
  view.players[seat]?.figures.find(figure => figureOf(figure).kind === kind) ?? null

const put = <T>(items: readonly T[], space: Space, item: T): readonly T[] => items.with(space, item)
