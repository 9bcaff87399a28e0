import type { ComponentType, VNode } from 'preact'
import { useEffect, useState } from 'preact/hooks'

type Loaded<P> = { readonly View: ComponentType<P> } | { readonly failure: unknown }

/** A screen whose code is fetched when it is first shown; a failure goes to whoever shelters the page. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>, waiting: () => VNode) {
  let kept: ComponentType<P> | null = null
  return function Lazy(props: P) {
    const [loaded, setLoaded] = useState<Loaded<P> | null>(kept && { View: kept })
    useEffect(() => {
      if (kept) return
      load().then(
        View => {
          kept = View
          setLoaded({ View })
        },
        (failure: unknown) => setLoaded({ failure }),
      )
    }, [])
    if (!loaded) return waiting()
    if ('failure' in loaded) throw loaded.failure
    return <loaded.View {...props} />
  }
}
