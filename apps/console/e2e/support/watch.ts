import type { Page } from '@playwright/test'

export interface Watched {
  /** Uncaught errors and violations of the content security policy, in order. */
  faults: string[]
}

/** Records faults that no page may have. */
export function watch(page: Page): Watched {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted Type/i.test(message.text())) faults.push(message.text())
  })
  return { faults }
}
