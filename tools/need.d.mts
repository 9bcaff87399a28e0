export function needBrowser(): string
export function needFullBrowser(): string
export function hasWine(): boolean
export function needServices(): Record<string, string>
export function findServices(): Record<'HEOROT_REDIS' | 'HEOROT_NGINX' | 'HEOROT_POSTGRES', string | null>
