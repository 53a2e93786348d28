import { defineConfig } from '@playwright/test'
import type { CatalogueOptions } from './check/open-catalogue.ts'

const CHROMIUM_FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run']

/** Every story is opened in two looks, side by side; each worker keeps one page for all stories. */
export default defineConfig<CatalogueOptions>({
  testDir: 'check',
  testMatch: '**/*.e2e.ts',
  workers: 2,
  fullyParallel: false,
  timeout: 90_000,
  reporter: [['list']],
  outputDir: '../../test-results/catalogue',
  use: {
    launchOptions: {
      ...(process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : {}),
      args: CHROMIUM_FLAGS,
    },
  },
  projects: [
    { name: '中文, light', use: { look: { locale: 'zh', mode: 'light' } } },
    { name: 'English, dark', use: { look: { locale: 'en', mode: 'dark' } } },
  ],
})
