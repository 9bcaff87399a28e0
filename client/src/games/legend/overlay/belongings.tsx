/** What a seat has, as small pictures with numbers. */
import { type CardId, cardOf, type LegendPublicPlayer } from '@heorot/shared/games/legend'
import type { ComponentChildren } from 'preact'
import { publicWounds } from '../reading'
import type { LegendWords } from '../texts/en'
import { Back, DoubleWound, Emblem, NoScratch, NoWound, Round, Scratch, Square, Wound } from './images'

interface Props {
  readonly player: LegendPublicPlayer
  readonly size: number
}

/**
 * Three slots for scratches, then the wounds: two shapes, two places, never to be confused. As many wounds
 * as `most` are shown one by one; more are counted.
 */
export function Hurts({ player, size, most = 1 }: Props & { readonly most?: number }) {
  const { scratches, wounds, doubleWound } = player
  return (
    <>
      <span class="legend-things">
        {[0, 1, 2].map(i =>
          i < scratches ? <Scratch key={i} size={size} /> : <NoScratch key={i} size={size} />,
        )}
      </span>
      <span class="legend-things">
        {publicWounds(player) === 0 && <NoWound size={size * 0.82} />}
        {Array.from({ length: wounds > most ? 1 : wounds }, (_, i) => (
          <Wound key={i} size={size * 0.86} />
        ))}
        {wounds > most && <b>×{wounds}</b>}
        {doubleWound && <DoubleWound size={size * 1.19} />}
      </span>
    </>
  )
}

/** As many backs as cards, closer together the more there are. */
export function HandBacks({ count, spread }: { readonly count: number; readonly spread: number | null }) {
  const overlap = 15 - Math.min(9, (spread ?? 0) / Math.max(1, count - 1))
  return (
    <span class="legend-things legend-backs" style={{ '--overlap': `${-overlap}px` }}>
      {Array.from({ length: spread === null ? 1 : Math.min(12, count) }, (_, i) => (
        <Back key={i} size={15} />
      ))}
      <b>{count}</b>
    </span>
  )
}

export const Specials = ({
  cards,
  size,
  words,
}: {
  cards: readonly CardId[]
  size: number
  words: LegendWords
}) => (
  <span class="legend-things">
    {cards.map(card => {
      const { special } = cardOf(card)
      return (
        special && (
          <span key={card} title={words.special[special].name}>
            <Emblem special={special} size={size} />
          </span>
        )
      )
    })}
  </span>
)

export const Tokens = ({ player, size }: Props) => (
  <span class="legend-things legend-tokens">
    <Square size={size} />
    <b>{player.square}</b>
    <Round size={size} />
    <b>{player.round}</b>
  </span>
)

/** Nothing is not shown where there is no room for it. */
export const Count = ({ children, n }: { readonly children: ComponentChildren; readonly n: number }) => (
  <span class={n === 0 ? 'legend-count none' : 'legend-count'}>
    {children}
    <b>{n}</b>
  </span>
)
