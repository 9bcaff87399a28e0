/** Bots wait as long as the table takes to tell a move, so both must mean the same time. */
import { legend } from '@heorot/shared/games/legend'
import { legendStory } from './story'
import { TestGame } from './testFrames'

test.each([2, 3, 5])('with %i players, no move takes longer to tell than bots wait for it', seats => {
  const told = new Set<string>()
  const game = new TestGame({ seats, seed: 3, viewer: 0 })
  let before = game.frame()
  while (!game.over) {
    game.step()
    const frame = { ...game.frame(), revision: before.revision + 1 }
    const { beats } = legendStory(before, frame) ?? { beats: [] }
    const duration = beats.reduce((sum, beat) => sum + beat.duration, 0)
    for (const beat of beats) told.add(beat.story?.kind ?? 'prizes')
    expect(Math.round(duration)).toBeLessThanOrEqual(Math.round(legend.watchTime(frame.events)))
    before = frame
  }
  expect([...told].sort()).toEqual(['prizes', 'reveal', 'risk', 'score'])
})
