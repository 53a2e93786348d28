import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { CATALOGUE } from './read-index.ts'

export const ORIGIN = 'https://catalogue.test'

export type WatchedPage = {
  readonly page: Page
  /** Errors, warnings and requests to others since the last asking. */
  readonly complaints: () => readonly string[]
}

/**
 * A page whose every request is answered from the built files, without a server; what is asked of
 * anybody else is refused and told.
 */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext(options)
  const said: string[] = []
  await context.route('**/*', (route) => {
    const { origin, pathname, href } = new URL(route.request().url())
    if (origin !== ORIGIN) {
      said.push(`asked ${href}`)
      return route.abort()
    }
    const path = join(CATALOGUE, pathname === '/' ? 'index.html' : pathname)
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 })
  })
  const page = await context.newPage()
  page.on('pageerror', ({ message }) => said.push(`error: ${message}`))
  page.on('console', (line) => {
    if (line.type() === 'error' || line.type() === 'warning')
      said.push(`${line.type()}: ${line.text()}`)
  })
  return { page, complaints: () => said.splice(0) }
}
