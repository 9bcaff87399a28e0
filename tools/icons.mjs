/**
 * Picks the icons we use out of game-icons (CC BY 3.0), snaps their paths to whole units of the 512 grid
 * and writes them as one small table per part of the client. Run: node tools/icons.mjs && npm run format
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { snapPath } from './snapPath.mjs'

const require = createRequire(import.meta.url)
const { icons } = require('@iconify-json/game-icons/icons.json')

const tables = {
  seat: 'wolf-head boar raven deer-head bear-face',
  ui: `cog hourglass scroll-unfurled talk sound-on sound-off rule-book padlock vintage-robot check-mark exit-door
    globe info tabletop-players trophy-cup viking-longhouse help cancel hamburger-menu share flying-flag card-draw
    magnifying-glass paper-plane clockwise-rotation crown person musical-notes`,
  scene: 'spiked-dragon-head',
  hall: `drakkar spiked-dragon-head viking-longhouse hunting-horn crown battle-axe rune-sword round-shield viking-helmet
    triquetra campfire lyre wheat anvil-impact waves mountain-cave ring gems jeweled-chalice stone-throne bow-arrow
    dove snowflake-1 fist barn-owl horse-head fox-head`,
  movie: `crossed-swords beer-horn open-treasure-chest temptation knockout owl hunting-horn backstab triquetra
    campfire meat crossed-axes round-shield lyre viking-longhouse rune-sword crown wolf-howl swamp sea-serpent
    monster-grasp beast-eye troll fish-monster spiked-dragon-head`,
  legend: `drakkar beer-horn fox-head fist battle-axe viking-helmet bowen-knot shaking-hands bleeding-wound
    flying-flag stone-throne viking-longhouse anvil-impact troll ring beer-stein open-treasure-chest claw-slashes
    bow-arrow footprint waves fish-monster hand boat-horizon king gem-necklace sail crossed-swords queen-crown
    backstab two-coins crown wheat snowflake-1 dove three-friends jeweled-chalice dragon-breath
    mountain-cave round-shield run spiked-dragon-head gems pyre prayer shining-heart rune-sword hill-fort
    viking-head thor-fist campfire horse-head barn-owl viking-shield chest crossed-bones`,
}

const paths = name => {
  if (!icons[name]) throw new Error(`no icon ${name}`)
  return [...icons[name].body.matchAll(/ d="([^"]+)"/g)].map(match => snapPath(match[1])).join('')
}

const camel = name => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

const isGame = table => existsSync(new URL(`../client/src/games/${table}`, import.meta.url))

/** Icons of one game lie with its art. */
const folderOf = table =>
  new URL(`../client/src/${isGame(table) ? `games/${table}/` : ''}art/icons/`, import.meta.url)

for (const [table, list] of Object.entries(tables)) {
  const rows = list.split(/\s+/).map(name => `  ${camel(name)}: '${paths(name)}',`)
  const text = `/** Written by tools/icons.mjs. Icons of game-icons.net, CC BY 3.0; authors in credits.ts. */
export const ${table}Icons = {\n${rows.join('\n')}\n} as const\n`
  mkdirSync(folderOf(table), { recursive: true })
  writeFileSync(new URL(`${table}Icons.ts`, folderOf(table)), text)
}
