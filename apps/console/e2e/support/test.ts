import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { PASSWORD, origin } from './system.ts'

export interface Watched {
  /** Uncaught errors and violations of the content security policy, in order. */
  faults: string[]
}

/** Opens a browser of its own for a person; closed when the test ends, however it ends. */
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
      const page = await context.newPage()
      seen.push(watch(page))
      await signIn(page, username)
      await expect(page).toHaveURL(/#\/home/)
      return page
    })
    for (const context of contexts) await context.close()
    expect(seen.flatMap(({ faults }) => faults)).toEqual([])
  },
})

function watch(page: Page): Watched {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted Type/i.test(message.text())) faults.push(message.text())
  })
  return { faults }
}

export async function signIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.goto(`${origin}/#/login`)
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByLabel('用户名或手机号').fill(username)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

export { expect }
