/** Works out what the texts of the lesson quote. */
import { figureOf, type MovieEvent, type MoviePublic, scoresOf } from '@heorot/shared/games/movie'
import type { TableFrame } from '../../session/frame'
import { spaceNamed } from '../movie/words'

function scoreAt(view: MoviePublic, word: string) {
  const score = scoresOf(view).find(({ space }) => space === spaceNamed(view, word))
  if (!score) throw new Error(`no figure stands on ${word}`)
  return score
}

const openSpaces = ({ tiles, figures }: MoviePublic) =>
  tiles.filter((tile, space) => tile === null && figures[space] === null).length

function ended(frame: TableFrame) {
  const event = (frame.events as readonly MovieEvent[]).find(({ kind }) => kind === 'actEnded')
  if (event?.kind !== 'actEnded') throw new Error('no act has ended')
  return event
}

export function movieFact(frame: TableFrame, fact: string): string | number {
  const view = frame.view as MoviePublic
  const [what = '', which = ''] = fact.split(' ')
  switch (what) {
    case 'saga':
      return view.players[Number(which)]!.saga
    case 'open':
      return openSpaces(view)
    case 'score':
      return scoreAt(view, which).score
    case 'working': {
      const { sum, diamonds, score } = scoreAt(view, which)
      return `${sum} × ${diamonds} = ${score}`
    }
    case 'gained':
      return ended(frame).result.gained[Number(which)]!
    case 'scored': {
      const [, sum, diamonds] = ended(frame).scores.find(
        ([figure]) => figureOf(figure).kind === which && figureOf(figure).seat === 0,
      )!
      return sum * diamonds
    }
    default:
      throw new Error(`nobody knows what ${fact} is`)
  }
}
