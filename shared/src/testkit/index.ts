export * from './laws'
export * from './watch'
