import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { LIMITS } from '../../vitest.limits.ts'
import { buildFacts } from './build-facts.ts'
import { leanI18next } from './lean-i18next-plugin.ts'
import { leanQuery } from './lean-query-plugin.ts'
import { leanRouter } from './lean-router-plugin.ts'

const FACTS = buildFacts({}, new Date('2026-01-01'))

export default defineConfig({
  plugins: [
    react({ compiler: { compilationMode: 'annotation' } }),
    leanRouter(),
    leanI18next(),
    leanQuery(),
  ],
  define: Object.fromEntries(
    Object.entries(FACTS).map(([name, fact]) => [name, JSON.stringify(fact)]),
  ),
  test: {
    ...LIMITS,
    include: ['{src,e2e,service-worker}/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    setupFiles: ['./test-setup.ts'],
    // Same as in the bundle: without unused features.
    server: { deps: { inline: [/react-router/, /i18next/] } },
    // Reloading React and all parts for each file took most of the time.
    isolate: false,
  },
})
