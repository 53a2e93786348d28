import { defineConfig } from 'vitest/config'

/** These tests take the database that the tests of the server take. */
export default defineConfig({
  test: {
    include: ['*.test.ts'],
    environment: 'node',
    globalSetup: ['../../apps/api/test/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
