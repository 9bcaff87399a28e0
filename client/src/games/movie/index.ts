import { defineGame } from '../../kit/defineGame'

export const movieClient = defineGame({
  id: 'movie',
  seats: { min: 2, max: 4 },
  minutes: 45,
  cover: () => import('./cover'),
  texts: () => import('./texts'),
  advice: () => import('./advice'),
  table: () => import('./table'),
})
