export * from './games'
export * from './kernel'
export * from './protocol'
export * from './userText'
