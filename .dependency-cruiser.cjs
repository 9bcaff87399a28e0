/** The walls of ARCHITECTURE.md, kept by a tool instead of memory. */
const to = path => ({ path })
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two files may know the shape of each other; none may need the other to run first.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'shared-stands-alone',
      comment: 'shared depends on nothing but zod and, for the wire, @colyseus/schema and msgpackr.',
      severity: 'error',
      from: { path: '^shared/src', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: [
          '^shared/src',
          'node_modules/zod',
          'node_modules/@colyseus/schema',
          'node_modules/msgpackr',
        ],
      },
    },
    { name: 'client-knows-no-server', severity: 'error', from: to('^client/src'), to: to('^server/src') },
    { name: 'server-knows-no-client', severity: 'error', from: to('^server/src'), to: to('^client/src') },
    {
      name: 'kernel-knows-no-game',
      severity: 'error',
      from: { path: '^shared/src/kernel', pathNot: '\\.test\\.ts$' },
      to: { path: '^shared/src', pathNot: '^shared/src/kernel' },
    },
    {
      name: 'bots-know-no-game',
      severity: 'error',
      from: { path: '^shared/src/bots', pathNot: '\\.test\\.ts$' },
      to: to('^shared/src/games'),
    },
    {
      name: 'games-are-strangers',
      severity: 'error',
      from: { path: '^(shared|client)/src/games/([^/]+)/' },
      to: { path: '^(shared|client)/src/games/([^/]+)/', pathNot: '^(shared|client)/src/games/$2/' },
    },
    {
      name: 'server-knows-no-game',
      comment: 'A third game must not touch the server: it comes through the registry.',
      severity: 'error',
      from: { path: '^server/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^shared/src/games/[^/]+/' },
    },
    {
      name: 'kit-and-art-know-no-game',
      comment: 'What one game needs lies in its own folder.',
      severity: 'error',
      from: { path: '^client/src/(art|kit)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(client|shared)/src/games/' },
    },
    {
      name: 'one-folder-knows-colyseus',
      severity: 'error',
      from: { path: '^server/src', pathNot: '^server/src/colyseus/' },
      to: { path: 'node_modules/(@colyseus/|colyseus/)' },
    },
    {
      name: 'one-file-knows-the-sdk',
      severity: 'error',
      from: { path: '^client/src', pathNot: '^client/src/net/connection\\.ts$' },
      to: { path: 'node_modules/(colyseus\\.js|@colyseus/sdk)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['source', 'import', 'default'] },
  },
}
