import { defineConfig, type Project } from '@playwright/test'
import type { CatalogueOptions } from './check/open-catalogue.ts'

const CHROMIUM_FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run']

/** Looks of the gate: both languages, both modes, a white and an ocean menu. */
const SAMPLE = [
  { locale: 'zh', mode: 'light', theme: 'green-white' },
  { locale: 'en', mode: 'dark', theme: 'ocean' },
]
const THEMES = 'blue-black blue-white green-black green-white red-black red-white ocean'.split(' ')
const ALL = THEMES.flatMap((theme) =>
  ['light', 'dark'].map((mode, index) => ({ locale: index === 0 ? 'zh' : 'en', mode, theme })),
)
const isLong = process.env['STORY_LOOKS'] === 'all'
const looks = isLong ? ALL : SAMPLE

/**
 * Plays every story in the first look. The others leave out stories that set their own look; in the
 * gate they play the first story of each component. A worker keeps its page.
 */
export default defineConfig<object, CatalogueOptions>({
  testDir: 'check',
  workers: 2,
  fullyParallel: true,
  // Allows for a short overload of the machine; the report lists the tests that needed a retry.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: '../../test-results/catalogue',
  use: {
    launchOptions: {
      ...(process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : {}),
      args: CHROMIUM_FLAGS,
    },
  },
  projects: [
    ...looks.map((look, index): Project<object, CatalogueOptions> => ({
      name: Object.values(look).join(', '),
      testMatch: 'catalogue.e2e.ts',
      use: { look, states: index === 0 ? 'all' : isLong ? 'common' : 'first' },
    })),
    { name: 'site', testMatch: ['site.e2e.ts', 'docs.e2e.ts', 'prop-texts.e2e.ts'] },
  ],
})
