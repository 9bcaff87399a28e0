/** The thread that bots and hints think in, so that the page never stutters. */
import '../app/noEval'
import type { Task } from '@heorot/shared/bots'
import { decideAndExplain } from './decide'

addEventListener('message', ({ data }: MessageEvent<Task>) =>
  postMessage(decideAndExplain(data, () => performance.now())),
)
