import { defineConfig } from 'vitest/config'
import { LIMITS } from '../../vitest.limits.ts'

export default defineConfig({
  test: {
    ...LIMITS,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    pool: 'forks',
    // The files of a worker share their modules: to load the server again for each took a third of
    // the time. Who changes a module has to say so (second-wall.test.ts).
    isolate: false,
    // One more than the gate has cores: a test that waits for a server or a clock leaves its core to
    // another.
    maxWorkers: 3,
  },
})
