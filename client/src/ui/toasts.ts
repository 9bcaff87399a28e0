/** Short notices at the edge of the page. */
import { signal } from '@preact/signals'
import { durations } from '../app/theme/tokens'

export interface Toast {
  readonly id: number
  readonly words: string
  readonly kind: 'news' | 'refusal'
  readonly action?: { readonly label: string; readonly run: () => void }
}

export const toasts = signal<readonly Toast[]>([])
let last = 0
const AT_ONCE = 3

export function dismiss(id: number): void {
  toasts.value = toasts.value.filter(toast => toast.id !== id)
}

/** Shows a notice for a while; the same words again only renew it. */
export function toast(
  words: string,
  {
    duration = durations.toast,
    ...more
  }: Partial<Pick<Toast, 'kind' | 'action'>> & { duration?: number } = {},
): void {
  const id = ++last
  const others = toasts.value.filter(one => one.words !== words)
  toasts.value = [...others, { id, words, kind: 'news' as const, ...more }].slice(-AT_ONCE)
  setTimeout(() => dismiss(id), duration)
}
