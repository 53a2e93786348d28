import { defineConfig } from 'vitest/config'
import { LIMITS } from '../../vitest.limits.ts'

export default defineConfig({
  test: {
    ...LIMITS,
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    // A click on a link would ask the network for its page.
    environmentOptions: {
      happyDOM: {
        settings: {
          navigation: { disableMainFrameNavigation: true, disableChildPageNavigation: true },
        },
      },
    },
    setupFiles: ['./test-setup.ts'],
    // Reloading React for each file took most of the time.
    isolate: false,
  },
})
