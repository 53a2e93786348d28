import { defineConfig } from 'vitest/config'
import { LIMITS } from '../../vitest.limits.ts'

export default defineConfig({
  test: {
    ...LIMITS,
    include: ['{src,build}/**/*.test.ts'],
    environment: 'happy-dom',
    isolate: false,
  },
})
