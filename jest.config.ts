/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'

const base = {
  transform: {
    '^.+\\.(m?[jt]sx?)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', importSource: 'preact' } },
        },
        module: { type: 'commonjs' },
      },
    ] as [string, Record<string, unknown>],
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(rou3|earcut|preact|@preact|zzfx|@colyseus/schema|@noble/hashes)/)',
  ],
  moduleNameMapper: {
    // Tests need no styles: whatever loads will do.
    '\\.css$': '<rootDir>/package.json',
    '^colyseus$': '<rootDir>/../server/colyseusParts.ts',
    '^@heorot/shared$': '<rootDir>/../shared/src/index.ts',
    '^@heorot/shared/games/([^/]+)$': '<rootDir>/../shared/src/games/$1/index.ts',
    '^@heorot/shared/(wire|testkit|bots|record)$': '<rootDir>/../shared/src/$1/index.ts',
  },
}

const workspace = (name: string, extra: Partial<Config> = {}) => ({
  ...base,
  displayName: name,
  rootDir: name,
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  ...extra,
})

const config: Config = {
  // For a hung test, not for a busy machine.
  testTimeout: 600_000,
  testSequencer: '<rootDir>/tools/longestFirst.mjs',
  projects: [
    workspace('shared'),
    workspace('server'),
    workspace('client', { testEnvironment: 'jsdom', setupFiles: ['<rootDir>/../tools/textEncoder.mjs'] }),
    // The template's own tests run in the game that is made of it.
    workspace('tools', { testPathIgnorePatterns: ['/node_modules/', '/newGame/template/'] }),
    workspace('e2e'),
  ],
}

export default config
