import { basename } from 'node:path'
import type { Plugin } from 'vite'

type Extension = 'webgl-pipes' | 'webgl-pipes-adaptor' | 'webgl-system'

/** Pixi makes one of everything that is registered; this one does nothing. */
const idle = (type: Extension, name: string) => (className: string) =>
  `export class ${className} { destroy() {} }
  ${className}.extension = ${JSON.stringify({ type, name })}`

const emptyClass = (className: string) => `export class ${className} {}`
const nothing = (name: string) => `export const ${name} = null`

/** What stands in for a module, or how it is made of the module's own name. */
type StandIn = string | ((name: string) => string)

/** Only sprites are drawn, by WebGL, from canvases and with square masks. */
const PIXI: Readonly<Record<string, StandIn>> = {
  'rendering/mask/alpha/AlphaMaskPipe': idle('webgl-pipes', 'alphaMask'),
  'scene/graphics/gl/GlGraphicsAdaptor': idle('webgl-pipes-adaptor', 'graphics'),
  'scene/mesh/gl/GlMeshAdaptor': idle('webgl-pipes-adaptor', 'mesh'),
  'rendering/renderers/gl/GlBackBufferSystem': idle('webgl-system', 'backBuffer'),
  'rendering/renderers/shared/extract/ExtractSystem': idle('webgl-system', 'extract'),
  'rendering/renderers/shared/extract/GenerateTextureSystem': idle('webgl-system', 'textureGenerator'),
  'rendering/renderers/shared/startup/HelloSystem': idle('webgl-system', 'hello'),
  'rendering/renderers/shared/texture/RenderableGCSystem': idle('webgl-system', 'renderableGC'),
  'rendering/renderers/shared/texture/TextureGCSystem': idle('webgl-system', 'textureGC'),
  'rendering/renderers/shared/texture/sources/VideoSource': `export class VideoSource {
    static extension = 'texture-source'
    static test() { return false }
  }`,
  'rendering/renderers/gl/texture/uploaders/glUploadCompressedTextureResource': nothing,
  'rendering/renderers/gl/texture/uploaders/glUploadVideoResource': nothing,
  'rendering/renderers/gpu/shader/GpuProgram': 'export class GpuProgram { static from() { return null } }',
  'rendering/renderers/gpu/GpuUboSystem': emptyClass,
  'scene/particle-container/shared/ParticleBuffer': emptyClass,
  'unsafe-eval/particle/generateParticleUpdatePolyfill': nothing,
  'environment-browser/browserAll': 'export {}',
  'environment-webworker/webworkerAll': 'export {}',
}

/** No accounts, no inputs sixty times a second, no other transport, no game inside Discord. */
const COLYSEUS: Readonly<Record<string, StandIn>> = {
  Auth: emptyClass,
  'input/RoomInput': emptyClass,
  'transport/H3Transport': emptyClass('H3TransportTransport'),
  '3rd_party/discord': nothing('discordURLBuilder'),
  fetchXHR: nothing('xhrFetch'),
}

const codeOf = (path: string, standIn: StandIn): string =>
  typeof standIn === 'string' ? standIn : standIn(basename(path))

const inFolder = (folder: string, rows: Readonly<Record<string, StandIn>>) =>
  Object.entries(rows).map(([path, row]): [string, string] => [`${folder}/${path}.mjs`, codeOf(path, row)])

/** Modules that libraries always bring along and no table ever uses, with what stands in for each. */
const UNUSED: ReadonlyMap<string, string> = new Map([
  ...inFolder('pixi.js/lib', PIXI),
  ...inFolder('colyseus.js/build', COLYSEUS),
  // Colours reach Pixi as numbers; it reads other notations with this.
  [
    '@pixi/colord/index.mjs',
    'export const extend = () => {}\nexport const colord = () => ({ isValid: () => false })',
  ],
  ['@pixi/colord/plugins/names.mjs', 'export default () => {}'],
])

interface Cut {
  readonly from: string
  readonly to: string
  readonly instead: string
}

/** Parts of modules that no table needs: `from` goes, with everything up to `to`. */
const CUTS: ReadonlyMap<string, readonly Cut[]> = new Map([
  [
    '@colyseus/schema/build/index.mjs',
    [
      // Clients only read schemas; writing them down takes the whole encoder.
      { from: 'Reflection.encode = function', to: 'Reflection.decode = function', instead: '' },
      // The state of a table consists of values, arrays and parts.
      {
        from: 'class CollectionSchema {',
        to: 'registerType("stream"',
        instead: 'class CollectionSchema {}\nclass SetSchema {}\nclass StreamSchema {}\n',
      },
    ],
  ],
  // The content security policy forbids functions made of text. The package's own build without them is no module.
  ['msgpackr/unpack.js', [{ from: 'new Function(', to: "'r'", instead: 'new BlockedFunction(' }]],
])

function cut(code: string | null, { from, to, instead }: Cut): string | null {
  if (code === null) return null
  const start = code.indexOf(from)
  const end = code.indexOf(to, start)
  const isOnce = start >= 0 && code.indexOf(from, start + 1) < 0
  return isOnce && end > start ? code.slice(0, start) + instead + code.slice(end) : null
}

const pathInPackages = (id: string): string => id.split('/node_modules/').at(-1) ?? ''

/** Leaves them out. A module that a new version of its library has moved or rewritten fails the build. */
export function leaveOut(): Plugin {
  const found = new Set<string>()
  return {
    name: 'leave-out',
    apply: 'build',
    load(id) {
      const path = pathInPackages(id)
      const code = UNUSED.get(path)
      if (code === undefined) return null
      found.add(path)
      return { code, moduleSideEffects: false }
    },
    transform(code, id) {
      const path = pathInPackages(id)
      const shorter = CUTS.get(path)?.reduce<string | null>(cut, code)
      if (!shorter) return null
      found.add(path)
      return { code: shorter, map: null }
    },
    buildEnd(error) {
      const missed = [...UNUSED.keys(), ...CUTS.keys()].filter(path => !found.has(path))
      if (!error && missed.length > 0) this.error(`not found, so not left out: ${missed.join(', ')}`)
    },
  }
}
