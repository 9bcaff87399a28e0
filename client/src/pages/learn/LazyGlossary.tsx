import { lazy } from '../../app/lazy'

const Nothing = () => null

/** Rule terms explain themselves once this is loaded; without it the page works as well. */
export const LazyGlossary = lazy(
  () =>
    import('./GlossaryTips').then(
      loaded => loaded.GlossaryTips,
      () => Nothing,
    ),
  () => <></>,
)
