import { defineConfig } from 'vitest/config'

/** The walk itself: it takes the database that the tests of the server take. */
export default defineConfig({
  test: {
    include: ['walk.ts'],
    environment: 'node',
    globalSetup: ['../../apps/api/test/global-setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
})
