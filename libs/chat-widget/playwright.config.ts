import { defineConfig } from '@playwright/test'

const CHROMIUM_FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run']

/** Each test has a page with a widget; no server and no network requests. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/support/bundle-stage.ts',
  workers: 2,
  // Allows for a short overload of the machine; the report lists the tests that needed a retry.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: '../../test-results/chat-widget',
  use: {
    viewport: { width: 800, height: 600 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    launchOptions: {
      ...(process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : {}),
      args: CHROMIUM_FLAGS,
    },
  },
})
