import type { ComponentChildren } from 'preact'
import { SvgImage } from './SvgImage'
import './transport.css'

/** Something on the track of a scrubber. */
export interface ScrubMark {
  readonly at: number
  /** A contest has eight sides, another chapter is a disc, a swing a diamond. */
  readonly kind: 'contest' | 'chapter' | 'swing'
  /** Its picture, or else its sign. */
  readonly svg?: string
  readonly sign?: string
  readonly title: string
}

interface Props {
  /** The newest moment. */
  readonly max: number
  readonly value: number
  readonly label: string
  /** The moment in words. */
  readonly said: string
  readonly marks?: readonly ScrubMark[]
  /** Lies under the handle instead of the track. */
  readonly children?: ComponentChildren
  readonly onInput: (value: number) => void
}

const share = (at: number, max: number): string => `${max === 0 ? 100 : (at / max) * 100}%`

function Marks({ marks, max }: { readonly marks: readonly ScrubMark[]; readonly max: number }) {
  return (
    <div class="scrub-marks" aria-hidden="true">
      {marks.map(({ at, kind, svg, sign, title }) => (
        <span
          key={`${kind} ${at}`}
          class={`scrub-mark ${kind}`}
          style={{ left: share(at, max) }}
          title={title}
        >
          {svg ? <SvgImage svg={svg} /> : <span>{sign}</span>}
        </span>
      ))}
    </div>
  )
}

/** Gold is seen, grey is not yet seen, the red dot is the newest moment. */
const Track = ({ value, max }: Pick<Props, 'value' | 'max'>) => (
  <div class="scrub-track" aria-hidden="true">
    <span class="scrub-seen" style={{ width: share(value, max) }} />
    <span class="scrub-live" />
  </div>
)

/** A handle to any moment of a match. */
export function Scrubber({ max, value, label, said, marks = [], children, onInput }: Props) {
  return (
    <div class={children ? 'scrub' : 'scrub tracked'}>
      {children ?? <Track value={value} max={max} />}
      <Marks marks={marks} max={max} />
      <input
        type="range"
        min={0}
        max={max}
        value={value}
        aria-label={label}
        aria-valuetext={said}
        onInput={event => onInput(Number(event.currentTarget.value))}
      />
    </div>
  )
}
