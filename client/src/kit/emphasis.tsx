import type { ComponentChildren } from 'preact'

/** Every second part between stars is emphasised. */
export const rich = (sentence: string): ComponentChildren =>
  sentence.split('*').map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part))

/** The same without emphasis, for screen readers. */
export const plain = (sentence: string): string => sentence.replaceAll('*', '')
