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

const FACTS: Readonly<
  Record<string, (view: MoviePublic, which: string, frame: TableFrame) => string | number>
> = {
  saga: ({ players }, seat) => players[Number(seat)]!.saga,
  open: view => openSpaces(view),
  score: (view, space) => scoreAt(view, space).score,
  working: (view, space) => {
    const { sum, diamonds, score } = scoreAt(view, space)
    return `${sum} × ${diamonds} = ${score}`
  },
  gained: (_, seat, frame) => ended(frame).result.gained[Number(seat)]!,
  scored: (_, kind, frame) => {
    const isMeant = (id: number) => figureOf(id).kind === kind && figureOf(id).seat === 0
    const [, sum, diamonds] = ended(frame).scores.find(([figure]) => isMeant(figure))!
    return sum * diamonds
  },
}

export function movieFact(frame: TableFrame, fact: string): string | number {
  const [what = '', which = ''] = fact.split(' ')
  return FACTS[what]!(frame.view as MoviePublic, which, frame)
}
