/** The prizes after a ranking: marker 1 chooses first, the last takes what is left. */
import { episodeAt, episodeOf } from '../edition/catalog'
import type { StageHandler } from '../turn/handler'
import { emitPublic, type RuleContext, putOff } from '../turn/play'
import type { Prize, PrizesStage, PromptOf, LegendState, WoundTile } from '../types'
import { heal, woundTiles } from '../pieces/wounds'

const RANKED = ['majorAtOnce', 'majorInTurn', 'recoverTreasures', 'deathOfBeowulf'] as const

/** As many of the printed prizes as there are players. */
const prizesInPlay = (state: LegendState): readonly Prize[] =>
  episodeOf(state.step, ...RANKED).prizes.slice(0, state.seats)

export function openPrizes(
  play: RuleContext,
  result: Pick<PrizesStage, 'ranking' | 'totals' | 'cards' | 'tokens'>,
): void {
  play.state.stage = { kind: 'prizes', ...result, taken: new Array(play.state.seats).fill(null) }
  putOff(play, { kind: 'goOn' })
}

type Choice = PromptOf<'prize'>['choices'][number]

/** How many have taken their prize, which is also the rank of whoever is next. */
const countTaken = ({ taken }: PrizesStage): number =>
  taken.reduce<number>((n, s) => (s === null ? n : n + 1), 0)

function choicesOf(state: LegendState, { taken }: PrizesStage, seat: number): Choice[] {
  const choices: Choice[] = []
  prizesInPlay(state).forEach((gives, prize) => {
    if (taken[prize] !== null) return
    choices.push({ prize, gives, heal: null })
    if (gives.kind === 'fameOrHeal')
      for (const tile of woundTiles(state, seat)) choices.push({ prize, gives, heal: tile })
  })
  return choices
}

function take(
  play: RuleContext,
  stage: PrizesStage,
  seat: number,
  prize: number,
  tile: WoundTile | null,
): void {
  const gives = prizesInPlay(play.state)[prize]!
  stage.taken[prize] = seat
  emitPublic(play, { kind: 'tookPrize', seat, prize, gives })
  putOff(play, { kind: 'goOn' })
  if (tile) heal(play, seat, tile)
  else putOff(play, { kind: 'gain', seat, prize: gives, refusable: true })
}

/** After a major episode the last in rank moves Beowulf on; treasure episodes change nothing. */
function passStart(play: RuleContext, { ranking }: PrizesStage): void {
  const { kind } = episodeAt(play.state.step)
  const last = ranking.at(-1)!
  if ((kind !== 'majorAtOnce' && kind !== 'majorInTurn') || last === play.state.start) return
  play.state.start = last
  emitPublic(play, { kind: 'startPassed', seat: last })
}

export const prizes: StageHandler<'prizes'> = {
  goOn(play, stage) {
    const rank = countTaken(stage)
    if (rank === play.state.seats) {
      passStart(play, stage)
      return true
    }
    const seat = stage.ranking[rank]!
    const choices = choicesOf(play.state, stage, seat)
    if (choices.length === 1) take(play, stage, seat, choices[0]!.prize, null)
    return false
  },
  asked: (_, stage) => [stage.ranking[countTaken(stage)]!],
  question(state, stage, seat) {
    const rank = countTaken(stage)
    if (seat !== stage.ranking[rank]) return null
    return { kind: 'prize', marker: rank + 1, choices: choicesOf(state, stage, seat) }
  },
  refuse(state, stage, seat, intent) {
    if (intent.kind === 'decline') return 'must-take'
    if (intent.kind !== 'prize') return 'not-offered'
    const gives = prizesInPlay(state)[intent.prize]
    if (!gives) return 'not-available'
    if (stage.taken[intent.prize] !== null) return 'prize-taken'
    if (intent.heal === null) return null
    if (gives.kind !== 'fameOrHeal') return 'not-offered'
    return woundTiles(state, seat).includes(intent.heal) ? null : 'nothing-to-heal'
  },
  accept(play, stage, seat, intent) {
    if (intent.kind === 'prize') take(play, stage, seat, intent.prize, intent.heal)
  },
}
