import { defineConfig } from '@playwright/test'

/**
 * Browser tests of the extension. Only a full Chromium loads one; its path is `CHROMIUM_PATH`.
 * Each test file opens its own browser with a package of its own.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  // The gate runs the short form; `npm run test:long` sets this and runs all.
  ...(process.env['OMC_TESTS'] === 'all' ? {} : { grepInvert: /@long/ }),
  workers: 1,
  // Allows for a short overload of the machine; the report lists the tests that needed a retry.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: '../../test-results/extension',
})
