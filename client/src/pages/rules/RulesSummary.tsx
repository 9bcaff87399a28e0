import { useEffect } from 'preact/hooks'
import { words } from '../../app/language'
import { useInLanguage } from '../../app/language/loadedWords'
import { gameClient, gameTexts } from '../../games/gameTexts'
import type { Coach } from '../../kit/GameClient'
import { SvgImage } from '../../ui/SvgImage'
import { useGuide } from './useGuide'
import './summary.css'

/** Prints once everything is drawn. The sheet stays until the next press: some browsers print late. */
function usePrint(isReady: boolean, onDone: () => void): void {
  useEffect(() => {
    if (!isReady) return
    const images = [...document.querySelectorAll<HTMLImageElement>('.summary img')]
    let wanted = true
    void Promise.all(images.map(image => image.decode().catch(() => {}))).then(() => wanted && print())
    addEventListener('pointerdown', onDone)
    return () => {
      wanted = false
      removeEventListener('pointerdown', onDone)
    }
  }, [isReady])
}

const Explained = ({ coach }: { readonly coach: Coach }) => (
  <ul class="summary-cards">
    {coach.keys.map(key => {
      const { title, what, cost, svg } = coach.card(key)
      return (
        <li key={key}>
          <SvgImage svg={svg} />
          <span>
            <b>{title}.</b> {what} <i>{cost}</i>
          </span>
        </li>
      )
    })}
  </ul>
)

/** A game on one sheet of A4: its pictures, and everything that can come up in a line each. */
export function RulesSummary({ game, onDone }: { game: string; onDone: () => void }) {
  const frames = useInLanguage(language => gameClient(game)?.loadHowTo?.(language), [game])
  const [coach, texts] = [useGuide(game), gameTexts(game)]
  const isReady = frames !== null && coach !== null && texts !== null
  usePrint(isReady, onDone)
  if (!frames || !coach || !texts) return null
  return (
    <section class="summary" data-summary aria-label={words().rules.summary}>
      <h1>{texts.name}</h1>
      <ol class="summary-story">
        {frames.map(({ svg, words: said }) => (
          <li key={said}>
            <SvgImage svg={svg} />
            {said}
          </li>
        ))}
      </ol>
      <Explained coach={coach} />
    </section>
  )
}
