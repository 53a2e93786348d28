import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { openSignedIn, signIn } from './sign-in.ts'
import { watch, type Watched } from './watch.ts'

/** Opens a browser of its own for a person who is signed in; closed when the test ends, however it ends. */
export type OpenAs = (username: string) => Promise<Page>

/** A page that must end its test without an uncaught error or a policy violation. */
export const test = base.extend<{ watched: Watched; openAs: OpenAs }>({
  watched: [
    async ({ page }, use) => {
      const watched = watch(page)
      await use(watched)
      expect(watched.faults).toEqual([])
    },
    { auto: true },
  ],
  openAs: async ({ browser }, use) => {
    const contexts: BrowserContext[] = []
    const seen: Watched[] = []
    await use(async (username) => {
      const context = await browser.newContext()
      contexts.push(context)
      context.on('page', (page) => seen.push(watch(page)))
      const page = await openSignedIn(context, username)
      await expect(page).toHaveURL(/#\/home/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      return page
    })
    for (const context of contexts) await context.close()
    expect(seen.flatMap(({ faults }) => faults)).toEqual([])
  },
})

export { expect, signIn }
export type { Page } from '@playwright/test'
