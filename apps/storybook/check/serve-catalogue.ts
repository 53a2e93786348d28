import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { CATALOGUE } from './read-index.ts'

export const ORIGIN = 'http://localhost'

/**
 * Answers every request of the browser from the built files, without a server; what is asked of
 * anybody else is refused and told.
 */
export async function serveCatalogue(
  context: BrowserContext,
  onForeign: (address: string) => void,
): Promise<void> {
  await context.route('**/*', async (route) => {
    const { origin, pathname, href } = new URL(route.request().url())
    if (origin !== ORIGIN) {
      onForeign(href)
      return route.abort()
    }
    const path = join(CATALOGUE, pathname === '/' ? 'index.html' : pathname)
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 })
  })
}
