import { Button } from '../../ui/Button'
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
  <section class="parchment kit-panel" data-panel={kind}>
    {children}
    <footer class="wrap gap-4">
      {buttons.map(({ label, name, disabled, run }) => (
        <Button key={label} tabIndex={-1} look="vellum" aria-label={name} disabled={disabled} onClick={run}>
          {label}
        </Button>
      ))}
      <Button tabIndex={-1} look="vellum" data-button="close" onClick={onClose}>
        {closeLabel}
      </Button>
    </footer>
  </section>
)
