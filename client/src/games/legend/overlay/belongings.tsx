/** What a seat has, as small pictures with numbers. */
import { type CardId, cardOf, type PublicPlayer } from '@heorot/shared/games/legend'
import type { ComponentChildren } from 'preact'
import type { Words } from '../texts/en'
import { Back, DoubleWound, Emblem, Round, Scratch, Square, Wound } from './images'

/** Three slots for scratches, then the wounds: two shapes, two places, never to be confused. */
export function Hurts({
  player,
  size,
  most = 1,
}: {
  readonly player: PublicPlayer
  readonly size: number
  /** So many wounds are shown one by one; more are counted. */
  readonly most?: number
}) {
  const { scratches, wounds, doubleWound } = player
  return (
    <>
      <span class="legend-scratches">
        {[0, 1, 2].map(i => (
          <Scratch key={i} size={size} empty={i >= scratches} />
        ))}
      </span>
      <span class="legend-wounds">
        {wounds === 0 && !doubleWound && <Wound size={size * 0.82} empty />}
        {Array.from({ length: wounds > most ? 1 : wounds }, (_, i) => (
          <Wound key={i} size={size * 0.86} />
        ))}
        {wounds > most && <b>×{wounds}</b>}
        {doubleWound && <DoubleWound size={size * 0.9} />}
      </span>
    </>
  )
}

/** As many backs as cards, closer together the more there are. */
export function HandBacks({ count, spread }: { readonly count: number; readonly spread: number | null }) {
  const overlap = 15 - Math.min(9, (spread ?? 0) / Math.max(1, count - 1))
  return (
    <span class="legend-backs">
      {Array.from({ length: spread === null ? 1 : Math.min(12, count) }, (_, i) => (
        <span key={i} style={{ marginLeft: i === 0 ? 0 : `${-overlap}px` }}>
          <Back size={15} />
        </span>
      ))}
      <b>{count}</b>
    </span>
  )
}

export function Specials({
  cards,
  size,
  words,
}: {
  readonly cards: readonly CardId[]
  readonly size: number
  readonly words: Words
}) {
  if (cards.length === 0) return null
  return (
    <span class="legend-specials">
      {cards.map(card => {
        const { special } = cardOf(card)
        return special ? (
          <span key={card} title={words.special[special].name}>
            <Emblem special={special} size={size} />
          </span>
        ) : null
      })}
    </span>
  )
}

export const Tokens = ({ player, size }: { readonly player: PublicPlayer; readonly size: number }) => (
  <span class="legend-tokens">
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
