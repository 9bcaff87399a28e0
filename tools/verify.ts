/** `npm run verify -- FILE…`: replays records of finished matches and says what they prove. */
import './quietPipe.mjs'
import { readFileSync } from 'node:fs'
import { findGame } from '@heorot/shared'
import { type Check, readPublishedText, verify } from '@heorot/shared/record'

const WORDS: Record<Check, string> = {
  rules: 'the rules it was played by are here',
  commitment: 'the server’s seed is the one whose fingerprint the record names',
  seed: 'the deal was made of that seed and every seat’s own chance',
  moves: 'every move was legal and led to the state the server had',
  end: 'the match ended in the server’s final state',
  file: 'nothing else in the file was changed',
}

function report(file: string): boolean {
  const published = readPublishedText(readFileSync(file, 'utf8'))
  if (!published) {
    console.log(`${file}: this is no record of a match`)
    return false
  }
  const { proved, fault, final } = verify(published, findGame(published.record.game))
  console.log(`${file}: ${published.record.game}, ${published.record.intents.length} steps`)
  for (const check of proved) console.log(`  proved  ${WORDS[check]}`)
  if (fault) console.log(`  BROKEN  at step ${fault.step}: ${fault.detail}`)
  else console.log(`  final state ${final}`)
  return fault === null
}

const files = process.argv.slice(2)
if (files.length === 0) console.log('usage: npm run verify -- FILE…')
process.exitCode = files.length > 0 && files.map(report).every(Boolean) ? 0 : 1
