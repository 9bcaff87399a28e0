import { explainedIn, explainOverlay } from './explained'

function overlayWith(html: string) {
  document.body.innerHTML = `<div class="overlay">${html}</div>`
  const overlay = document.querySelector<HTMLElement>('.overlay')!
  const log: string[] = []
  const explainer = {
    explain: (key: string) => log.push(`now ${key}`),
    explainSoon: (key: string) => log.push(`soon ${key}`),
    dismiss: () => log.push('dismiss'),
  }
  const aborter = new AbortController()
  explainOverlay(overlay, explainer, aborter.signal)
  return { overlay, log, find: (selector: string) => overlay.querySelector(selector)! }
}

const PLATE =
  '<div class="kit-plate" data-explain="seat:1"><i data-explain="wounds:1"></i><button></button></div><p data-explain="marker:2"><b></b></p><div class="kit-sheet"></div>'

test('the innermost object counts, also below the button that covers its plate', () => {
  const { find } = overlayWith(PLATE)
  const at = (...selectors: string[]) => explainedIn(selectors.map(find))?.dataset.explain
  expect(at('button', 'i', '.kit-plate')).toBe('wounds:1')
  expect(at('button', '.kit-plate')).toBe('seat:1')
  expect(at('b', 'p')).toBe('marker:2')
  expect(at('.kit-sheet', 'button', 'i')).toBeUndefined()
  expect(explainedIn([])).toBeNull()
})

test('a press explains what no button takes, and elsewhere takes the tip away', () => {
  const { log, find } = overlayWith(PLATE)
  const press = (selector: string) => find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true }))
  press('b')
  press('button')
  press('.kit-sheet')
  expect(log).toEqual(['now marker:2', 'dismiss'])
})

test('a mouse that rests on an object explains it, and leaving it ends that', () => {
  const { log, find, overlay } = overlayWith(PLATE)
  document.elementsFromPoint = () => [find('button'), find('i')]
  const move = (pointerType: string) =>
    find('button').dispatchEvent(
      Object.assign(new MouseEvent('pointermove', { bubbles: true }), { pointerType }),
    )
  move('touch')
  move('mouse')
  move('mouse')
  overlay.dispatchEvent(new MouseEvent('pointerout', { relatedTarget: document.body }))
  expect(log).toEqual(['soon wounds:1', 'dismiss'])
})
