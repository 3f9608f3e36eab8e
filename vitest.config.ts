import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{apps,packages}/*/{src,test}/**/*.test.{ts,tsx}', 'scripts/*.test.mjs'],
    globalSetup: 'apps/server/test/global-setup.ts',
    css: { include: /\?raw$/ }, // else it is empty
    // One process loads the server once for all of its files: loading it took longer than testing it.
    isolate: false,
    maxWorkers: 3,
    // A machine that runs other things beside is slow, not wrong.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 20 } },
  },
})
