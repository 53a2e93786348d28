import type { BrowserContext } from '@playwright/test'

/**
 * Lets the test move the time of a context's pages. A worker's timers would go by the real time, so
 * the pages get none: their runs go by timers of the window.
 */
export async function installClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    () => void Object.defineProperty(window, 'Worker', { value: undefined }),
  )
  await context.clock.install()
}
