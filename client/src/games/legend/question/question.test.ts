import type { LegendIntent, LegendTypes, LegendPrompt } from '@heorot/shared/games/legend'
import { specialCard } from '@heorot/shared/games/legend'
import type { Action, Asked } from '../../../kit/GameTable'
import { Selection } from '../../../kit/Selection'
import type { TableFrame } from '../../../session/frame'
import { cardKeys, cardsIn, healKey, prizeKey, tokenKeys } from '../keys'
import type { LegendTable } from '../types'
import { TestGame } from '../testkit/frames'
import { actionsFor } from './actions'
import { noPicks, pickable, startPicks, toggle } from './picks'
import { question } from './question'

type Frame = TableFrame<LegendTypes>
type PromptOf<K extends LegendPrompt['kind']> = Extract<LegendPrompt, { kind: K }>

/** A server that answers when it is told to. */
function setup(frame: Frame) {
  const sent: LegendIntent[] = []
  const answers: ((refused: boolean) => void)[] = []
  const selection = new Selection<LegendTable>(
    question,
    intent => {
      sent.push(intent)
      return new Promise(resolve => {
        answers.push(refused => resolve(refused ? { reason: 'not-offered' } : null))
      })
    },
    () => {},
  )
  let shown = frame
  const show = (next: Frame) => {
    shown = next
    selection.show(next)
  }
  show(frame)
  const answer = async (refused = false) => {
    answers.shift()?.(refused)
    await Promise.resolve()
    await Promise.resolve()
    await Promise.resolve()
  }
  const picks = () => selection.picks(shown)
  const actions = () =>
    actionsFor({ prompt: shown.prompt, secret: shown.secret, picks: picks(), careful: true })
  const press = (key: string) => {
    const action = actions().find(one => one.key === key)
    if (!action) throw new Error(`no ${key} among ${actions().map(one => one.key)}`)
    selection.press(action)
  }
  return { selection, show, picks, actions, sent, answer, press }
}

/** The first frame at which seat 0 is asked something of a kind. */
function frameAsking<K extends LegendPrompt['kind']>(
  kind: K,
  fits: (prompt: PromptOf<K>) => boolean = () => true,
): { game: TestGame; frame: Frame; prompt: PromptOf<K> } {
  for (let seed = 1; seed < 400; seed++) {
    const game = new TestGame({
      seats: 2 + (seed % 4),
      seed,
      viewer: 0,
      options: { advanced: seed % 2 === 0 },
    })
    while (!game.over) {
      const frame = game.frame()
      if (frame.prompt?.kind === kind && fits(frame.prompt as PromptOf<K>))
        return { game, frame, prompt: frame.prompt as PromptOf<K> }
      game.step()
    }
  }
  throw new Error(`nobody was asked ${kind}`)
}

/** The keys of the cards that a question is about. */
const keysOf = ({ cards }: { readonly cards: readonly { readonly card: number }[] }): string[] =>
  cardKeys(cards.map(({ card }) => card))

const primary = (actions: readonly Action<LegendTable>[]) => actions.find(one => one.primary)

test('a payment is proposed, can be changed, and says what is wrong with it', () => {
  const { frame, prompt } = frameAsking('opportunity', p => p.price.kind === 'symbols' && p.proposal !== null)
  const { selection, picks, actions, press, sent } = setup(frame)
  expect(cardsIn(picks().keys)).toEqual(prompt.proposal)
  const [first] = picks().keys
  selection.pick(first!)
  expect(primary(actions())?.reason).toBe('not-enough')
  selection.pick(first!)
  press('pay')
  expect(sent).toHaveLength(1)
})

test('where a number is asked for, the newest pick takes the place of the oldest', () => {
  const { prompt } = frameAsking('opportunity', p => p.price.kind === 'anyCards')
  const [a, b, c] = keysOf(prompt)
  const picks = [a, b, c].reduce((now, key) => toggle(prompt, now, key!) ?? now, noPicks)
  expect(picks.keys).toEqual([b, c])
})

test('nothing of a bid leaves the page before it is locked', () => {
  const { frame, prompt } = frameAsking('bid')
  const { selection, sent, press } = setup(frame)
  for (const key of keysOf(prompt)) selection.pick(key)
  press('show')
  press('reset')
  expect(sent).toEqual([])
})

test('a picked bid survives the others locking theirs', () => {
  const { frame, prompt, game } = frameAsking('bid', p => !p.locked && p.cards.length > 0)
  const { selection, show, picks } = setup(frame)
  selection.pick(keysOf(prompt)[0]!)
  const other = game.asked.find(seat => seat !== 0)!
  game.act(other, game.suggestion(other))
  const next = game.frame()
  if (next.prompt?.kind !== 'bid') throw new Error('the bid went on')
  show(next)
  expect(picks().keys).toEqual([keysOf(prompt)[0]!])
})

