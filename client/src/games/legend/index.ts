import { gameClient } from '../../table/gameClient'

export const legendClient = gameClient({
  id: 'legend',
  seats: { min: 2, max: 5 },
  minutes: 60,
  cover: () => import('./cover'),
  texts: () => import('./texts'),
  advice: () => import('./advice'),
  table: () => import('./table'),
})
