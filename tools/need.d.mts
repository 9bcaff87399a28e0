export function needBrowser(): string
export function needFullBrowser(): string
export function hasWine(): boolean
export function needServices(): Record<string, string>
