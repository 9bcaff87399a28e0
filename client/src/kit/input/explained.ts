/** Objects in the overlay with `data-explain` are explained like those on the canvas. */
import type { Rect } from '../layout/geometry'

interface Explainer {
  explain(key: string, at: Rect): void
  explainSoon(key: string, at: Rect): void
  dismiss(): void
}

const CONTROLS = 'button, a, input, label'
/** What covers everything below it. */
const SURFACES = '.kit-plate, .kit-sheet, .kit-panel, .kit-tip'

const explainedAt = (element: Element): HTMLElement | null => element.closest<HTMLElement>('[data-explain]')

/** The innermost explained object under a pointer, topmost element first, even below a button. */
export function explainedIn([top, ...below]: readonly Element[]): HTMLElement | null {
  if (!top) return null
  const surface = top.closest(SURFACES) ?? top
  return [top, ...below.filter(element => surface.contains(element))]
    .map(explainedAt)
    .reduce((best, one) => (best && !(one && best.contains(one)) ? best : one), null)
}

const rectIn = (overlay: HTMLElement, element: Element): Rect => {
  const [outer, inner] = [overlay.getBoundingClientRect(), element.getBoundingClientRect()]
  return { x: inner.x - outer.x, y: inner.y - outer.y, w: inner.width, h: inner.height }
}

const inTip = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.kit-tip') !== null

/** Explains an object when the mouse rests on it, and at once when a press on it reaches no button. */
export function explainOverlay(overlay: HTMLElement, explainer: Explainer, signal: AbortSignal): void {
  let resting: HTMLElement | null = null
  const rest = (object: HTMLElement | null) => {
    if (object === resting) return
    if (resting) explainer.dismiss()
    resting = object
    if (object) explainer.explainSoon(object.dataset.explain ?? '', rectIn(overlay, object))
  }
  const move = ({ pointerType, target, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'mouse' || inTip(target)) return
    rest(explainedIn(document.elementsFromPoint(clientX, clientY)))
  }
  const leave = ({ relatedTarget }: PointerEvent) => {
    if (!(relatedTarget instanceof Node && overlay.contains(relatedTarget))) rest(null)
  }
  const press = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest(CONTROLS) || inTip(target)) return
    const object = explainedAt(target)
    if (object) explainer.explain(object.dataset.explain ?? '', rectIn(overlay, object))
    else explainer.dismiss()
  }
  overlay.addEventListener('pointermove', move, { signal })
  overlay.addEventListener('pointerout', leave, { signal })
  overlay.addEventListener('click', press, { signal })
}
