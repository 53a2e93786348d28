import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(async () => {
  cleanup()
  // Focus scopes give focus back one task after they unmount; that must not reach the next test.
  await new Promise((resolve) => setTimeout(resolve))
})
