import type { Page } from '@playwright/test'
import { signIn } from './support/sign-in.ts'
import { origin } from './support/system.ts'
import { expect, test } from './support/test.ts'

/** Naming a storage throws, as where a person forbids the site to keep data. */
const blockStorages = (page: Page, names: readonly string[]) =>
  page.addInitScript((blocked) => {
    for (const name of blocked) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  }, names)

test('F25: with both storages blocked the sign-in page is there, and a person signs in and works', async ({
  page,
}) => {
  await blockStorages(page, ['localStorage', 'sessionStorage'])
  await page.goto(`${origin}/#/login`)
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
  await signIn(page, 'manager')
  await expect(page).toHaveURL(/#\/home/)
  await expect(page.locator('main h1:visible')).toBeVisible()
  await page.evaluate(() => void (location.hash = '#/setting/user'))
  await expect(page.getByRole('cell').first()).toBeVisible()
})
