import { useEffect, useRef, useState } from 'preact/hooks'
import { words } from '../../app/language'
import { useInLanguage } from '../../app/language/loadedWords'
import { motionReduced } from '../../app/settings/settings'
import { gameClient, gameTexts } from '../../games/gameTexts'
import type { HowToFrame } from '../../kit/GameClient'
import { Dialog } from '../../ui/Dialog'
import { SvgImage } from '../../ui/SvgImage'
import './howTo.css'

/** Six pictures at this pace take ninety seconds. */
const PICTURE_MS = 15_000

/** Goes on by itself until somebody chooses a picture. */
function useTour(count: number) {
  const [at, setAt] = useState(0)
  const [stays, setStays] = useState(motionReduced)
  useEffect(() => {
    if (stays || count === 0 || at === count - 1) return
    const timer = setTimeout(() => setAt(at + 1), PICTURE_MS)
    return () => clearTimeout(timer)
  }, [at, stays, count])
  const choose = (picture: number) => {
    setStays(true)
    setAt(picture)
  }
  return { at, choose }
}

interface PictureProps {
  readonly frame: HowToFrame
  readonly n: number
  readonly isNow: boolean
  readonly onChoose: () => void
}

function Picture({ frame, n, isNow, onChoose }: PictureProps) {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isNow && n > 1) item.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isNow])
  return (
    <li ref={item} class={isNow ? 'how-to-frame now' : 'how-to-frame'}>
      <button type="button" class="parchment" aria-current={isNow ? 'step' : undefined} onClick={onChoose}>
        <SvgImage svg={frame.svg} />
        <span class="center how-to-number">{n}</span>
        <span class="how-to-words">{frame.words}</span>
      </button>
    </li>
  )
}

/** How to play in 90 seconds: six pictures with a sentence each. */
export function HowToDialog({ game, onClose }: { game: string; onClose: () => void }) {
  const frames = useInLanguage(language => gameClient(game)?.loadHowTo?.(language), [game]) ?? []
  const { at, choose } = useTour(frames.length)
  return (
    <Dialog title={`${gameTexts(game)?.name ?? ''}: ${words().howTo}`} onClose={onClose}>
      <ol class="stack gap-6 how-to">
        {frames.map((frame, i) => (
          <Picture key={i} frame={frame} n={i + 1} isNow={i === at} onChoose={() => choose(i)} />
        ))}
      </ol>
    </Dialog>
  )
}
