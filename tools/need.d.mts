export function needBrowser(): string
export function needServices(): Record<string, string>
