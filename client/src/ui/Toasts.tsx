import { words } from '../app/language'
import { Icon } from './Icon'
import { dismiss, type Toast, toasts } from './toasts'

const Notice = ({ toast }: { readonly toast: Toast }) => (
  <div class={`toast ${toast.kind}`}>
    <p>{toast.words}</p>
    {toast.action && (
      <button
        type="button"
        class="link"
        onClick={() => {
          toast.action?.run()
          dismiss(toast.id)
        }}
      >
        {toast.action.label}
      </button>
    )}
    <button type="button" class="round" aria-label={words().close} onClick={() => dismiss(toast.id)}>
      <Icon name="cancel" size={16} />
    </button>
  </div>
)

/** Read out as they come. */
export const Toasts = () => (
  <div class="toasts" role="status" aria-live="polite">
    {toasts.value.map(toast => (
      <Notice key={toast.id} toast={toast} />
    ))}
  </div>
)
