export function buildWhatIsOld(): void
