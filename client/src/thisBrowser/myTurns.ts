/** The tab's title: your turn at this table, or how many tables wait elsewhere. */
import { effect, signal } from '@preact/signals'
import type { Mine } from '@heorot/shared'

/** Where it is this browser's turn, and how its halls are; null until somebody has answered. */
export const mine = signal<Mine | null>(null)

/** Said in words while it is your turn at the table on screen. */
export const turnHere = signal<string | null>(null)
/** The code of the table on screen. */
export const tableOnScreen = signal<string | null>(null)
/** Tables that wait for this browser, wherever they are. */
export const turnsWaiting = signal(0)
/** What the page is about, such as the name of a hall. */
export const pageTitle = signal<string | null>(null)

export function titleFor(here: string | null, waiting: number, page: string | null): string {
  const house = page ? `${page} – Heorot` : 'Heorot'
  if (here) return `● ${here} – Heorot`
  return waiting > 0 ? `(${waiting}) ${house}` : house
}

effect(() => {
  document.title = titleFor(turnHere.value, turnsWaiting.value, pageTitle.value)
})
