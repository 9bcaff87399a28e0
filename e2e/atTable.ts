/** What people do at any table: open one, come by its link, begin, and play by pointer or by keyboard. */
import type { Page } from 'playwright-core'
import type { Guest } from './Guest'
import { waitUntil } from './House'

/** Creates a table through the pages and returns its address. */
export async function hostTable(
  host: Guest,
  game: string,
  seats: number,
  fill?: (page: Page) => Promise<void>,
) {
  const { page } = host
  await host.open(`/create/${game}`)
  await page.locator('#your-name').fill(host.name)
  await page.locator('.create .choice input, .create [role=radio], .create .choice button').first().waitFor()
  await chooseSeats(page, seats)
  await fill?.(page)
  await page.locator('form.create button[type=submit]').click()
  await page.waitForURL(/\/t\/[A-Z0-9-]+/)
  await page.locator('.waiting').waitFor()
  return new URL(page.url()).pathname
}

/** A page that is still settling can move away under the pointer: people look whether it took, and press again. */
async function chooseSeats(page: Page, seats: number): Promise<void> {
  const number = page.getByRole('radio', { name: String(seats), exact: true }).first()
  await waitUntil(`${seats} seats are chosen`, async () => {
    await number.click({ force: true })
    return number.isChecked()
  })
}

/** Comes by the link and takes the first free seat. */
export async function joinTable(guest: Guest, path: string): Promise<void> {
  await guest.open(path)
  await guest.page.locator('#your-name').fill(guest.name)
  await guest.page.locator('.seat-plan .button.primary').first().click()
  await guest.page.locator('.waiting').waitFor()
}

export async function watchTable(guest: Guest, path: string): Promise<void> {
  await guest.open(`${path}?watch`)
}

/** The host begins once every seat is taken. */
export async function startMatch(host: Guest): Promise<void> {
  await host.page.locator('.host-corner .button.primary').click()
}

export async function sceneShown(guest: Guest): Promise<void> {
  await guest.page.locator('[data-scene=shown]').waitFor()
}

/** What a person sees at one glance: whose turn it is, what can be pressed and where. */
interface Glance {
  readonly asked: boolean
  /** Which moment of the match this is. */
  readonly revision: string
  readonly over: boolean
  /** What puts away a sheet that lies over the table, or on a phone the drawer that a tip has opened. */
  readonly close: string | null
  /** Buttons of the action bar, as `button:key`, and places on the drawn table, by their own keys. */
  readonly things: readonly { readonly key: string; readonly x: number; readonly y: number }[]
}

const glance = (page: Page): Promise<Glance> =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const spot = (key: string, element: HTMLElement) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { key, x: left + width / 2, y: top + height / 2 }
    }
    const sheet = all('[data-sheet] [data-button]')[0]
    const drawer = all('.drawer.open .drawer-close').find(button => button.checkVisibility())
    const things = [
      ...all('.kit-bar [data-button]:not(:disabled)').map(button =>
        spot(`button:${button.dataset.button}`, button),
      ),
      ...all('[data-target]').map(target => spot(target.dataset.target!, target)),
    ]
    const isCovered = things.some(({ x, y }) => document.elementFromPoint(x, y)?.closest('.kit-tip'))
    // A tip goes when something else is pressed.
    if (isCovered) all('.kit-overlay')[0]?.click()
    return {
      asked: all('.kit-bar.asked').length > 0,
      revision: all('[data-revision]')[0]?.dataset.revision ?? '',
      over: all('.end-panel, .result-button').length > 0,
      close: sheet ? `[data-sheet] [data-button=${sheet.dataset.button}]` : drawer ? '.drawer-close' : null,
      things: isCovered ? [] : things,
    }
  })

/** Picks one of the keys in reach. */
export type Preference = (keys: readonly string[]) => string

interface PointerOptions {
  readonly touch?: boolean
  /** Called whenever this person is asked again. */
  readonly onTurn?: () => Promise<void>
  /** Stop after being asked so often instead of at the end of the game. */
  readonly turns?: number
}

/** Presses what the table offers to pointers, turn after turn. */
export async function playByPointer(
  guest: Guest,
  preference: Preference,
  { touch = false, onTurn, turns = Number.POSITIVE_INFINITY }: PointerOptions = {},
): Promise<void> {
  let askedAt = ''
  let taken = 0
  while (taken < turns) {
    const now = await glance(guest.page)
    if (now.over) return
    // Bots may have answered between two glances: only the moment tells that it is another question.
    if (now.asked && now.revision !== askedAt) {
      askedAt = now.revision
      taken++
      await onTurn?.()
    } else await press(guest, now, touch, preference)
  }
}

export const pressOnce = async (guest: Guest, touch: boolean, preference: Preference): Promise<void> =>
  press(guest, await glance(guest.page), touch, preference)

async function press(
  guest: Guest,
  { close, asked, things }: Glance,
  touch: boolean,
  preference: Preference,
): Promise<void> {
  const { page } = guest
  if (close) await page.locator(close).first().click({ timeout: 5000 }).catch(gone)
  else if (asked && things.length > 0) {
    const key = preference(things.map(thing => thing.key))
    const { x, y } = things.find(thing => thing.key === key)!
    if (touch) await page.touchscreen.tap(x, y)
    else await page.mouse.click(x, y)
    // Quicker taps are taken for a double tap, which enlarges the page.
    await guest.twoFrames()
  } else await page.waitForTimeout(40)
}

/** Somebody else was quicker: what was about to be pressed is not there any more. Look again. */
const gone = (): void => {}

/** Plays by the table as text, with the keyboard alone, to the end. */
export async function playByKeyboard(guest: Guest, choose: (count: number) => number): Promise<void> {
  const { page } = guest
  while (await focusNext(page, choose(SHARES) / SHARES)) await page.keyboard.press('Enter')
}

const SHARES = 1000

/** Waits in the page for a button of the text and focuses it: what confirms first, else one so far down. False: it is over. */
const focusNext = (page: Page, share: number): Promise<boolean> =>
  page.evaluate(async part => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    for (;;) {
      if (all('.end-panel, .result-button').length > 0) return false
      const [confirm] = all('#table-text [data-primary]:not([aria-disabled=true])')
      const buttons = all('#table-text button:not([aria-disabled=true], [data-cancels])')
      const next = confirm ?? buttons[Math.floor(part * buttons.length)]
      next?.focus()
      if (next) return true
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  }, share)

/** "Act I", "Episode 3 …": the head of the page. */
export const storyStands = async ({ page }: Guest): Promise<string> =>
  (await page.locator('.standing h1').textContent()) ?? ''

/** From the door to a game against bots with two clicks. */
export async function playNow(guest: Guest, game: string): Promise<void> {
  await guest.open('/')
  await guest.page.locator('#your-name').fill(guest.name)
  await guest.page.locator(`[data-game=${game}] .button.primary`).click()
  await guest.page.locator('.table-page').waitFor()
}

export const everybodySees = (guests: readonly Guest[], selector: string): Promise<void> =>
  waitUntil(`everybody sees ${selector}`, async () => {
    for (const { page } of guests) if ((await page.locator(selector).count()) === 0) return false
    return true
  })
