import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { BuiltPage } from './built-page.ts'
import { origin } from './system.ts'

/** Serves the files of another build in place of the running system's; its API stays. */
export async function serveOver(page: Page, { folder }: Pick<BuiltPage, 'folder'>): Promise<void> {
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const path = join(folder, pathname === '/' ? 'index.html' : pathname)
    return existsSync(path) ? route.fulfill({ path }) : route.fallback()
  })
}
