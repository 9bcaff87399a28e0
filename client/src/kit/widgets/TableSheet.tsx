import type { ComponentChildren } from 'preact'
import { Button } from '../../ui/Button'
import { type Rematch, rematchOffer } from '../tableContext'

interface Props {
  readonly kind: string
  /** Small screens get less padding. */
  readonly narrow?: boolean
  /** What it may cover from left to right; the whole table unless told. */
  readonly room?: { readonly left: number; readonly right: number }
  readonly closeLabel: string
  readonly tone?: string
  readonly children: ComponentChildren
  onClose(): void
}

/** Beside the final score. */
const RematchButton = ({ label, run }: Rematch) => (
  <Button tabIndex={-1} look="primary" data-button="rematch" onClick={run}>
    {label}
  </Button>
)

/** A sheet of vellum over the table, put away with its button. */
export const TableSheet = ({
  kind,
  narrow = false,
  room,
  closeLabel,
  tone = 'primary',
  children,
  onClose,
}: Props) => {
  const next = kind === 'final' ? rematchOffer.value : null
  return (
    <div
      class={narrow ? 'parchment kit-sheet narrow' : 'parchment kit-sheet'}
      style={
        room && { left: `${(room.left + room.right) / 2}px`, maxWidth: `${room.right - room.left - 16}px` }
      }
      data-sheet={kind}
    >
      {children}
      <footer class="wrap gap-4">
        <Button tabIndex={-1} look={next ? 'vellum' : tone} data-button="close" onClick={onClose}>
          {closeLabel}
        </Button>
        {next && <RematchButton {...next} />}
      </footer>
    </div>
  )
}
