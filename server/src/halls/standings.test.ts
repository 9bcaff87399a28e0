import type { HallGame } from '@heorot/shared'
import { hallStandings } from './standings'

let count = 0
/** Members by letter, guests as '?', bots as '!'; in order of their places, `=` joins shared ones. */
const game = (order: string, name = 'movie'): HallGame => {
  let place = 0
  const seats = order.split(' ').flatMap((group, i) => {
    place = i === 0 ? 1 : place
    const sharing = group.split('=')
    const seated = sharing.map(who => ({
      name: who,
      member: /\w/.test(who) ? who : null,
      bot: who === '!',
      place,
      score: 10 - place,
    }))
    place += sharing.length
    return seated
  })
  return { id: `T-${++count}`, game: name, at: count, seats }
}

it('counts played, won, places and points for each game', () => {
  const [legend, movie] = hallStandings([game('a b c'), game('b a'), game('a b', 'legend')])
  expect(legend).toMatchObject({ game: 'legend', games: 1 })
  expect(movie!.rows).toEqual([
    { person: 'a', played: 2, won: 1, points: 17, place: 1.5 },
    { person: 'b', played: 2, won: 1, points: 17, place: 1.5 },
    { person: 'c', played: 1, won: 0, points: 7, place: 3 },
  ])
})

it('leaves out games with bots and games of a member alone', () => {
  expect(hallStandings([game('a b !'), game('a ?')])).toEqual([])
  expect(hallStandings([game('a ? b')])[0]!.rows.map(({ place }) => place)).toEqual([1, 3])
})

it('puts those with fewer than three games last', () => {
  const games = [game('a b'), game('b a'), game('b a'), game('c a b')]
  expect(hallStandings(games)[0]!.rows.map(({ person }) => person)).toEqual(['b', 'a', 'c'])
})

it('compares every two who have met; a shared place is neither ahead nor behind', () => {
  const [movie] = hallStandings([game('a b'), game('b a'), game('a b c'), game('a=b c')])
  const pair = (a: string, b: string) => movie!.pairs.find(one => one.a === a && one.b === b)
  expect(pair('a', 'b')).toMatchObject({ ahead: 2, behind: 1 })
  expect(pair('b', 'c')).toMatchObject({ ahead: 2, behind: 0 })
  expect(movie!.rows[0]).toMatchObject({ person: 'a', won: 3 })
})
