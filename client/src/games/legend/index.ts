import { defineGame } from '../../kit/defineGame'

export const legendClient = defineGame({
  id: 'legend',
  seats: { min: 2, max: 5 },
  minutes: 60,
  cover: () => import('./cover'),
  texts: () => import('./texts'),
  advice: () => import('./advice'),
  table: () => import('./table'),
})
