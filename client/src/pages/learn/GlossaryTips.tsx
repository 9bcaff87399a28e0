import { useEffect, useState } from 'preact/hooks'
import { useDocumentEvents } from '../../app/hooks'
import { spoken } from '../../app/language'
import { gameClient } from '../../games/gameTexts'
import { glossary, glossaryOf } from '../../ui/terms'
import './terms.css'

interface Shown {
  readonly meanings: readonly string[]
  readonly left: number
  readonly top: number | null
  readonly bottom: number | null
}

const WIDTH = 280

/** A term, or a focused element that contains terms. */
function meaningsAt(target: EventTarget | null): readonly [Element, readonly string[]] | null {
  if (!(target instanceof Element)) return null
  const term = target.closest<HTMLElement>('[data-term]')
  if (term) return [term, [term.dataset.term ?? '']]
  const inside = [...target.querySelectorAll<HTMLElement>('[data-term]')]
  return target.matches('.log-line button') && inside.length > 0
    ? [target, inside.map(one => one.dataset.term ?? '')]
    : null
}

function place(element: Element, meanings: readonly string[]): Shown {
  const { left, top, bottom, width } = element.getBoundingClientRect()
  const isLow = top > innerHeight / 2
  return {
    meanings,
    left: Math.max(8, Math.min(innerWidth - WIDTH - 8, left + width / 2 - WIDTH / 2)),
    top: isLow ? null : bottom + 6,
    bottom: isLow ? innerHeight - top + 6 : null,
  }
}

function useShown(): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null)
  useDocumentEvents(['pointerover', 'focusin', 'click'], ({ target }) => {
    const found = meaningsAt(target)
    setShown(found && place(...found))
  })
  useDocumentEvents(['keydown'], () => setShown(null))
  useDocumentEvents(['scroll'], () => setShown(null), { capture: true })
  return shown
}

/** Loads the terms of a game and shows what each means. */
export function GlossaryTips({ game }: { readonly game: string }) {
  const language = spoken()
  const shown = useShown()
  useEffect(() => {
    let wanted = true
    gameClient(game)
      ?.loadGlossary?.(language)
      .then(terms => {
        if (wanted) glossary.value = glossaryOf(terms)
      })
      .catch(() => {})
    return () => {
      wanted = false
      glossary.value = null
    }
  }, [game, language])
  if (!shown) return null
  const { meanings, left, top, bottom } = shown
  const px = (n: number | null) => (n === null ? 'auto' : `${n}px`)
  return (
    <div
      class="parchment term-tip"
      style={{ left: px(left), top: px(top), bottom: px(bottom), width: px(WIDTH) }}
    >
      {meanings.map(meaning => (
        <p key={meaning}>{meaning}</p>
      ))}
    </div>
  )
}
