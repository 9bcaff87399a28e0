export function leftOut(platform?: NodeJS.Platform): string[]
