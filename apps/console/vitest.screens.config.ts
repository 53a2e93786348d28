import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { isLong, LIMITS } from '../../vitest.limits.ts'
import { buildFacts } from './build-facts.ts'

const FACTS = buildFacts({}, new Date('2026-01-01'))
const CHROMIUM_FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run']

/** Every screen in a real browser, on answers made from the contract: no server, no build. */
export default defineConfig({
  plugins: [react({ compiler: { compilationMode: 'annotation' } }), tailwindcss()],
  define: {
    ...Object.fromEntries(
      Object.entries(FACTS).map(([name, fact]) => [name, JSON.stringify(fact)]),
    ),
    __LONG_FORM__: JSON.stringify(isLong),
  },
  // A dependency discovered during the tests would reload the page.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', 'test/screens/*.{ts,tsx}', '!**/*.test.*'] },
  test: {
    ...LIMITS,
    include: ['test/screens/*.test.ts'],
    // Two pages share the files; by itself vitest takes half the cores.
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      provider: playwright({
        launchOptions: {
          ...(process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : {}),
          args: CHROMIUM_FLAGS,
        },
        contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
