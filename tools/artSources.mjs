/** The folders of pictures, each with the list (`sources.json`) of the icons and glyphs it uses. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

const client = new URL('../client/src/', import.meta.url)

const folders = [
  new URL('art/', client),
  ...readdirSync(new URL('games/', client)).map(game => new URL(`games/${game}/art/`, client)),
].filter(folder => existsSync(new URL('sources.json', folder)))

/** Writes a table for every entry of one kind, where it is used. */
export function writeTables(kind, textOf) {
  for (const folder of folders) {
    const sources = JSON.parse(readFileSync(new URL('sources.json', folder), 'utf8'))
    for (const [name, entry] of Object.entries(sources[kind])) {
      const suffix = kind[0].toUpperCase() + kind.slice(1)
      mkdirSync(new URL(`${kind}/`, folder), { recursive: true })
      writeFileSync(new URL(`${kind}/${name}${suffix}.ts`, folder), textOf(`${name}${suffix}`, entry))
    }
  }
}
