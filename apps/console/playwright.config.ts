import { defineConfig } from '@playwright/test'
import { GROUPS, isLong, LONG, LONG_WALKS, patternsOf, WALKS } from './e2e/groups.ts'

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// Seed of the random looks: the same looks until another seed is given. The workers get it from
// the environment, and every test title shows it.
process.env['OMC_LOOK_SEED'] ??= '20261122'

/** Tests of a file run one after another; each worker has its own real system. */
export default defineConfig({
  testDir: 'e2e',
  projects: [
    ...Object.entries(GROUPS).map(([name, files]) => ({ name, testMatch: patternsOf(files) })),
    { name: `${WALKS}-long`, testMatch: patternsOf(LONG_WALKS) },
    {
      name: WALKS,
      testMatch: '**/*.e2e.ts',
      testIgnore: patternsOf([...Object.values(GROUPS).flat(), ...LONG_WALKS]),
    },
  ],
  globalSetup: './e2e/support/start-system.ts',
  // The gate runs the short form; `npm run e2e` sets this and runs all.
  ...(isLong ? {} : { grepInvert: new RegExp(LONG) }),
  // One more than the gate has cores: a test that waits leaves its core to another.
  workers: 3,
  fullyParallel: false,
  // Allows for a short overload of the machine; the report lists the tests that needed a retry.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: '../../test-results',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Each frame of a transition is drawn by the processor: a fifth of the time of these tests.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    // Actions and requests without page snapshots, which double the work of each click.
    // In the gate only of a second try: recording each first one takes its share of the machine.
    trace: {
      mode: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
      screenshots: false,
      snapshots: false,
      sources: false,
    },
    screenshot: 'only-on-failure',
    // Tests that change answers must see every request; only update.e2e.ts uses the worker.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      args: CHROMIUM_FLAGS,
    },
  },
})
