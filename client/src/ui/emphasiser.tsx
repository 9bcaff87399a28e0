import type { ComponentChildren } from 'preact'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Words out of `phrases`, longest first, and numbers with a sign. */
function patternOf(phrases: readonly string[]): RegExp {
  const known = phrases
    .filter(phrase => phrase !== '')
    .sort((a, b) => b.length - a.length)
    .map(escaped)
  const words = known.length > 0 ? `(?<!\\p{L})(?:${known.join('|')})(?!\\p{L})|` : ''
  return new RegExp(`(${words}[+−]\\d+)`, 'u')
}

const classOf = (part: string) => (part.startsWith('+') ? 'gain' : part.startsWith('−') ? 'loss' : undefined)

/** Sets off names and signed numbers in sentences; the words stay as they are. */
export function emphasiser(phrases: readonly string[]): (sentence: string) => ComponentChildren {
  const pattern = patternOf(phrases)
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
