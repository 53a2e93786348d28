import { preloadParts } from '@omc/ui'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'

// Only a guard against hanging tests; see LIMITS in the vitest configuration.
configure({ asyncUtilTimeout: 45_000 })

// Tests load all lazy parts up front.
beforeAll(preloadParts)

afterEach(async () => {
  cleanup()
  // Focus scopes restore focus one task after they unmount; that must not reach the next test.
  await new Promise((resolve) => setTimeout(resolve))
})
