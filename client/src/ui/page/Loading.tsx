/** How far something has come that takes a moment. */
export const Loading = ({ words, step, of }: { words: string; step: number; of: number }) => (
  <div class="loading" role="status">
    <p>{words}</p>
    <progress class="unseen" max={of} value={step} aria-label={words} />
    <span class="meter thick" aria-hidden="true">
      <i style={{ width: `${(100 * step) / of}%` }} />
    </span>
  </div>
)
