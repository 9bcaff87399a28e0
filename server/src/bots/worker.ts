/** One thread of the pool: answers tasks one by one. An exception ends it; the pool replaces it. */
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { playableGame } from '@heorot/shared'
import { decide } from '@heorot/shared/bots'
import { threadClock } from '../ops/playTime'
import type { SentTask } from './Pool'

const NICE = 10

// Linux keeps a priority for every thread; elsewhere this would slow down the tables as well.
if (process.platform === 'linux') setPriority(NICE)

parentPort?.on('message', ({ sentAt, ...task }: SentTask) => {
  const budgetMs = sentAt + task.budgetMs - threadClock()
  parentPort?.postMessage(decide(playableGame(task.game), { ...task, budgetMs }, threadClock))
})
