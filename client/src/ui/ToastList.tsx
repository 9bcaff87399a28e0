import { words } from '../app/language'
import { LinkButton, RoundButton } from './Button'
import { dismiss, type Toast, toasts } from './toasts'

const Notice = ({ toast }: { readonly toast: Toast }) => (
  <div class={`parchment row gap-5 toast ${toast.kind}`}>
    <p class="fill">{toast.words}</p>
    {toast.action && (
      <LinkButton
        onClick={() => {
          toast.action?.run()
          dismiss(toast.id)
        }}
      >
        {toast.action.label}
      </LinkButton>
    )}
    <RoundButton icon="cancel" size={16} label={words().close} onClick={() => dismiss(toast.id)} />
  </div>
)

/** Read out as they come. */
export const ToastList = () => (
  <div class="stack gap-4 toasts" role="status" aria-live="polite">
    {toasts.value.map(toast => (
      <Notice key={toast.id} toast={toast} />
    ))}
  </div>
)
