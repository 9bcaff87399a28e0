interface Props {
  readonly words: string
  readonly step: number
  readonly of: number
}

/** How far something has come that takes a moment. */
export const Loading = ({ words, step, of }: Props) => (
  <div class="loading" role="status">
    <p>{words}</p>
    <progress max={of} value={step} aria-label={words} />
  </div>
)
