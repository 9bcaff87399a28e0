import '../../testkit/withoutCanvas'
import type { LegendIntent, LegendTypes } from '@heorot/shared/games/legend'
import { h, render } from 'preact'
import { act as settle } from 'preact/test-utils'
import { speak } from '../../app/language'
import { tableClient } from '../../kit/tableClient'
import type { SendIntent } from '../../session/frame'
import { cardKeys, choiceKey, healKey, prizeKey, tokenKeys } from './keys'
import { legendTable } from './legendTable'
import { TestGame } from './testkit/frames'
import { loadLegendWords } from './texts'

const { Mirror } = tableClient(legendTable)

beforeAll(() => speak('en'))

/** What has to be picked for an intent, and which button sends it. */
function wayTo(intent: LegendIntent): { readonly picks: readonly string[]; readonly control: string } {
  switch (intent.kind) {
    case 'pay':
      return { picks: cardKeys(intent.cards), control: 'pay' }
    case 'breakRanks':
      return { picks: [...tokenKeys(intent.tokens), healKey(intent.heal)], control: 'pay' }
    case 'select':
      return { picks: [choiceKey(intent.choice)], control: 'take' }
    case 'take':
      return { picks: cardKeys([intent.card], 'stage'), control: 'take' }
    case 'bid':
      return { picks: cardKeys(intent.cards), control: 'lock' }
    case 'play':
      return { picks: cardKeys(intent.cards), control: 'play' }
    case 'show':
      return { picks: tokenKeys(intent.tokens), control: 'reveal' }
    case 'prize':
      return {
        picks: [prizeKey(intent.prize), ...(intent.heal ? [healKey(intent.heal)] : [])],
        control: 'take',
      }
    case 'save':
      return { picks: cardKeys([intent.card], 'leaving'), control: 'save' }
    case 'risk':
      return { picks: [], control: intent.daring ? 'daring' : 'risk' }
    case 'rest':
      return { picks: [], control: `rest${intent.scratches}` }
    default:
      return { picks: [], control: intent.kind }
  }
}

class Person {
  readonly #root = document.body.appendChild(document.createElement('div'))
  readonly #game: TestGame
  readonly #seat: number
  readonly #act: SendIntent<LegendTypes>

  constructor(game: TestGame, seat: number) {
    this.#game = game
    this.#seat = seat
    this.#act = async intent => {
      const reason = game.act(seat, intent)
      return reason ? { reason } : null
    }
  }

  async look(): Promise<void> {
    await settle(() => render(h(Mirror, { frame: this.#game.frame(this.#seat), act: this.#act }), this.#root))
  }

  /** The page is drawn again with another way to act, as pages do. */
  async lookAgain(): Promise<void> {
    const frame = this.#game.frame(this.#seat)
    await settle(() => render(h(Mirror, { frame, act: intent => this.#act(intent) }), this.#root))
  }

  get picked(): readonly string[] {
    return this.#pressed()
  }

  async pick(key: string): Promise<void> {
    await this.#click(`[data-pick="${key}"]`)
  }

  get text(): string {
    return this.#root.textContent ?? ''
  }

  #pressed(): readonly string[] {
    return [...this.#root.querySelectorAll<HTMLElement>('[data-pick][aria-pressed="true"]')].map(
      one => one.dataset.pick ?? '',
    )
  }

  async #click(selector: string): Promise<boolean> {
    const button = this.#root.querySelector<HTMLElement>(selector)
    if (!button) return false
    await settle(() => button.click())
    return true
  }

  /** Does this by pressing buttons, as somebody without eyes would. */
  async play(intent: LegendIntent): Promise<void> {
    const { picks, control } = wayTo(intent)
    const before = this.#game.frame().revision
    if (await this.#click('[data-action="change"]')) await this.look()
    for (const key of this.#pressed()) if (!picks.includes(key)) await this.#click(`[data-pick="${key}"]`)
    for (const key of picks) if (!this.#pressed().includes(key)) await this.#click(`[data-pick="${key}"]`)
    if (control.startsWith('rest') && !this.#root.querySelector(`[data-action="${control}"]`))
      await this.#click('[data-action="rest"]')
    for (let presses = 0; presses < 2 && this.#game.frame().revision === before; presses++)
      await this.#click(`[data-action="${control}"]`)
    if (this.#game.frame().revision === before)
      throw new Error(`could not ${JSON.stringify(intent)} with: ${this.text.slice(0, 400)}`)
    await this.look()
  }
}

test.each([
  { seats: 2, seed: 5, options: {} },
  { seats: 4, seed: 8, options: { advanced: true } },
])(
  'a whole game is played by its buttons alone: %o',
  async plan => {
    await loadLegendWords('en')
    const game = new TestGame({ ...plan, viewer: 0 })
    const person = new Person(game, 0)
    await person.look()
    await settle(async () => {
      await loadLegendWords('en')
    })
    while (!game.over) {
      if (game.asked.includes(0)) {
        await person.play(game.suggestion(0))
      } else game.step()
      await person.look()
    }
    expect(person.text).toContain('Beowulf’s heir')
    for (const name of ['Maren', 'Oswin']) expect(person.text).toContain(name)
  },
  60_000,
)

test('a sealed bid is in nobody else’s page', async () => {
  await loadLegendWords('en')
  for (let seed = 1; seed < 20; seed++) {
    const game = new TestGame({ seats: 3, seed, viewer: 1 })
    while (!game.over && game.frame(0).prompt?.kind !== 'bid') game.step()
    const frame = game.frame(0)
    if (frame.prompt?.kind !== 'bid') continue
    const other = new Person(game, 1)
    await other.look()
    const cards = frame.prompt.cards.map(({ card }) => card).slice(0, 2)
    const before = JSON.stringify(game.frame(1).view.stage)
    game.act(0, { kind: 'bid', cards, show: false })
    await other.look()
    expect(before).not.toBe(JSON.stringify(game.frame(1).view.stage))
    expect(other.text).toContain('Maren has locked in.')
    expect(other.text).not.toContain('Maren has locked in 2')
    return
  }
  throw new Error('no bid was met')
})

test('what is picked outlives every new drawing of the page', async () => {
  await loadLegendWords('en')
  const game = new TestGame({ seats: 2, seed: 11, viewer: 0 })
  while (game.frame(0).prompt?.kind !== 'bid') game.step()
  const { prompt } = game.frame(0)
  if (prompt?.kind !== 'bid') throw new Error('no bid')
  const person = new Person(game, 0)
  await person.look()
  const [key] = cardKeys([prompt.cards[0]!.card])
  await person.pick(key!)
  await person.lookAgain()
  expect(person.picked).toEqual([key])
})
