/** The time of day, read once: from then on it only runs forward, even if the host's clock is changed. */
export function steadyClock(): () => number {
  const began = Date.now() - performance.now()
  return () => Math.floor(began + performance.now())
}
