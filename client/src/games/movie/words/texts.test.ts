import { ABILITIES, TILES } from '@heorot/shared/games/movie'
import { plainMotif } from '../plainMotif'
import { movieDe } from '../texts/table/de'
import { movieEn } from '../texts/table/en'
import { movieFr } from '../texts/table/fr'
import { moviePl } from '../texts/table/pl'

test('every ability has its own rule, and every kind of plain tile a name', () => {
  for (const ability of ABILITIES) expect(Object.keys(movieEn.rules)).toContain(ability)
  const motifs = TILES.filter(({ ability }) => ability === null).map(({ value, act }) =>
    plainMotif(value, act),
  )
  expect(Object.keys(movieEn.plain).sort()).toEqual([...new Set(motifs)].sort())
})

test('numbers take the right form', () => {
  expect([1, 2, 5, 22, 25].map(moviePl.pool)).toEqual([
    'Pula: 1 żeton',
    'Pula: 2 żetony',
    'Pula: 5 żetonów',
    'Pula: 22 żetony',
    'Pula: 25 żetonów',
  ])
  expect([1, 3].map(movieDe.diamonds)).toEqual(['1 Raute', '3 Rauten'])
  expect([1, 2].map(movieFr.pool)).toEqual(['Pioche : 1 tuile', 'Pioche : 2 tuiles'])
})
