import { playableGame, rngFrom, seedFromNumber } from '@heorot/shared'
import { EDITION } from '@heorot/shared/games/legend'
import { languages } from '../app/settings/languages'
import type { TableFrame } from '../session/frame'
import { type MatchPlan, PlayedMatch } from '../testkit/PlayedMatch'
import { gameClients } from '.'

interface Moment {
  readonly frame: TableFrame
  /** All that this seat has heard so far. */
  readonly heard: readonly { readonly kind: string }[]
}

interface Plan extends MatchPlan {
  /** Draws a tile whenever that is allowed. */
  readonly draws?: boolean
}

/** Sensible moves with a few odd ones, so that rare things happen too. */
function play(id: string, plan: Plan, visit: (moment: Moment) => void): void {
  const { rules, bot } = playableGame(id)
  const game = new PlayedMatch(rules, plan)
  const { rng } = game
  const heard: { readonly kind: string }[][] = Array.from({ length: plan.seats }, () => [])
  for (;;) {
    for (const [seat, own] of heard.entries()) {
      const frame = game.frame(seat)
      own.push(...frame.events)
      visit({ frame, heard: own })
    }
    const actor = game.asked[0]
    if (actor === undefined) return
    const prompt = game.prompt(actor)
    const isOdd = rng.below(3) === 0
    const usual = isOdd ? rules.suggest(prompt, rng) : bot.quick(game.match.state, actor, rng)
    game.act(actor, plan.draws && 'draw' in prompt && prompt.draw === true ? { kind: 'draw' } : usual)
  }
}

const PLANS: Readonly<Record<string, readonly Plan[]>> = {
  legend: [2, 3, 4, 5, 5].map((seats, i) => ({ seats, seed: 40 + i, options: { advanced: i > 2 } })),
  movie: [2, 3, 4, 4].map((seats, i) => ({ seats, seed: 60 + i, options: {}, draws: i > 2 })),
}

type Event = { readonly kind: string; readonly seat?: number; readonly [key: string]: unknown }

type Witness = (moment: Moment, mine: readonly Event[], all: readonly Event[]) => boolean

const happened = (events: readonly Event[], wanted: string) => events.some(({ kind }) => kind === wanted)
const ask =
  (kind: string): Witness =>
  ({ frame }) =>
    frame.prompt?.kind === kind

/** What must have happened, or be asked, when a card is shown: told by events and prompts, not by the view. */
const WITNESSES: Readonly<Record<string, Witness>> = {
  risk: ask('risk'),
  opportunity: ask('opportunity'),
  peaceReturns: (_, __, all) => all.filter(({ kind }) => kind === 'episodeBegan').at(-1)?.step === 27,
  breakRanks: ask('breakRanks'),
  selection: ask('selection'),
  recovery: ask('recovery'),
  atOnce: ask('bid'),
  inTurn: ask('contest'),
  level: (_, mine) => mine.some(({ kind }) => kind === 'laid' || kind === 'risked'),
  contestRisk: ask('contest'),
  auction: ask('auction'),
  recoverTreasures: (_, __, all) => happened(all, 'treasuresRevealed'),
  death: (_, __, all) => happened(all, 'handsRevealed'),
  scratch1: (_, mine) => happened(mine, 'scratched'),
  scratch2: (_, mine) => mine.filter(({ kind }) => kind === 'scratched').length >= 2,
  wound1: (_, mine) => happened(mine, 'wounded'),
  wound2: (_, mine) => happened(mine, 'wounded'),
  wound3: (_, mine) =>
    mine.filter(({ kind }) => kind === 'wounded').reduce((sum, { wounds }) => sum + Number(wounds), 0) >= 3,
  banner: (_, mine) => happened(mine, 'startPassed'),
  ...Object.fromEntries(
    EDITION.specials.map(({ id }): [string, Witness] => [id, (_, mine) => happened(mine, 'gainedSpecial')]),
  ),
  turn: ask('turn'),
  printedGorge: (_, __, all) => all.some(({ kind, act }) => kind === 'actBegan' && act === 2),
  actThree: (_, __, all) => all.some(({ kind, act }) => kind === 'actBegan' && act === 3),
  actEnd: (_, __, all) => happened(all, 'actEnded'),
  longships: (_, mine, all) => happened(all, 'actEnded') && happened(mine, 'placedFigure'),
  gone: (_, mine, all) => happened(all, 'actEnded') && happened(mine, 'placedFigure'),
  peril: (_, mine, all) =>
    happened(mine, 'placedFigure') &&
    all.some(({ kind }) => kind === 'placedTile' || kind === 'replacedMead' || kind === 'swapped'),
}

describe.each(gameClients.map(client => [client.id, client] as const))('the coach of %s', (id, client) => {
  it('shows every card in some real game, each when it is true', async () => {
    const coach = await client.loadCoach!('en')
    const rules = new Set((await client.loadTexts('en')).rules.map(rule => rule.id))
    const reached = new Set<string>()
    const wrong: string[] = []
    for (const plan of PLANS[id]!)
      play(id, plan, moment => {
        if (!rules.has(coach.ruleNow(moment.frame.view))) wrong.push(coach.ruleNow(moment.frame.view))
        for (const card of coach.encounters(moment.frame)) {
          if (reached.has(card) && !WITNESSES[card]) continue
          reached.add(card)
          const all = moment.heard as readonly Event[]
          const mine = all.filter(({ seat }) => seat === moment.frame.viewer)
          if (WITNESSES[card]?.(moment, mine, all) === false)
            wrong.push(`${card}, seed ${plan.seed}, step ${moment.frame.revision}`)
        }
      })
    expect(wrong).toEqual([])
    expect(coach.keys.filter(key => !reached.has(key))).toEqual([])
  })

  it('tells a spectator nothing, and asks nothing of what others hold', async () => {
    const coach = await client.loadCoach!('en')
    const { rules } = playableGame(id)
    const rng = rngFrom(seedFromNumber(5))
    play(id, PLANS[id]![0]!, ({ frame }) => {
      const { view, secret, viewer } = frame
      const told = coach.encounters({ ...frame, viewer: 'spectator', secret: null, prompt: null })
      if (told.length > 0) throw new Error(`a spectator is told ${told}`)
      // Another deal that this seat cannot tell from the real one.
      const other = rules.imagine(view, secret, viewer, rng)
      const seen = { view: rules.publicView(other), secret: rules.secretView(other, Number(viewer)) }
      const again = coach.encounters({ ...frame, ...seen, prompt: rules.prompt(other, Number(viewer)) })
      expect(again).toEqual(coach.encounters(frame))
    })
  })

  it.each(languages)('is short and complete, and knows its rules, in %s', async language => {
    const [coach, texts] = [await client.loadCoach!(language), await client.loadTexts(language)]
    const rules = new Set(texts.rules.map(rule => rule.id))
    for (const key of coach.keys) {
      const { title, what, why, cost, rule, svg } = coach.card(key)
      const words = [title, what, why, cost].join(' ').split(/\s+/).length
      const isGood =
        words <= 45 &&
        rules.has(rule) &&
        svg.startsWith('<svg') &&
        [what, why, cost].every(one => one.endsWith('.'))
      if (!isGood) throw new Error(`${key}: ${words} words, rule ${rule}: ${what} ${why} ${cost}`)
    }
  })
})
