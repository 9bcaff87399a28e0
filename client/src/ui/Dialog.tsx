import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { words } from '../app/language'
import { RoundButton } from './Button'

interface Props {
  readonly title: string
  /** On parchment: what somebody decides. */
  readonly isVellum?: boolean
  readonly onClose: () => void
  readonly children: ComponentChildren
}

/** A question or a panel above the page. The browser keeps the focus inside and closes it by Escape. */
export function Dialog({ title, isVellum = false, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const isGone = useRef(false)
  const id = useId()
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog?.open) dialog?.showModal()
    // Closed before it is taken away (an effect would come too late), it gives the focus back to what opened it.
    return () => {
      isGone.current = true
      dialog?.close()
    }
  }, [])
  return (
    <dialog
      ref={ref}
      class={isVellum ? 'dialog parchment' : 'dialog'}
      aria-labelledby={id}
      // Browsers report the end later: what was answered by then is not answered again.
      onClose={() => isGone.current || onClose()}
      // The Escape that closes it is not meant for what lies below.
      onKeyDown={event => event.key === 'Escape' && event.stopPropagation()}
    >
      <header class="row between dialog-head">
        <h2 id={id}>{title}</h2>
        <RoundButton icon="cancel" label={words().close} onClick={onClose} />
      </header>
      <div class="stack gap-8 dialog-body">{children}</div>
    </dialog>
  )
}
