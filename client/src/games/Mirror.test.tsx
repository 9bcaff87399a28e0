/** Both games in words: played by buttons alone, as somebody without eyes would. */
import '../testkit/withoutCanvas'
import type { GameTypes } from '@heorot/shared'
import type { LegendIntent, LegendTypes } from '@heorot/shared/games/legend'
import { type ComponentType, render } from 'preact'
import { act as settle } from 'preact/test-utils'
import { speak } from '../app/language'
import { languages } from '../app/settings/languages'
import { change, settings } from '../app/settings/settings'
import type { MirrorProps } from '../kit/GameClient'
import { tableClient } from '../kit/tableClient'
import { questionAsked } from '../kit/tableContext'
import type { PlayedMatch } from '../testkit/PlayedMatch'
import { loadLegendAdvice } from './legend/help/advice'
import { cardKeys, healKey, tokenKeys } from './legend/keys'
import { legendTable } from './legend/legendTable'
import { TestGame } from './legend/testkit/frames'
import { loadLegendWords } from './legend/texts'
import { movieTable } from './movie/movieTable'
import { TestMatch } from './movie/testkit/match'
import { loadMovieWords } from './movie/texts'

beforeAll(() => speak('en'))

const pages: HTMLElement[] = []
afterEach(() => {
  for (const page of pages.splice(0)) render(null, page)
  change({ language: 'en' })
})

/** Somebody at a table of their own page; what they send is played. */
class Person<T extends GameTypes> {
  readonly root = document.body.appendChild(document.createElement('div'))
  readonly sent: T['Intent'][] = []

  constructor(
    readonly Mirror: ComponentType<MirrorProps<T>>,
    readonly game: PlayedMatch<T>,
    readonly seat: number | 'spectator',
  ) {
    pages.push(this.root)
  }

  /** Draws the page, each time with another way to act, as pages do. */
  async look(): Promise<this> {
    const { Mirror, game, seat } = this
    const act = async (intent: T['Intent']) => {
      this.sent.push(intent)
      const reason = game.act(Number(seat), intent)
      return reason ? { reason } : null
    }
    await settle(() => render(<Mirror frame={game.frame(seat)} act={act} />, this.root))
    // The words of a language are loaded once, on demand.
    const { language } = settings.value
    await settle(async () => void (await Promise.all([loadLegendWords(language), loadMovieWords(language)])))
    return this
  }

  get text(): string {
    return this.root.textContent ?? ''
  }

  get buttons(): readonly HTMLButtonElement[] {
    return [...this.root.querySelectorAll<HTMLButtonElement>('button[data-pick], button[data-primary]')]
  }

  get picked(): readonly string[] {
    return this.buttons.filter(one => one.ariaPressed === 'true').map(one => one.dataset.pick ?? '')
  }

  async press(selector: string): Promise<boolean> {
    const button = this.root.querySelector<HTMLElement>(selector)
    if (button) await settle(() => button.click())
    return button !== null
  }
}

describe('The Legend', () => {
  const { Mirror } = tableClient(legendTable)

  /** What has to be picked for an intent, besides what a hint picks. */
  const besides = (intent: LegendIntent): readonly string[] => [
    ...(intent.kind === 'breakRanks' ? tokenKeys(intent.tokens) : []),
    ...('heal' in intent && intent.heal ? [healKey(intent.heal)] : []),
  ]

  /** Without what does not matter: the order of things, and whether a count is shown. */
  const plain = (intent: LegendIntent) => ({
    ...intent,
    ...('cards' in intent ? { cards: [...intent.cards].sort(), show: false } : {}),
    ...('tokens' in intent ? { tokens: [...intent.tokens].sort() } : {}),
  })

  const UNPICKED = ['risk', 'rest', 'withdraw', 'decline', 'use']

  function controlOf(intent: LegendIntent): string {
    if (intent.kind === 'rest') return `[data-action="rest${intent.scratches}"]`
    if (intent.kind === 'risk' && intent.daring) return '[data-action="daring"]'
    return UNPICKED.includes(intent.kind) ? `[data-action="${intent.kind}"]` : '[data-primary]'
  }

  async function play(person: Person<LegendTypes>, intent: LegendIntent): Promise<void> {
    const { game } = person
    const { picks } = await loadLegendAdvice('en')
    const wanted = [...picks(game.frame(), intent), ...besides(intent)]
    const control = controlOf(intent)
    const before = game.match.revision
    if (await person.press('[data-action="change"]')) await person.look()
    for (const key of person.picked) if (!wanted.includes(key)) await person.press(`[data-pick="${key}"]`)
    for (const key of wanted) if (!person.picked.includes(key)) await person.press(`[data-pick="${key}"]`)
    if (intent.kind === 'rest' && !person.root.querySelector(control))
      await person.press('[data-action="rest"]')
    for (let presses = 0; presses < 2 && game.match.revision === before; presses++)
      await person.press(control)
    if (game.match.revision === before)
      throw new Error(`could not ${JSON.stringify(intent)} with: ${person.text.slice(0, 400)}`)
    expect(plain(person.sent.at(-1)!)).toEqual(plain(intent))
  }

  test.each([
    { seats: 2, seed: 5, options: {} },
    { seats: 4, seed: 8, options: { advanced: true } },
  ])(
    'a whole game is played by its buttons alone: %o',
    async plan => {
      const game = new TestGame({ ...plan, viewer: 0 })
      const person = await new Person(Mirror, game, 0).look()
      while (!game.over) {
        if (game.asked.includes(0)) await play(person, game.suggestion(0))
        else game.step()
        await person.look()
      }
      expect(person.text).toContain('Beowulf’s heir')
      for (const name of ['Maren', 'Oswin']) expect(person.text).toContain(name)
    },
    60_000,
  )

  test('a sealed bid is in nobody else’s page', async () => {
    const game = new TestGame({ seats: 3, seed: 1, viewer: 1 })
    while (game.frame(0).prompt?.kind !== 'bid') game.step()
    const { prompt } = game.frame(0)
    const cards = prompt?.kind === 'bid' ? prompt.cards.map(({ card }) => card).slice(0, 2) : []
    const before = game.frame(1).view.stage
    expect(game.act(0, { kind: 'bid', cards, show: false })).toBeNull()
    const other = await new Person(Mirror, game, 1).look()
    expect(game.frame(1).view.stage).not.toEqual(before)
    expect(other.text).toContain('Maren has locked in.')
    expect(other.text).not.toContain('Maren has locked in 2')
  })

  test('what is picked outlives every new drawing of the page', async () => {
    const game = new TestGame({ seats: 2, seed: 11, viewer: 0 })
    while (game.frame(0).prompt?.kind !== 'bid') game.step()
    const person = await new Person(Mirror, game, 0).look()
    const [key] = cardKeys(game.frame(0).secret!.hand)
    await person.press(`[data-pick="${key}"]`)
    await person.look()
    expect(person.picked).toEqual([key])
  })
})

