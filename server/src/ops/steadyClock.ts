/** The time of day, read once: from then on it only runs forward, whatever is done to the host's clock. */
export function steadyClock(): () => number {
  const began = Date.now() - performance.now()
  return () => Math.floor(began + performance.now())
}
