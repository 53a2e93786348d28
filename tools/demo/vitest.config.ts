import { defineConfig } from 'vitest/config'
import { LIMITS } from '../../vitest.limits.ts'

/** These tests take the database that the tests of the server take. */
export default defineConfig({
  test: {
    ...LIMITS,
    include: ['*.test.ts'],
    environment: 'node',
    globalSetup: ['../../apps/api/test/global-setup.ts'],
    // All of them are of the long form.
    passWithNoTests: true,
  },
})
