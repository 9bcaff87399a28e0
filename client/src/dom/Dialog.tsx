import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { words } from '../i18n'
import { Icon } from './Icon'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ComponentChildren
}

/** A question or a panel above the page. The browser keeps the focus inside and closes it by Escape. */
export function Dialog({ title, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal()
  }, [])
  return (
    <dialog ref={ref} class="dialog" aria-labelledby={id} onClose={onClose}>
      <header class="dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" class="round" aria-label={words().close} onClick={onClose}>
          <Icon name="cancel" />
        </button>
      </header>
      <div class="dialog-body">{children}</div>
    </dialog>
  )
}