describe('the Movie Board Game', () => {
  const { Mirror } = tableClient(movieTable)

  test('a whole game can be played with the buttons alone', async () => {
    const game = new TestMatch(2, 5)
    while (!game.over) {
      const person = await new Person(Mirror, game, game.mover).look()
      for (let presses = 0; person.sent.length === 0; presses++) {
        const confirm = person.buttons.find(button => button.dataset.primary !== undefined)
        const next = confirm ?? game.rng.pick(person.buttons)
        if (presses > 4) throw new Error(`stuck at ${game.match.revision}: ${person.text}`)
        await settle(async () => next.click())
      }
      render(null, person.root)
    }
    const person = await new Person(Mirror, game, 0).look()
    expect(game.match.revision).toBeGreaterThan(50)
    expect(person.buttons).toHaveLength(0)
    expect(person.text).toMatch(/wins|share the victory/)
  })

  test('the state is complete: every tile, figure, hand and total can be read', async () => {
    const game = new TestMatch(3, 2).run(30)
    const { root, text } = await new Person(Mirror, game, 1).look()
    const { view, secret } = game.frame(1)
    const filled = [...view.tiles, ...view.figures].filter(one => one !== null).length
    const cells = [...root.querySelectorAll('table:first-of-type tbody td')].map(
      cell => cell.textContent ?? '',
    )
    const empty = ['open', 'printed Gorge', 'outside the board']
    expect(cells.slice(0, view.tiles.length).filter(said => !empty.includes(said))).toHaveLength(filled)
    for (const player of view.players) expect(text).toContain(String(player.saga).replace('-', '−'))
    expect(secret?.hand.length).toBeGreaterThan(0)
    expect(text).toContain('Your tiles')
  })

  test('a spectator reads the same table and is asked nothing', async () => {
    const { root, buttons, text } = await new Person(Mirror, new TestMatch(4, 3).run(12), 'spectator').look()
    expect(root.querySelectorAll('table')).toHaveLength(2)
    expect(buttons).toHaveLength(0)
    expect(text).not.toContain('Your tiles')
  })

  test.each(languages)('it speaks %s', async language => {
    change({ language })
    const game = new TestMatch(2, 4)
    const { text, buttons } = await new Person(Mirror, game, game.mover).look()
    expect(text).not.toMatch(/undefined|NaN|\[object/)
    expect(buttons.length).toBeGreaterThan(2)
  })

  test('one may go back a step', async () => {
    const game = new TestMatch(2, 4)
    const person = await new Person(Mirror, game, game.mover).look()
    const before = person.buttons.length
    await person.press('[data-pick="kind:thane"]')
    expect(person.buttons).toHaveLength(25)
    await person.press('[data-cancels]')
    expect(person.buttons).toHaveLength(before)
  })

  test('whoever plays by keyboard is led to the next question, and it is read out', async () => {
    const game = new TestMatch(2, 1)
    const me = game.mover
    const person = await new Person(Mirror, game, me).look()
    const sentence = () => person.root.querySelector<HTMLElement>('section p')
    expect(questionAsked.value).toBe(sentence()?.textContent)
    person.buttons[0]?.focus()
    do game.step()
    while (game.mover === me)
    await person.look()
    expect(questionAsked.value).toBe('')
    // The button that had the focus is gone.
    expect(document.activeElement).toBe(sentence())
    while (game.mover !== me) game.step()
    await person.look()
    expect(document.activeElement).toBe(sentence())
    expect(questionAsked.value).toBe(sentence()?.textContent)
  })
})
