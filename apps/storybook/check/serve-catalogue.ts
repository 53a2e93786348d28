import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { CATALOGUE } from './read-index.ts'

export const ORIGIN = 'https://catalogue.test'

export type WatchedPage = {
  readonly page: Page
  /** Errors, warnings and external requests since the last call. */
  readonly complaints: () => readonly string[]
}

/**
 * Opens a page whose requests are answered from the built files, without a server; external
 * requests are refused and reported.
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
