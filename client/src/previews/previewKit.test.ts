/** @jest-environment node */
import { gameClients } from '../games'
import { languages } from '../app/settings/languages'
import { previewKit } from './previewKit'

it('has every game in every language, with a mark for each step', async () => {
  const { games, sealed, words } = await previewKit()
  expect(Object.keys(games)).toEqual(gameClients.map(({ id }) => id))
  for (const { path, words: worded } of Object.values(games))
    for (const language of languages) {
      const { name, steps } = worded[language]!
      expect(name).not.toBe('')
      expect(steps).toHaveLength(path.marks.length)
      expect(new Set(steps).size).toBe(steps.length)
    }
  expect(Object.keys(sealed)).toEqual([...languages])
  expect(Object.keys(words)).toEqual([...languages])
})

it('says nothing on the sealed letter that only some links would say', async () => {
  const { games, sealed } = await previewKit()
  const names = Object.values(games).flatMap(({ words }) =>
    Object.values(words).map(game => game?.name ?? ''),
  )
  for (const letter of Object.values(sealed)) expect(names.filter(name => letter.includes(name))).toEqual([])
})
