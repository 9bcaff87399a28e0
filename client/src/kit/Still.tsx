/** A still picture of the real table: layout, pictures and overlay of a game without its scene. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { wordsHook } from '../app/language/loadedWords'
import type { StillMoment } from './GameClient'
import type { GameTable, TableControls, TableState, TableTypes } from './GameTable'
import type { Rect, Size } from './layout/geometry'
import { PictureShelf, paintPlacements } from './pixi/paintPlacements'
import { stillState } from './stillState'
import { Spotlight } from './widgets/Spotlight'

/** A phone without its bars: every arrangement of a table fits in a column of text. */
const SIZE: Size = { w: 390, h: 720 }
const MARGIN = 14

const NOTHING: TableControls<TableTypes> = { open() {}, close() {}, remember() {}, zoom() {} }

function momentState<T extends TableTypes>(
  table: GameTable<T>,
  words: T['Words'],
  { before, frame, beat }: StillMoment<T['Game']>,
): TableState<T> {
  if (beat === null) return stillState(table, frame, words, { size: SIZE })
  const shown = before && table.story?.(before, frame, true)?.beats.at(beat)
  if (!shown) throw new Error(`${table.id}: nothing is told at beat ${beat}`)
  const { view, secret, story = null } = shown
  const quiet = { prompt: null, options: new Set<string>(), actions: [], held: true }
  return { ...stillState(table, before, words, { size: SIZE }), ...quiet, view, secret, story }
}

/** Everything a still shows, as plain data. */
export function composeStill<T extends TableTypes>(
  table: GameTable<T>,
  words: T['Words'],
  moment: StillMoment<T['Game']>,
) {
  const plain = momentState(table, words, moment)
  const over = table.targets(plain, table.layout(plain)).find(({ key }) => moment.isPointed(key))
  const state = { ...plain, hover: over?.key ?? null }
  const layout = table.layout(state)
  return {
    state,
    layout,
    placements: table.compose(state, layout),
    targets: table.targets(state, layout),
  }
}

/** The part of the height that is worth showing. */
function cropOf(places: readonly Rect[]): { readonly top: number; readonly height: number } {
  if (places.length === 0) return { top: 0, height: SIZE.h }
  const top = Math.max(0, Math.min(...places.map(({ y }) => y)) - MARGIN)
  const end = Math.min(SIZE.h, Math.max(...places.map(({ y, h }) => y + h)) + MARGIN)
  return { top, height: end - top }
}

/** How much smaller or larger than drawn there is room for. */
function useScale() {
  const box = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setScale(element.clientWidth / SIZE.w))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, scale }
}

/** Stills of one game. Pictures that were drawn for one serve all others. */
export function stillOf<T extends TableTypes>(table: GameTable<T>) {
  const shelf = new PictureShelf()
  const useWords = wordsHook(table.loadWords)

  function Drawn({ moment, words }: { readonly moment: StillMoment<T['Game']>; readonly words: T['Words'] }) {
    const canvas = useRef<HTMLCanvasElement>(null)
    const { box, scale } = useScale()
    const [lit, setLit] = useState<readonly Rect[]>([])
    const [isDrawn, setDrawn] = useState(false)
    const { state, layout, placements, targets } = useMemo(
      () => composeStill(table, words, moment),
      [moment, words],
    )
    const things = [...placements, ...targets]
    const { top, height } = cropOf([...lit, ...things.filter(({ key }) => moment.isShown(key))])
    useEffect(() => {
      let wanted = true
      void shelf.load(placements).then(pictures => {
        if (!wanted || !canvas.current) return
        paintPlacements(canvas.current, SIZE, placements, pictures)
        setDrawn(true)
      })
      return () => {
        wanted = false
      }
    }, [placements])
    return (
      <div
        ref={box}
        class="kit-still"
        data-drawn={isDrawn || undefined}
        style={{ height: `${height * scale}px` }}
      >
        <div
          class={`inset kit-scene ${table.id}`}
          style={{
            width: `${SIZE.w}px`,
            height: `${SIZE.h}px`,
            transform: `scale(${scale}) translateY(${-top}px)`,
          }}
        >
          <canvas ref={canvas} class="inset kit-canvas" />
          <div class="inset kit-overlay">
            <table.Overlay state={state} layout={layout} controls={NOTHING} />
            <Spotlight
              guide={{ isLit: moment.isLit, press: () => false }}
              size={SIZE}
              bar={layout.areas.bar}
              things={things}
              scale={scale}
              onLit={setLit}
            />
          </div>
        </div>
      </div>
    )
  }

  return {
    Still: ({ moment }: { readonly moment: StillMoment<T['Game']> }) => {
      const words = useWords()
      return words && <Drawn moment={moment} words={words} />
    },
  }
}
