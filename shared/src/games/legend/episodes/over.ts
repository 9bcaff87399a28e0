/** After the last episode nobody is asked anything. */
import type { StageHandler } from '../handler'

export const over: StageHandler<'over'> = {
  goOn: () => false,
  asked: () => [],
  question: () => null,
  refuse: () => 'not-your-turn',
  accept: () => {},
}
