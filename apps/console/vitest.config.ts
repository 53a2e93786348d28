import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react({ compiler: { compilationMode: 'annotation' } })],
  define: { __BUILD_DATE__: JSON.stringify('2026-01-01') },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    setupFiles: ['./test-setup.ts'],
  },
})
