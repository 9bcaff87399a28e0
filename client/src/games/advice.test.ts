import { playableGame } from '@heorot/shared'
import { seenFrom } from '@heorot/shared/bots'
import { speak } from '../app/language'
import { type Language, languages } from '../app/settings/languages'
import { PlayedMatch } from '../testkit/PlayedMatch'
import { gameClients } from '.'

/** Every question of a few matches, with something one could do. */
function* questions(id: string) {
  const { rules, bot } = playableGame(id)
  for (let seed = 1; seed <= 4; seed++) {
    const game = new PlayedMatch(rules, { seats: 3, seed })
    for (let seat = game.asked[0]; seat !== undefined; seat = game.asked[0]) {
      const intent = game.suggestion(seat)
      const why = bot.explain(seenFrom(rules, game.match.state, seat)!, intent)
      yield { frame: game.frame(seat), intent, why }
      game.act(seat, intent)
    }
  }
}

describe.each(gameClients.map(client => [client.id, client] as const))('advice in %s', (id, client) => {
  const adviceIn = async (language: Language) => {
    await speak(language)
    return client.loadAdvice(language)
  }

  it.each(languages)(
    'is a sentence with a reason that is more than the move itself, in %s',
    async language => {
      const { advise } = await adviceIn(language)
      for (const { frame, intent, why } of questions(id)) {
        const said = advise(frame, { intent, why })
        const move = advise(frame, { intent, why: [] })
        const reasons = said.slice(move.length).trim()
        const faulty = /undefined|NaN|\[object|\(\)| {2}/.test(said) || !said.includes('.')
        if (faulty || reasons === '' || reasons.includes(move)) throw new Error(`${move} ${reasons}`)
      }
    },
  )

  it.each(languages)('has words for every reason, in %s', async language => {
    const { advise } = await adviceIn(language)
    const { frame, intent } = questions(id).next().value!
    const bare = advise(frame, { intent, why: [] })
    for (const reason of playableGame(id).bot.reasons)
      expect(advise(frame, { intent, why: [{ reason, numbers: {} }] }).length).toBeGreaterThan(bare.length)
  })

  it('tells what the search found second best, if it is worse', async () => {
    const { advise } = await adviceIn('en')
    const [first, other] = questions(id)
    const { frame, intent } = first!
    const second = (chance: number) =>
      advise(frame, { intent, why: [], chance: 0.4, second: { intent: other!.intent, chance } })
    expect(second(0.3)).toContain('30% instead of 40%')
    expect(second(0.4)).not.toContain('instead')
  })

  it('picks each thing once', async () => {
    const { picks } = await adviceIn('en')
    for (const { frame, intent } of questions(id)) {
      const keys = picks(frame, intent)
      if (new Set(keys).size !== keys.length) throw new Error(`${JSON.stringify(intent)}: ${keys}`)
    }
  })
})
