/** Stores the client in this browser, so that practice needs no server. Nothing is stored until the first practice game. */
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

export type Kept = 'keeping' | 'kept' | 'not-kept'

const kept = signal<Kept>('keeping')
let asked = false

async function keep(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/serviceWorker.js')
    await navigator.serviceWorker.ready
    kept.value = 'kept'
  } catch {
    kept.value = 'not-kept'
  }
}

export function useKept(): Kept {
  useEffect(() => {
    if (asked) return
    asked = true
    if ('serviceWorker' in navigator) void keep()
    else kept.value = 'not-kept'
  }, [])
  return kept.value
}
