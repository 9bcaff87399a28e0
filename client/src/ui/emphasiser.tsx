import type { ComponentChildren } from 'preact'

/** Any of these as whole words, the longest that fits: a double wound is no wound. */
export function anyOf(phrases: readonly string[]): string {
  const longestFirst = [...phrases].sort((a, b) => b.length - a.length)
  const escaped = longestFirst.map(text => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return `(?<!\\p{L})(?:${escaped.join('|')})(?!\\p{L})`
}

const classOf = (part: string) => (part.startsWith('+') ? 'gain' : part.startsWith('−') ? 'loss' : undefined)

/** Sets off names and signed numbers in sentences; the words stay as they are. */
export function emphasiser(phrases: readonly string[]): (sentence: string) => ComponentChildren {
  const known = phrases.filter(phrase => phrase !== '')
  const pattern = new RegExp(`(${known.length > 0 ? `${anyOf(known)}|` : ''}[+−]\\d+)`, 'u')
  return sentence =>
    sentence.split(pattern).map((part, i) =>
      i % 2 === 1 ? (
        <b key={i} class={classOf(part)}>
          {part}
        </b>
      ) : (
        part
      ),
    )
}

/** Every second part between stars is emphasised. */
export const rich = (sentence: string): ComponentChildren =>
  sentence.split('*').map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part))

/** The same without emphasis, for screen readers. */
export const plain = (sentence: string): string => sentence.replaceAll('*', '')
