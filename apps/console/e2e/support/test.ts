import { behaviour, expect } from '@omc/behaviours/playwright'
import { test as base, type BrowserContext, type Page } from '@playwright/test'
import { openSignedIn, signIn } from './sign-in.ts'
import { watch, type Watched } from './watch.ts'

export type Opening = {
  /** Prepares the context before its first page. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>
  /** Address to open in place of home: half of the work of an opening is home itself. */
  readonly at?: string
}

/** Opens a separate context for a signed-in person; it is closed when the test ends. */
export type OpenAs = (username: string, opening?: Opening) => Promise<Page>

/** A page that must end its test without an uncaught error or a policy violation. */
export const test = base.extend<{ openAs: OpenAs }>({
  page: async ({ page }, use) => {
    const { faults } = watch(page)
    await use(page)
    expect(faults).toEqual([])
  },
  openAs: async ({ browser }, use) => {
    const contexts: BrowserContext[] = []
    const seen: Watched[] = []
    await use(async (username, { prepare, at } = {}) => {
      const context = await browser.newContext()
      contexts.push(context)
      await prepare?.(context)
      context.on('page', (page) => seen.push(watch(page)))
      const page = await openSignedIn(context, username, { at })
      if (at !== undefined) return page
      await expect(page).toHaveURL(/#\/home/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      return page
    })
    for (const context of contexts) await context.close()
    expect(seen.flatMap(({ faults }) => faults)).toEqual([])
  },
})

export { isLong, LONG } from '../groups.ts'
export { behaviour, expect, signIn }
export type { Page } from '@playwright/test'
