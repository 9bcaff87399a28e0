/** Where it is this browser's turn, and how its halls are; asked again and again, and shown on the tab and the app. */
import { computed, effect } from '@preact/signals'
import { appIcon } from '../art/signs/appIcon'
import { askMine } from '../api/hallApi'
import { closeSeenNotices } from './device'
import { mine, tableOnScreen, turnHere, turnsWaiting } from './myTurns'
import { membershipOf, myHalls } from './myHalls'
import { myTables } from './myTables'

const VISIBLE = 8_000
const HIDDEN = 45_000
const MOST = 40

let timer = 0
let asking = false

const hasPlaces = () => myTables.value.length + myHalls.value.length > 0

async function look(): Promise<void> {
  clearTimeout(timer)
  if (asking) return
  asking = true
  const seats = myTables
    .peek()
    .slice(0, MOST)
    .map(({ code, token }) => ({ code, token }))
  const halls = myHalls.peek().slice(0, MOST).map(membershipOf)
  // What is known stays on screen while nobody answers.
  const answer = seats.length + halls.length > 0 ? await askMine({ seats, halls }).catch(() => null) : null
  asking = false
  if (answer) mine.value = answer
  timer = window.setTimeout(() => void look(), document.hidden ? HIDDEN : VISIBLE)
}

/** The number of turns on the tab's icon. */
function iconWith(count: number): string {
  const { svg } = appIcon()
  const text = count > 9 ? '9+' : String(count)
  const dot = `<circle cx="366" cy="366" r="140" fill="#c2452d" stroke="#14100c" stroke-width="18"/><text x="366" y="430" font-family="sans-serif" font-weight="700" font-size="${text.length > 1 ? 150 : 190}" fill="#fff" text-anchor="middle">${text}</text>`
  return `data:image/svg+xml,${encodeURIComponent(svg.replace('</svg>', `${dot}</svg>`))}`
}

function showOnTab(count: number): void {
  turnsWaiting.value = count
  document
    .querySelector<HTMLLinkElement>('link[rel="icon"]')
    ?.setAttribute('href', count > 0 ? iconWith(count) : '/icon.svg')
  const badge = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  badge?.catch(() => {})
}

/** The table on screen counts when it has shown that it is your turn, not when the server knows. */
function countTurns(): number {
  const elsewhere = mine.value?.turns.filter(({ code }) => code !== tableOnScreen.value) ?? []
  return elsewhere.length + (turnHere.value ? 1 : 0)
}

let following = false

/** Begins once there is anything to ask after; then goes on as long as the page. */
export function followTurns(): void {
  if (following) return
  following = true
  closeSeenNotices()
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void look()
  })
  const count = computed(countTurns)
  effect(() => showOnTab(count.value))
  effect(() => {
    if (hasPlaces()) void look()
  })
}
