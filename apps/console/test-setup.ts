import { preloadParts } from '@omc/ui'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'

// Ends only what hangs; see LIMITS of vitest.
configure({ asyncUtilTimeout: 45_000 })

// What opens later in a browser is there at once in tests.
beforeAll(preloadParts)

afterEach(async () => {
  cleanup()
  // Focus scopes give focus back one task after they unmount; that must not reach the next test.
  await new Promise((resolve) => setTimeout(resolve))
})