describe('locking and changing a bid', () => {
  const begin = () => {
    const found = frameAsking('bid', p => !p.locked && p.cards.length > 1)
    return { ...found, ...setup(found.frame), key: keysOf(found.prompt)[0]! }
  }

  test('nothing can be changed between the frame and the answer', async () => {
    const { selection, show, picks, actions, game, key, press, sent, answer } = begin()
    selection.pick(key)
    press('lock')
    game.act(0, sent[0]!)
    show(game.frame())
    expect(selection.sending).toBe(true)
    expect(selection.pick(key)).toBe(false)
    await answer()
    expect(selection.sending).toBe(false)
    expect(cardsIn(picks().keys)).toEqual(game.frame().secret?.bid?.cards)
    expect(actions().map(one => one.key)).toEqual(['change'])
  })

  test('nor between the answer and the frame', async () => {
    const { selection, show, game, key, press, sent, answer } = begin()
    selection.pick(key)
    press('lock')
    await answer()
    expect(selection.sending).toBe(true)
    game.act(0, sent[0]!)
    show(game.frame())
    expect(selection.sending).toBe(false)
  })

  test('a change is kept to itself until it is locked again, and can be dropped', async () => {
    const { selection, show, picks, game, key, press, sent, answer, prompt } = begin()
    selection.pick(key)
    press('lock')
    game.act(0, sent[0]!)
    show(game.frame())
    await answer()
    press('change')
    selection.pick(keysOf(prompt)[1]!)
    expect(picks().keys).toHaveLength(2)
    expect(sent).toHaveLength(1)
    press('keep')
    expect(picks().keys).toEqual([key])
    press('change')
    press('lock')
    await answer()
    game.act(0, sent[1]!)
    show(game.frame())
    expect(picks().editing).toBe(false)
  })

  test('an empty bid is asked first', () => {
    const { picks, press, sent, actions } = begin()
    press('lock')
    expect(sent).toEqual([])
    expect(actions().map(one => one.key)).toEqual(['lock', 'back', 'show'])
    press('back')
    expect(picks().armed).toBeNull()
    press('lock')
    press('lock')
    expect(sent).toMatchObject([{ kind: 'bid', cards: [] }])
  })

  test('a refused lock leaves the picks as they were', async () => {
    const { selection, picks, key, press, answer } = begin()
    selection.pick(key)
    press('lock')
    await answer(true)
    expect(selection.sending).toBe(false)
    expect(picks().keys).toEqual([key])
  })
})

test('risk and withdrawal in a contest are asked twice, and at once for those who want it', () => {
  const { frame, prompt } = frameAsking('contest', p => p.mayRisk)
  const { actions, press, sent } = setup(frame)
  press('withdraw')
  expect(sent).toEqual([])
  expect(actions().map(one => one.key)).toEqual(['withdraw', 'back'])
  press('back')
  press('risk')
  press('risk')
  expect(sent).toEqual([{ kind: 'risk', daring: false }])
  const hasty = actionsFor({ prompt, secret: frame.secret, picks: noPicks, careful: false })
  expect(hasty.find(one => one.key === 'withdraw')?.intent).toEqual({ kind: 'withdraw' })
})

test('in a contest only what fits can be picked, and one card when level', () => {
  const { prompt } = frameAsking('contest', p => p.needed === 0 && p.cards.length > 1)
  expect([...pickable(prompt, noPicks)].sort()).toEqual(keysOf(prompt).sort())
  const [a, b] = keysOf(prompt)
  const picks = toggle(prompt, toggle(prompt, noPicks, a!)!, b!)
  expect(picks?.keys).toEqual([b])
})

test('the prize that heals offers its wounds once it is picked, and they go with it', () => {
  const prompt: LegendPrompt = {
    kind: 'prize',
    marker: 1,
    rest: 0,
    choices: [
      { prize: 0, gives: { kind: 'fameOrHeal', value: 5 }, heal: null },
      { prize: 0, gives: { kind: 'fameOrHeal', value: 5 }, heal: 'wound' },
      { prize: 1, gives: { kind: 'fame', value: 1 }, heal: null },
    ],
  }
  expect(pickable(prompt, noPicks).has(healKey('wound'))).toBe(false)
  const picked = toggle(prompt, noPicks, prizeKey(0))!
  const healing = toggle(prompt, picked, healKey('wound'))!
  const asked = { prompt, secret: null, picks: healing, careful: true }
  expect(actionsFor(asked)[0]?.intent).toEqual({ kind: 'prize', prize: 0, heal: 'wound' })
  expect(toggle(prompt, healing, prizeKey(1))?.keys).toEqual([prizeKey(1)])
})

test('Break Ranks? proposes the cheapest tokens for the heaviest wound', () => {
  const prompt: LegendPrompt = {
    kind: 'breakRanks',
    count: 2,
    rest: 0,
    tokens: [5, 1, 0],
    heals: ['scratches', 'wound'],
  }
  expect(startPicks({ prompt, secret: null }).keys).toEqual([...tokenKeys([0, 1]), healKey('wound')])
})

test('The Warrior’s Rest is at hand outside one’s turn and leaves a picked bid alone', () => {
  const { frame, prompt } = frameAsking('bid', p => !p.locked && p.cards.length > 0)
  const resting: Frame = {
    ...frame,
    prompt: { ...prompt, rest: 2 },
    secret: frame.secret && { ...frame.secret, hand: [...frame.secret.hand, specialCard('rest')] },
  }
  const { selection, actions, press, sent } = setup(resting)
  selection.pick(keysOf(prompt)[0]!)
  press('rest')
  expect(actions().map(one => one.key)).toEqual(['rest2', 'rest1', 'back', 'show'])
  press('rest2')
  expect(sent).toEqual([{ kind: 'rest', scratches: 2 }])
  const alone: LegendPrompt = { kind: 'rest', rest: 1 }
  const asked: Asked<LegendTable> = { prompt: alone, secret: null, picks: noPicks, careful: true }
  expect(actionsFor(asked).map(one => one.key)).toEqual(['rest'])
})
