/** For tests: the state of a drawn table, from a match. */
import type { Intent } from '@heorot/shared/games/movie'
import { wholeBoard } from '../../kit/camera'
import type { Size } from '../../kit/geometry'
import { Picker } from '../../kit/Picker'
import { choicesOf } from './choices'
import type { TableState } from './TableState'
import type { TestMatch } from './testMatch'
import { en, type Words } from './texts/en'

interface Wish {
  readonly size?: Size
  readonly words?: Words
  readonly picked?: readonly string[]
  readonly hover?: string
}

export function tableOf(game: TestMatch, viewer: number | 'spectator', wish: Wish = {}): TableState {
  const frame = game.frame(viewer)
  const picker = new Picker<Intent>()
  picker.offer(choicesOf(frame.prompt))
  picker.pick(wish.picked ?? [])
  return {
    frame,
    view: frame.view,
    words: wish.words ?? en,
    size: wish.size ?? { w: 1132, h: 848 },
    picker,
    hover: wish.hover ?? null,
    carried: null,
    camera: wholeBoard,
    sending: false,
    telling: false,
    told: null,
    pointed: [],
  }
}
