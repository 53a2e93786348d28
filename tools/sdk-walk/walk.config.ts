import { defineConfig } from 'vitest/config'

/** Runs the walk and the README's first example on the database of the server's tests. */
export default defineConfig({
  test: {
    include: ['walk.ts', 'first-example.ts'],
    environment: 'node',
    globalSetup: ['../../apps/api/test/global-setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
})
