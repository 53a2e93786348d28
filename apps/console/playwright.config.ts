import { defineConfig } from '@playwright/test'
import { GROUPS, patternsOf, WALKS } from './e2e/groups.ts'

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// Which looks are drawn: the same ones until another seed is given. The workers get it with the
// environment, and every title says it.
process.env['OMC_LOOK_SEED'] ??= '20261122'

/** The tests of a file run one after another; each worker has a real system of its own. */
export default defineConfig({
  testDir: 'e2e',
  projects: [
    ...Object.entries(GROUPS).map(([name, files]) => ({ name, testMatch: patternsOf(files) })),
    {
      name: WALKS,
      testMatch: '**/*.e2e.ts',
      testIgnore: patternsOf(Object.values(GROUPS).flat()),
    },
  ],
  globalSetup: './e2e/support/start-system.ts',
  workers: 2,
  fullyParallel: false,
  // A machine that is overrun for a moment is no fault of ours; what needed a second try is told.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: '../../test-results',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    actionTimeout: 15_000,
    // What was done and asked for, without pictures of the page: those double the work of each click.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    // Tests that change answers want to see every request; update.e2e.ts has the worker.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      args: CHROMIUM_FLAGS,
    },
  },
})
