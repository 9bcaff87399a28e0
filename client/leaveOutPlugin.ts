import type { Plugin } from 'vite'

type Extension = 'webgl-pipes' | 'webgl-pipes-adaptor' | 'webgl-system'

/** Pixi makes one of everything that is registered; this one does nothing. */
const idle = (className: string, type: Extension, name: string) =>
  `export class ${className} { destroy() {} }
  ${className}.extension = ${JSON.stringify({ type, name })}`

const emptyClass = (className: string) => `export class ${className} {}`
const nothing = (name: string) => `export const ${name} = null`

/** Only sprites are drawn, by WebGL, from canvases and with square masks. */
const PIXI: Readonly<Record<string, string>> = {
  'rendering/mask/alpha/AlphaMaskPipe': idle('AlphaMaskPipe', 'webgl-pipes', 'alphaMask'),
  'scene/graphics/gl/GlGraphicsAdaptor': idle('GlGraphicsAdaptor', 'webgl-pipes-adaptor', 'graphics'),
  'scene/mesh/gl/GlMeshAdaptor': idle('GlMeshAdaptor', 'webgl-pipes-adaptor', 'mesh'),
  'rendering/renderers/shared/extract/ExtractSystem': idle('ExtractSystem', 'webgl-system', 'extract'),
  'rendering/renderers/shared/extract/GenerateTextureSystem': idle(
    'GenerateTextureSystem',
    'webgl-system',
    'textureGenerator',
  ),
  'rendering/renderers/shared/startup/HelloSystem': idle('HelloSystem', 'webgl-system', 'hello'),
  'rendering/renderers/shared/texture/RenderableGCSystem': idle(
    'RenderableGCSystem',
    'webgl-system',
    'renderableGC',
  ),
  'rendering/renderers/shared/texture/TextureGCSystem': idle('TextureGCSystem', 'webgl-system', 'textureGC'),
  'rendering/renderers/shared/texture/sources/VideoSource': `export class VideoSource {
    static extension = 'texture-source'
    static test() { return false }
  }`,
  'rendering/renderers/gl/texture/uploaders/glUploadCompressedTextureResource': nothing(
    'glUploadCompressedTextureResource',
  ),
  'rendering/renderers/gl/texture/uploaders/glUploadVideoResource': nothing('glUploadVideoResource'),
  'rendering/renderers/gpu/shader/GpuProgram': 'export class GpuProgram { static from() { return null } }',
  'rendering/renderers/gpu/GpuUboSystem': emptyClass('GpuUboSystem'),
  'scene/particle-container/shared/ParticleBuffer': emptyClass('ParticleBuffer'),
  'unsafe-eval/particle/generateParticleUpdatePolyfill': nothing('generateParticleUpdatePolyfill'),
  'environment-browser/browserAll': 'export {}',
  'environment-webworker/webworkerAll': 'export {}',
}

/** No accounts, no inputs sixty times a second, no other transport, no game inside Discord. */
const COLYSEUS: Readonly<Record<string, string>> = {
  Auth: emptyClass('Auth'),
  'input/RoomInput': emptyClass('RoomInput'),
  'transport/H3Transport': emptyClass('H3TransportTransport'),
  '3rd_party/discord': nothing('discordURLBuilder'),
  fetchXHR: nothing('xhrFetch'),
}

const inFolder = (folder: string, rows: Readonly<Record<string, string>>) =>
  Object.entries(rows).map(([path, code]): [string, string] => [`${folder}/${path}.mjs`, code])

/** Modules that libraries always bring along and no table ever uses, with what stands in for each. */
const UNUSED: ReadonlyMap<string, string> = new Map([
  ...inFolder('pixi.js/lib', PIXI),
  ...inFolder('colyseus.js/build', COLYSEUS),
  // Nobody names a colour in English.
  ['@pixi/colord/plugins/names.mjs', 'export default () => {}'],
])

/** Leaves them out. A module that a new version of its library has moved fails the build. */
export function leaveOut(): Plugin {
  const found = new Set<string>()
  return {
    name: 'leave-out',
    apply: 'build',
    load(id) {
      const path = id.split('/node_modules/').at(-1) ?? ''
      const code = UNUSED.get(path)
      if (code === undefined) return null
      found.add(path)
      return { code, moduleSideEffects: false }
    },
    buildEnd(error) {
      const missed = [...UNUSED.keys()].filter(path => !found.has(path))
      if (!error && missed.length > 0) this.error(`not found, so not left out: ${missed.join(', ')}`)
    },
  }
}
