import { expect as plain } from '@playwright/test'
import { countMatchers } from './count-matchers.ts'
import { createBehaviour } from './create-behaviour.ts'

let assertions = 0

/** The `expect` of Playwright; `behaviour` sees only what is asserted with this one. */
export const expect = countMatchers(plain, () => {
  assertions += 1
})

/** For tests of Playwright. */
export const behaviour = createBehaviour(() => assertions)
