/** The walls of ARCHITECTURE.md, kept by a tool instead of memory. */
const to = path => ({ path })

/** Folders in order: each may import the ones before it, so no two depend on each other. */
const inOrder = (root, folders, pathNot = []) => [
  ...folders.slice(0, -1).map((folder, i) => ({
    name: `folders-in-order: ${folder}`,
    severity: 'error',
    from: { path: `^${root}/${folder}/`, pathNot },
    to: to(`^${root}/(${folders.slice(i + 1).join('|')})/`),
  })),
  {
    name: 'folders-in-order: not listed',
    comment: 'A new folder needs its place in the order.',
    severity: 'error',
    from: { path: `^${root}/[^/]+/`, pathNot: `^${root}/(${folders.join('|')})/` },
    to: {},
  },
  {
    name: 'folders-in-order: the start',
    comment: `The files directly in ${root} put everything together; nothing imports them.`,
    severity: 'error',
    from: to(`^${root}/[^/]+/`),
    to: to(`^${root}/[^/]+$`),
  },
]
// The tests of shared play real games with the testkit.
const sharedFolders = ['kernel', 'typedState', 'bots', 'games', 'wire', 'record', 'testkit']
const serverFolders = [
  ...['limits', 'ops', 'store', 'notify', 'tables', 'bots', 'halls', 'registry', 'cluster', 'rooms', 'http'],
]
const clientFolders = [
  ...[
    'art',
    'app',
    'bots',
    'ui',
    'api',
    'thisBrowser',
    'session',
    'testkit',
    'playback',
    'kit',
    'games',
    'lessons',
    'previews',
    'pages',
    'dev',
  ],
]
const pages = [
  ...['refused', 'about', 'rules', 'learn', 'broadcast', 'create', 'join', 'notifications'],
  ...['people', 'audience', 'waiting', 'hall', 'table', 'tv', 'practice', 'lesson', 'replay', 'home'],
]

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
      name: 'no-circles-of-folders',
      severity: 'error',
      scope: 'folder',
      from: to('^client/src'),
      to: { circular: true },
    },
    ...inOrder('shared/src', sharedFolders, ['\\.test\\.ts$']),
    ...inOrder('server/src', serverFolders),
    ...inOrder('client/src', clientFolders),
    ...inOrder('client/src/pages', pages),
    {
      name: 'shared-stands-alone',
      comment:
        'shared depends on nothing but zod, @noble/hashes for records and, for the wire, @colyseus/schema and msgpackr.',
      severity: 'error',
      from: { path: '^shared/src', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: [
          '^shared/src',
          'node_modules/zod',
          'node_modules/@noble/hashes',
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
      name: 'record-is-pure',
      comment: 'Functions on the record of a table, or on a draft of it, that know nobody who calls them.',
      severity: 'error',
      from: { path: '^server/src/tables/record/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/tables/', pathNot: '^server/src/tables/record/' },
    },
    {
      name: 'backends-are-strangers',
      severity: 'error',
      from: { path: '^server/src/store/(sqlite|postgres)/' },
      to: { path: '^server/src/store/(sqlite|postgres)/', pathNot: '^server/src/store/$1/' },
    },
    {
      name: 'one-folder-knows-colyseus',
      severity: 'error',
      from: { path: '^server/src', pathNot: '^server/src/rooms/' },
      to: { path: 'node_modules/(@colyseus/|colyseus/)' },
    },
    {
      name: 'one-file-knows-the-sdk',
      severity: 'error',
      from: { path: '^client/src', pathNot: '^client/src/session/connection\\.ts$' },
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
