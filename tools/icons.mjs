/**
 * Picks the icons we use out of game-icons (CC BY 3.0), snaps their paths to whole units of the 512 grid
 * and writes them as one small table per part of the client. Run: node tools/icons.mjs && npm run format
 */
import { createRequire } from 'node:module'
import { writeTables } from './artSources.mjs'
import { snapPath } from './snapPath.mjs'

const require = createRequire(import.meta.url)
const { icons } = require('@iconify-json/game-icons/icons.json')

const paths = name => {
  if (!icons[name]) throw new Error(`no icon ${name}`)
  return [...icons[name].body.matchAll(/ d="([^"]+)"/g)].map(match => snapPath(match[1])).join('')
}

const camel = name => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

writeTables('icons', (table, names) => {
  const rows = names.map(name => `  ${camel(name)}: '${paths(name)}',`)
  return `/** Written by tools/icons.mjs. Icons of game-icons.net, CC BY 3.0; authors on the about page. */
export const ${table} = {\n${rows.join('\n')}\n} as const\n`
})
