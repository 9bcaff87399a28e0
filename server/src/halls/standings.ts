/** Who does how well against whom, from the finished games of a hall. */
import type { HallGame, HallGameSeat, HallStandings, MemberStanding } from '@heorot/shared'

type MemberSeat = HallGameSeat & { readonly member: string }

const isMember = (seat: HallGameSeat): seat is MemberSeat => seat.member !== null && seat.place > 0

/** Games with bots do not count, nor games without two members. */
export const counts = ({ seats }: HallGame): boolean =>
  !seats.some(({ bot }) => bot) && seats.filter(isMember).length > 1

interface Tally {
  played: number
  won: number
  points: number
  places: number
}

export function hallStandings(games: readonly HallGame[]): HallStandings[] {
  const counted = games.filter(counts)
  const names = [...new Set(counted.map(({ game }) => game))].sort()
  return names.map(game =>
    ofGame(
      game,
      counted.filter(one => one.game === game),
    ),
  )
}

function ofGame(game: string, games: readonly HallGame[]): HallStandings {
  const tallies = new Map<string, Tally>()
  const met = new Map<string, { a: string; b: string; ahead: number; behind: number }>()
  for (const { seats } of games) {
    const members = seats.filter(isMember)
    for (const seat of members) add(tallies, seat)
    for (const a of members) for (const b of members) if (a.member < b.member) compare(met, a, b)
  }
  const rows = [...tallies].map(
    ([person, { played, won, points, places }]): MemberStanding => ({
      ...{ person, played, won, points },
      place: places / played,
    }),
  )
  return { game, games: games.length, rows: rows.sort(byPlace), pairs: [...met.values()] }
}

/** Fewer than three games say little, so those come last. */
export const FEW_GAMES = 3
const byPlace = (a: MemberStanding, b: MemberStanding): number =>
  Number(a.played < FEW_GAMES) - Number(b.played < FEW_GAMES) ||
  a.place - b.place ||
  b.won - a.won ||
  b.points - a.points

function add(tallies: Map<string, Tally>, { member, place, score }: MemberSeat): void {
  const tally = tallies.get(member) ?? { played: 0, won: 0, points: 0, places: 0 }
  tally.played++
  tally.won += place === 1 ? 1 : 0
  tally.points += score
  tally.places += place
  tallies.set(member, tally)
}

function compare(
  met: Map<string, { a: string; b: string; ahead: number; behind: number }>,
  a: MemberSeat,
  b: MemberSeat,
): void {
  const key = `${a.member} ${b.member}`
  const pair = met.get(key) ?? { a: a.member, b: b.member, ahead: 0, behind: 0 }
  if (a.place < b.place) pair.ahead++
  if (a.place > b.place) pair.behind++
  met.set(key, pair)
}
