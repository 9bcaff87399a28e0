export function needBrowser(): string
