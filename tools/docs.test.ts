/** Figures in the documents that the data must bear out. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TRACK } from '@heorot/shared/games/legend'

const text = (file: string) => readFileSync(join(__dirname, '..', file), 'utf8')

const rebuilt = TRACK.filter(({ source }) => source === 'reconstructed').length

it.each(['README.md', 'docs/rulings/legend.md'])('%s counts the reconstructed episodes', file => {
  expect(text(file)).toContain(`${rebuilt} of the ${TRACK.length} rows`)
})
