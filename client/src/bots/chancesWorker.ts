/** The thread in which a match is played out from where it stands. */
import { type ChanceTask, chancesFrom } from './winChances'

addEventListener('message', ({ data }: MessageEvent<ChanceTask>) => postMessage(chancesFrom(data)))
