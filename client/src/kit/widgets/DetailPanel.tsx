import type { ComponentChildren } from 'preact'

interface PanelButton {
  readonly label: string
  /** What a screen reader says where the label is a sign. */
  readonly name?: string
  readonly disabled?: boolean
  run(): void
}

interface Props {
  readonly kind: string
  readonly closeLabel: string
  /** Besides the one that closes it. */
  readonly buttons?: readonly PanelButton[]
  readonly children: ComponentChildren
  onClose(): void
}

/** Details of one thing on a card of vellum over the table. */
export const DetailPanel = ({ kind, closeLabel, buttons = [], children, onClose }: Props) => (
  <section class="kit-panel" data-panel={kind}>
    {children}
    <footer>
      {buttons.map(({ label, name, disabled, run }) => (
        <button
          key={label}
          type="button"
          tabIndex={-1}
          class="kit-button vellum"
          aria-label={name}
          disabled={disabled}
          onClick={run}
        >
          {label}
        </button>
      ))}
      <button type="button" tabIndex={-1} class="kit-button vellum" data-button="close" onClick={onClose}>
        {closeLabel}
      </button>
    </footer>
  </section>
)
