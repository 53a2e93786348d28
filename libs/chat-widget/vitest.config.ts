import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    testTimeout: 30_000,
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
  },
})
