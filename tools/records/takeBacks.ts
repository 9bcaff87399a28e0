/** The intent of every game, by docs/records.md alone: which decisions of a match stand. */
import { demand, same } from './demand'
import { page } from './document'
import type { RecordedStep } from './lines'

const LISTS = /none that reveals \(Movie: ([^;]*); Legend: ([^)]*)\)/.exec(page) ?? []

const namesIn = (list = ''): string[] => [...list.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)

const REVEALING = { Movie: namesIn(LISTS[1]), Legend: namesIn(LISTS[2]) }

export type PageGame = keyof typeof REVEALING

/** The steps without those that were taken back: the match goes on as if they had never been. */
export function withoutTakenBack(steps: readonly RecordedStep[], game: PageGame): RecordedStep[] {
  const stands: RecordedStep[] = []
  let tookBack: number | null = null
  let isForGood = false
  for (const step of steps) {
    if (step.intent.kind === 'takeBack') {
      demand(tookBack === null && !isForGood, 'what was decided instead stands')
      takeBack(stands.pop(), step, REVEALING[game])
      tookBack = step.seat
    } else {
      isForGood = tookBack === step.seat
      tookBack = null
      stands.push(step)
    }
  }
  return stands
}

function takeBack(last: RecordedStep | undefined, step: RecordedStep, revealing: readonly string[]): void {
  const { seat } = step
  demand(last?.seat === seat, 'the last decision is the seat’s own')
  demand(last?.secret.length === 0, 'nobody heard anything alone')
  demand(last?.events.every(({ kind }) => !revealing.includes(kind)) ?? false, 'nothing was revealed')
  same(step.events, [{ kind: 'tookBack', seat }], 'the events')
  same(step.secret, [], 'what their owner hears')
}
