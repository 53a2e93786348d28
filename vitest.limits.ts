import { configDefaults } from 'vitest/config'

/** Whether the long form runs (`npm run test:long`). */
export const isLong = process.env['OMC_TESTS'] === 'all'

/**
 * What all tests share. Time limits only end what hangs: a test waits for conditions, and a busy
 * machine may take many times longer to meet them than a quiet one. Files that take a minute are
 * left to the long form.
 */
export const LIMITS = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 45_000 } },
  exclude: [...configDefaults.exclude, ...(isLong ? [] : ['**/*.long.test.ts'])],
}
