import type { ComponentChildren } from 'preact'
import { type Rematch, rematchOffer } from '../tableContext'

interface Props {
  readonly kind: string
  /** Small screens get less padding. */
  readonly narrow?: boolean
  /** The middle of what it may cover; the middle of the table unless told. */
  readonly centre?: number
  readonly closeLabel: string
  readonly tone?: string
  readonly children: ComponentChildren
  onClose(): void
}

/** Beside the final score. */
const RematchButton = ({ label, run }: Rematch) => (
  <button type="button" tabIndex={-1} class="kit-button primary" data-button="rematch" onClick={run}>
    {label}
  </button>
)

/** A sheet of vellum over the table, put away with its button. */
export const TableSheet = ({
  kind,
  narrow = false,
  centre,
  closeLabel,
  tone = 'primary',
  children,
  onClose,
}: Props) => {
  const next = kind === 'final' ? rematchOffer.value : null
  return (
    <div
      class={narrow ? 'kit-sheet narrow' : 'kit-sheet'}
      style={centre === undefined ? {} : { left: `${centre}px` }}
      data-sheet={kind}
    >
      {children}
      <footer>
        <button
          type="button"
          tabIndex={-1}
          class={`kit-button ${next ? 'vellum' : tone}`}
          data-button="close"
          onClick={onClose}
        >
          {closeLabel}
        </button>
        {next && <RematchButton {...next} />}
      </footer>
    </div>
  )
}
