import type { ComponentChildren } from 'preact'
import { useAwake, useHiddenPointer, useStageScale } from './useScreen'
import './tv.css'

interface Props {
  /** The code of what is shown. */
  readonly of: string
  readonly children: ComponentChildren
}

/** One picture of 16:9 with nothing to press, scaled to the screen, which stays awake. */
export function TvStage({ of, children }: Props) {
  const scale = useStageScale()
  useAwake()
  useHiddenPointer()
  return (
    <div class="tv-page">
      <main class="tv-stage" style={{ transform: `translate(-50%, -50%) scale(${scale})` }} data-tv={of}>
        {children}
      </main>
    </div>
  )
}
