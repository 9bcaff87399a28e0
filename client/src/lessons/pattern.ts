/** Whether one of the patterns, separated by ` | `, means this; `*` stands for anything. */
export const matchesPattern = (patterns: string, text: string): boolean =>
  patterns.split(' | ').some(pattern => expressionOf(pattern).test(text))

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')

const expressionOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`)
