import { defineConfig } from 'vitest/config'

/** The walk itself, and the first example of the README: on the database of the server's tests. */
export default defineConfig({
  test: {
    include: ['walk.ts', 'first-example.ts'],
    environment: 'node',
    globalSetup: ['../../apps/api/test/global-setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
})
