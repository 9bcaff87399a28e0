import '../../testkit/withoutCanvas'
import type { Refusal } from '@heorot/shared'
import { type MovieIntent, movie } from '@heorot/shared/games/movie'
import { render } from 'preact'
import { act as flush } from 'preact/test-utils'
import { speak } from '../../app/language'
import { languages } from '../../app/settings/languages'
import { change, settings } from '../../app/settings/settings'
import { tableClient } from '../../kit/tableClient'
import { questionAsked } from '../../kit/tableContext'
import { movieTable } from './movieTable'
import { TestMatch } from './testkit/match'
import { loadMovieWords } from './texts'

const { Mirror } = tableClient(movieTable)

const root = document.createElement('div')
document.body.append(root)

beforeAll(() => speak('en'))
afterEach(() => {
  render(null, root)
  change({ language: 'en' })
})

const buttons = () => [...root.querySelectorAll<HTMLButtonElement>('button[data-pick], button[data-primary]')]

async function show(
  game: TestMatch,
  viewer: number | 'spectator',
  act: (intent: MovieIntent) => Promise<Refusal | null>,
) {
  await flush(async () => {
    render(<Mirror frame={game.frame(viewer)} act={act} />, root)
  })
  // The words of a language are loaded once, on demand.
  await flush(async () => {
    await loadMovieWords(settings.value.language)
  })
}

test('a whole game can be played with the buttons alone', async () => {
  const game = new TestMatch(2, 5)
  let moves = 0
  while (!game.over) {
    const seat = movie.asked(game.match.state)[0] ?? 0
    const sent: MovieIntent[] = []
    await show(game, seat, async intent => {
      sent.push(intent)
      return null
    })
    for (let presses = 0; sent.length === 0; presses++) {
      const choices = buttons()
      const confirm = choices.find(button => button.dataset.primary !== undefined)
      const next = confirm ?? choices[game.rng.below(choices.length)]
      if (!next || presses > 4) throw new Error(`stuck after ${moves} moves: ${root.textContent}`)
      await flush(async () => next.click())
    }
    game.play(seat, sent[0] as MovieIntent)
    moves++
  }
  await show(game, 0, async () => null)
  expect(moves).toBeGreaterThan(50)
  expect(buttons()).toHaveLength(0)
  expect(root.textContent).toMatch(/wins|share the victory/)
})

test('the state is complete: every tile, figure, hand and total can be read', async () => {
  const game = new TestMatch(3, 2).run(30)
  await show(game, 1, async () => null)
  const table = root.querySelector('table')
  const { view, secret } = game.frame(1)
  const filled = [...view.tiles, ...view.figures].filter(one => one !== null).length
  const cells = [...(table?.querySelectorAll('tbody td') ?? [])].map(cell => cell.textContent)
  expect(
    cells.filter(text => text !== 'open' && text !== 'printed Gorge' && text !== 'outside the board'),
  ).toHaveLength(filled)
  for (const player of view.players) expect(root.textContent).toContain(String(player.saga).replace('-', '−'))
  expect(secret?.hand.length).toBeGreaterThan(0)
  expect(root.textContent).toContain('Your tiles')
})

test('a spectator reads the same table and is asked nothing', async () => {
  const game = new TestMatch(4, 3).run(12)
  await show(game, 'spectator', async () => null)
  expect(root.querySelectorAll('table')).toHaveLength(2)
  expect(buttons()).toHaveLength(0)
  expect(root.textContent).not.toContain('Your tiles')
})

test.each(languages)('it speaks %s', async language => {
  change({ language })
  const game = new TestMatch(2, 4)
  const seat = movie.asked(game.match.state)[0] ?? 0
  await show(game, seat, async () => null)
  expect(root.textContent).not.toMatch(/undefined|NaN|\[object/)
  expect(buttons().length).toBeGreaterThan(2)
})

test('one may go back a step', async () => {
  const game = new TestMatch(2, 4)
  const seat = movie.asked(game.match.state)[0] ?? 0
  await show(game, seat, async () => null)
  const before = buttons().length
  await flush(async () => root.querySelector<HTMLButtonElement>('[data-pick="kind:thane"]')?.click())
  expect(buttons().length).toBe(25)
  await flush(async () => root.querySelector<HTMLButtonElement>('[data-cancels]')?.click())
  expect(buttons().length).toBe(before)
})

test('whoever plays by keyboard is led to the next question, and it is read out', async () => {
  const game = new TestMatch(2, 1)
  const mover = () => game.frame('spectator').waitingFor[0] ?? 0
  const me = mover()
  await show(game, me, async () => null)
  const sentence = () => root.querySelector<HTMLElement>('section p')
  expect(questionAsked.value).toBe(sentence()?.textContent)
  buttons()[0]?.focus()
  do game.step()
  while (mover() === me && !game.over)
  await show(game, me, async () => null)
  expect(questionAsked.value).toBe('')
  // The button that had the focus is gone.
  expect(document.activeElement).toBe(sentence())
  while (mover() !== me && !game.over) game.step()
  await show(game, me, async () => null)
  expect(document.activeElement).toBe(sentence())
  expect(questionAsked.value).toBe(sentence()?.textContent)
})
