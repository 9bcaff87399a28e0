import { begin, OwnedMatch, playableGame, rngFrom, seedFromNumber } from '@heorot/shared'
import { seenFrom } from '@heorot/shared/bots'
import { speak } from '../app/language'
import { type Language, languages } from '../app/settings/languages'
import type { TableFrame } from '../session/frame'
import { gameClients } from '.'

/** Every question of a few matches, with something one could do. */
function* questions(id: string) {
  const { rules: game, bot } = playableGame(id)
  for (let seed = 1; seed <= 4; seed++) {
    const rng = rngFrom(seedFromNumber(seed))
    const match = new OwnedMatch(game, begin(game, { seats: 3, options: {}, seed: seedFromNumber(seed) }))
    for (let seat = game.asked(match.state)[0]; seat !== undefined; seat = game.asked(match.state)[0]) {
      const seen = seenFrom(game, match.state, seat)!
      const intent = game.suggest(seen.prompt, rng)
      yield { seen, intent, why: bot.explain(seen, intent) }
      match.accept(seat, intent)
    }
  }
}

describe.each(gameClients.map(client => [client.id, client] as const))('advice in %s', (id, client) => {
  const adviceIn = async (language: Language) => {
    await speak(language)
    return client.loadAdvice(language)
  }

  it.each(languages)('is a sentence with its reason, in %s', async language => {
    const { advise } = await adviceIn(language)
    for (const { seen, intent, why } of questions(id)) {
      const frame = { viewer: seen.seat, view: seen.public, secret: seen.secret, prompt: seen.prompt }
      const said = advise(frame as TableFrame, { intent, why })
      const faulty = /undefined|NaN|\[object|\(\)| {2}/.test(said) || !said.includes('.')
      if (faulty) throw new Error(`${JSON.stringify(intent)}: ${said}`)
    }
  })

  it.each(languages)('has words for every reason, in %s', async language => {
    const { advise } = await adviceIn(language)
    const [first] = questions(id)
    const { seen, intent } = first!
    const frame = { viewer: seen.seat, view: seen.public, secret: seen.secret, prompt: seen.prompt }
    const bare = advise(frame as TableFrame, { intent, why: [] })
    for (const reason of playableGame(id).bot.reasons)
      expect(advise(frame as TableFrame, { intent, why: [{ reason, numbers: {} }] }).length).toBeGreaterThan(
        bare.length,
      )
  })

  it.each(languages)('never gives the move itself as its reason, in %s', async language => {
    const { advise } = await adviceIn(language)
    for (const { seen, intent, why } of questions(id)) {
      const frame = { viewer: seen.seat, view: seen.public, secret: seen.secret, prompt: seen.prompt }
      const move = advise(frame as TableFrame, { intent, why: [] })
      const reasons = advise(frame as TableFrame, { intent, why })
        .slice(move.length)
        .trim()
      if (reasons === '' || reasons.includes(move)) throw new Error(`${move} ${reasons}`)
    }
  })

  it('tells what the search found second best, if it is worse', async () => {
    const { advise } = await adviceIn('en')
    const [first, other] = questions(id)
    const { seen, intent } = first!
    const frame = { viewer: seen.seat, view: seen.public, secret: seen.secret, prompt: seen.prompt }
    const second = (chance: number) =>
      advise(frame as TableFrame, { intent, why: [], chance: 0.4, second: { intent: other!.intent, chance } })
    expect(second(0.3)).toContain('30% instead of 40%')
    expect(second(0.4)).not.toContain('instead')
  })

  it('picks each thing once', async () => {
    const { picks } = await adviceIn('en')
    for (const { seen, intent } of questions(id)) {
      const frame = { viewer: seen.seat, view: seen.public, secret: seen.secret, prompt: seen.prompt }
      const keys = picks(frame as TableFrame, intent)
      if (new Set(keys).size !== keys.length) throw new Error(`${JSON.stringify(intent)}: ${keys}`)
    }
  })
})
