import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { preloadParts } from './src/index.ts'

// Ends only what hangs; see LIMITS of vitest.
configure({ asyncUtilTimeout: 45_000 })

// Parts that load later in a browser are there at once in tests.
beforeAll(preloadParts)

afterEach(async () => {
  cleanup()
  // Focus scopes give focus back one task after they unmount; that must not reach the next test.
  await new Promise((resolve) => setTimeout(resolve))
})
