export function needBrowser(): string
export function needFullBrowser(): string
export function needServices(): Record<string, string>
