import type { ComponentChildren } from 'preact'

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

/** A sheet of vellum over the table, put away with its one button. */
export const TableSheet = ({
  kind,
  narrow = false,
  centre,
  closeLabel,
  tone = 'primary',
  children,
  onClose,
}: Props) => (
  <div
    class={narrow ? 'kit-sheet narrow' : 'kit-sheet'}
    style={centre === undefined ? {} : { left: `${centre}px` }}
    data-sheet={kind}
  >
    {children}
    <footer>
      <button type="button" tabIndex={-1} class={`kit-button ${tone}`} data-button="close" onClick={onClose}>
        {closeLabel}
      </button>
    </footer>
  </div>
)
