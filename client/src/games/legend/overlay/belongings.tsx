/** What a seat has, as small pictures that explain themselves. */
import { cardOf, type LegendPublicPlayer, woundPoints } from '@heorot/shared/games/legend'
import type { VNode } from 'preact'
import { Drawn } from '../../../kit/widgets/Drawn'
import { classes } from '../../../kit/widgets/Placed'
import { doubleWound, scratch, wound } from '../art/pictures'
import type { LegendTableState } from '../types'
import { publicWounds } from '../selectors'
import { woundWords } from '../words/tips'
import { emblemOf, noScratch, noWound, round, smallBack, square } from './images'

interface Props {
  readonly state: LegendTableState
  readonly seat: number
  readonly player: LegendPublicPlayer
  readonly size: number
}

/** What has just fallen into its slot. */
const isFresh = ({ story }: LegendTableState, seat: number, hurt: 'scratched' | 'wounded'): boolean =>
  story?.kind === 'event' && story.event.kind === hurt && story.event.seat === seat

/** Three slots; with two of them full, the third one burns. */
export function Scratches({ state, seat, player: { scratches }, size }: Props) {
  const fresh = isFresh(state, seat, 'scratched')
  return (
    <span class={classes('legend-things row', scratches === 2 && 'burns')} data-explain={`scratches:${seat}`}>
      {[0, 1, 2].map(i => (
        <span
          key={i}
          class={classes('legend-slot', i >= scratches && 'vacant', fresh && i === scratches - 1 && 'fresh')}
        >
          <Drawn of={i < scratches ? scratch : noScratch} w={size} />
        </span>
      ))}
    </span>
  )
}

/** More wounds are a number: the meter has room for three of them. */
const MOST_TILES = 3

/** Wound tiles and empty slots, up to the line at the third wound and beyond. */
export function Wounds({ state, seat, player, size }: Props) {
  const { wounds, doubleWound: hasDouble } = player
  const fresh = isFresh(state, seat, 'wounded')
  const tiles = Math.min(wounds, MOST_TILES)
  const empty = Math.max(0, 3 - publicWounds(player))
  // The line stands before the third wound, or across the double wound that holds it.
  const cells = [
    ...Array.from({ length: tiles }, () => <Drawn of={wound} w={size} />),
    ...(hasDouble ? [<Drawn key="double" of={doubleWound} w={size * 1.4} />] : []),
    ...Array.from({ length: empty }, () => <Drawn of={noWound} w={size} />),
  ]
  const line = hasDouble && wounds < 2 ? 1 : 2
  return (
    <span
      class={classes('legend-things row', publicWounds(player) > 2 && 'over')}
      data-explain={`wounds:${seat}`}
    >
      {cells.map((cell, i) => (
        <span
          key={i}
          class={classes(
            'legend-slot',
            i >= cells.length - empty && 'vacant',
            i === line && (hasDouble && wounds === 1 ? 'crossed' : 'beyond'),
            fresh && i === tiles + (hasDouble ? 1 : 0) - 1 && 'fresh',
          )}
        >
          {cell}
        </span>
      ))}
      {wounds > MOST_TILES && <b>×{wounds}</b>}
    </span>
  )
}

/** What the wounds bring or cost at the end. */
export function Stakes({ state: { words, view }, seat, player }: Omit<Props, 'size'>) {
  const points = woundPoints(publicWounds(player), view.options)
  const look = points === null || points < 0 ? 'bad' : points > 0 ? 'good' : ''
  return (
    <b class={classes('legend-stakes', look)} data-explain={`wounds:${seat}`}>
      {woundWords(words, points)}
    </b>
  )
}

/** From scratches to wounds, and to what they mean at the end. */
export const WoundMeter = (props: Props) => (
  <span class={classes('legend-meter row', props.player.scratches === 2 && 'warns')}>
    <Scratches {...props} />
    <i>→</i>
    <Wounds {...props} size={props.size * 0.82} />
    <Stakes {...props} />
  </span>
)

/** How wide a scratch is in a meter of this width. */
export const meterSize = (width: number): number => Math.max(10, Math.min(30, (width - 66) / 6))

export const Specials = ({ player, size }: Pick<Props, 'player' | 'size'>) => (
  <span class="legend-things row">
    {player.specials.map(card => {
      const { special } = cardOf(card)
      return (
        special && (
          <span key={card} data-explain={`special:${special}`}>
            <Drawn of={emblemOf(special)} w={size} />
          </span>
        )
      )
    })}
  </span>
)

export const Count = ({ n, explain, of }: { n: number; explain: string; of: VNode }) => (
  <span class={classes('legend-count row', n === 0 && 'none')} data-explain={explain}>
    {of}
    <b key={n}>{n}</b>
  </span>
)

/** Cards in hand and tokens, counted. */
export const Counts = ({ seat, player, size }: Omit<Props, 'state'>) => (
  <span class="legend-counts row">
    <Count n={player.cards} explain={`hand:${seat}`} of={<Drawn of={smallBack} w={size * 0.72} />} />
    <Count n={player.square} explain={`square:${seat}`} of={<Drawn of={square} w={size} />} />
    <Count n={player.round} explain={`round:${seat}`} of={<Drawn of={round} w={size} />} />
  </span>
)
