import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { inset, type Rect, rect, type Size } from '../layout/geometry'
import type { Guide } from '../tableContext'

interface Thing extends Rect {
  readonly key: string
  readonly alpha?: number
}

interface Props {
  readonly guide: Guide
  readonly size: Size
  readonly bar: Rect
  /** Where things lie; of several with one key the last counts. */
  readonly things: readonly Thing[]
  /** How much larger the table is shown than it is laid out. */
  readonly scale?: number
  /** Told where the lit things are. */
  onLit(places: readonly Rect[]): void
}

const MARGIN = 3
const ROUND = 10

/** The keys of what the overlay shows itself: plates, buttons, counters. */
const keyOf = ({ dataset: { seat, button, explain } }: HTMLElement): string | null =>
  explain ?? (button === undefined ? (seat === undefined ? null : `seat:${seat}`) : `button:${button}`)

/** Scaled places differ by less than anybody sees; they must not be measured again and again for that. */
const tenth = (n: number) => Math.round(n * 10) / 10

function placesOf(
  around: Element,
  scale: number,
  selector: string,
  wanted: (element: HTMLElement) => boolean,
): Rect[] {
  const origin = around.getBoundingClientRect()
  const laidOut = (n: number) => tenth(n / scale)
  return [...around.querySelectorAll<HTMLElement>(selector)]
    .filter(wanted)
    .map(element => element.getBoundingClientRect())
    .map(({ left, top, width, height }) =>
      rect(laidOut(left - origin.left), laidOut(top - origin.top), laidOut(width), laidOut(height)),
    )
    .filter(({ w }) => w > 0)
}

const litElements = (around: Element, scale: number, { isLit }: Guide): Rect[] =>
  placesOf(around, scale, '[data-seat], [data-button], [data-explain]', element =>
    isLit(keyOf(element) ?? ''),
  )

/** An open sheet is read, too. */
const openSheets = (around: Element): Rect[] => placesOf(around, 1, '[data-sheet]', () => true)

const same = (a: readonly Rect[], b: readonly Rect[]) => JSON.stringify(a) === JSON.stringify(b)

/** What the overlay lights can only be measured once it is there. */
function useLit({ guide, things, bar, scale = 1, onLit }: Props) {
  const mark = useRef<SVGSVGElement>(null)
  const [elements, setElements] = useState<readonly Rect[]>([])
  const told = useRef<readonly Rect[] | null>(null)
  const byKey = new Map(things.filter(({ alpha = 1 }) => alpha > 0).map(thing => [thing.key, thing]))
  const placed = [...byKey.values()].filter(({ key }) => guide.isLit(key))
  const lit = [...placed, ...elements]
  useLayoutEffect(() => {
    const overlay = mark.current?.parentElement
    const measured = overlay ? litElements(overlay, scale, guide) : []
    if (!same(measured, elements)) setElements(measured)
    const sheets = overlay ? openSheets(overlay) : []
    const shown = [...lit, ...sheets, ...(guide.isLit('bar') ? [bar] : [])]
    const places = shown.map(({ x, y, w, h }) => rect(x, y, w, h))
    if (told.current && same(places, told.current)) return
    told.current = places
    onLit(places)
  })
  return { mark, lit }
}

const Box = ({ at, name }: { readonly at: Rect; readonly name?: string }) => {
  const { x, y, w, h } = inset(at, -MARGIN)
  return <rect x={x} y={y} width={w} height={h} rx={ROUND} {...(name ? { class: name } : { fill: '#000' })} />
}

/** Dims everything on the table that the lesson is not about. */
export function Spotlight(props: Props) {
  const { mark, lit } = useLit(props)
  const { size, guide, bar } = props
  const id = useId()
  return (
    <svg ref={mark} class="inset kit-spotlight" width={size.w} height={size.h} aria-hidden="true">
      {lit.length > 0 && (
        <>
          <mask id={id}>
            <rect width={size.w} height={size.h} fill="#fff" />
            {lit.map((at, i) => (
              <Box key={i} at={at} />
            ))}
            {guide.isLit('bar') && <Box at={bar} />}
          </mask>
          <rect width={size.w} height={size.h} mask={`url(#${id})`} class="kit-dim" />
          {lit.map((at, i) => (
            <Box key={i} at={at} name="kit-ring" />
          ))}
        </>
      )}
    </svg>
  )
}
