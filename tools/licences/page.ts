/** The page of licences, from npm's own bill of materials: what people receive first, then what only developers install. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { npmScript } from '../programs.mjs'

export const PAGE = 'docs/licences.md'

type Licence =
  | { readonly license: { readonly id?: string; readonly name?: string } }
  | { readonly expression: string }

interface Materials {
  readonly components: readonly {
    readonly 'bom-ref': string
    readonly name: string
    readonly licenses?: readonly Licence[]
  }[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

export interface Licensed {
  readonly name: string
  readonly licence: string
}

const OWN = /^@heorot\//
/** The SDK names it as a peer, for servers that share its types. */
const SERVER_ALONE = /^@colyseus\/core@/
/** A tool draws these pictures into the client, so that they ship although nothing imports the package. */
const DRAWN = /^@iconify-json\/game-icons@/

function readMaterials(): Materials {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel=error']
  const text = execFileSync(process.execPath, [npmScript(), ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  return JSON.parse(text) as Materials
}

const nameOfRef = (ref: string): string => ref.slice(0, ref.lastIndexOf('@'))

/** What one of our own packages needs to run; npm lists what it is developed with, too. */
function ownNeeds(ref: string): readonly string[] {
  const { dependencies = {} } = JSON.parse(
    readFileSync(`${nameOfRef(ref).replace(OWN, '')}/package.json`, 'utf8'),
  )
  return Object.entries<string>(dependencies).map(([name, version]) =>
    version.startsWith('npm:') ? nameOfRef(version.slice('npm:'.length)) : name,
  )
}

/** Everything that one of our workspaces needs to run. */
function neededBy({ dependencies }: Materials, workspace: string, isLeftOut: RegExp): ReadonlySet<string> {
  const graph = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
  const needed = new Set([...graph.keys()].filter(ref => ref.startsWith(`@heorot/${workspace}@`)))
  for (const ref of needed) {
    const own = OWN.test(ref) ? ownNeeds(ref) : null
    for (const next of graph.get(ref) ?? [])
      if (!isLeftOut.test(next) && (own?.includes(nameOfRef(next)) ?? true)) needed.add(next)
  }
  return needed
}

const nameOf = (licence: Licence): string =>
  'expression' in licence ? licence.expression : (licence.license.id ?? licence.license.name ?? 'none named')

/** Each name once per licence, in order. */
function listed({ components }: Materials, isWanted: (ref: string) => boolean): Licensed[] {
  const rows = components
    .filter(({ name, 'bom-ref': ref }) => isWanted(ref) && !OWN.test(name) && !OWN.test(ref))
    .map(({ name, licenses = [] }) => ({
      name,
      licence: licenses.map(nameOf).join(', ') || 'none named',
    }))
  const unique = new Map(rows.map(row => [`${row.name} ${row.licence}`, row]))
  return [...unique.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

export function licences(
  materials = readMaterials(),
): Record<'browser' | 'server' | 'developers', Licensed[]> {
  const client = neededBy(materials, 'client', SERVER_ALONE)
  const server = neededBy(materials, 'server', /^$/)
  const isDrawn = (ref: string) => DRAWN.test(ref)
  return {
    browser: listed(materials, ref => client.has(ref) || isDrawn(ref)),
    server: listed(materials, ref => server.has(ref)),
    developers: listed(materials, ref => !client.has(ref) && !server.has(ref) && !isDrawn(ref)),
  }
}

const table = (rows: readonly Licensed[]): string =>
  ['| package | licence |', '|---|---|', ...rows.map(row => `| ${row.name} | ${row.licence} |`)].join('\n')

function byLicence(rows: readonly Licensed[]): string {
  const kinds = [...new Set(rows.map(({ licence }) => licence))].sort()
  const namesOf = (kind: string) => rows.filter(row => row.licence === kind).map(({ name }) => name)
  return kinds.map(kind => `**${kind}:** ${namesOf(kind).join(', ')}.`).join('\n\n')
}

export function licencePage({ browser, server, developers }: ReturnType<typeof licences>): string {
  return `# Licences of what we use

Written by \`npm run licences\` from \`npm sbom\`; a test compares. Our own code, texts and drawings are under the MIT
licence.

## In the browser

Whatever of these the client really uses is bundled; their licence texts are in \`licences.md\` beside the built pages.

${table(browser)}

## On the server

${table(server)}

## For developers only

Nothing of it is shipped. \`bench/\` installs boardgame.io, immer and socket.io besides (all MIT), on demand.

${byLicence(developers)}
`
}
