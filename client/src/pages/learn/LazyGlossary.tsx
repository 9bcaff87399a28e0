import { lazyPart } from '../../app/lazy'

/** Rule terms explain themselves once this is loaded. */
export const LazyGlossary = lazyPart(async () => (await import('./GlossaryTips')).GlossaryTips)
