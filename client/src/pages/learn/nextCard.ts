import type { Coach } from '../../kit/GameClient'
import type { TableFrame } from '../../session/frame'

/** A moment of a match: at most one card is shown in each. */
const momentOf = ({ match, revision }: TableFrame): string => `${match}.${revision}`

/** Chooses what to explain: never the same thing twice, and never two things in one moment. */
export class CardPicker {
  #last = ''

  constructor(
    private readonly shown: () => readonly string[],
    private readonly note: (card: string) => void,
  ) {}

  next(coach: Pick<Coach, 'encounters'>, frame: TableFrame): string | null {
    if (momentOf(frame) === this.#last) return null
    const known = this.shown()
    const card = coach.encounters(frame).find(one => !known.includes(one))
    if (card === undefined) return null
    this.#last = momentOf(frame)
    this.note(card)
    return card
  }
}
