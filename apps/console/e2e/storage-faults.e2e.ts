import type { Page } from '@playwright/test'
import { signIn } from './support/sign-in.ts'
import { origin } from './support/system.ts'
import { expect, test } from './support/test.ts'

/** Makes access to a storage throw, as when a person forbids the site to store data. */
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

test('F25: with both storages full a person signs in and works, and is told what is not kept @long', async ({
  page,
}) => {
  await page.goto(`${origin}/#/login`)
  expect(await page.evaluate(fillStorages), 'storages with room').toBe(0)
  await signIn(page, 'manager')
  await expect(page).toHaveURL(/#\/home/)
  await page.evaluate(() => void (location.hash = '#/setting/user'))
  await expect(page.getByRole('cell').first()).toBeVisible()
  await page.getByRole('button', { name: /的菜单/ }).click()
  await page.getByRole('menuitemcheckbox', { name: '深色' }).click()
  await expect(page.locator('body')).toHaveClass(/dark/)
  await expect(page.getByText('浏览器不允许保存设置，刷新后会恢复默认').first()).toBeVisible()
})

/**
 * Fills both storages. Each piece has a key of its own: to lengthen one value of 5 MB letter by
 * letter takes the browser half a minute.
 *
 * @returns how many of them accept one more letter
 */
function fillStorages(): number {
  const isKept = (storage: Storage, key: string, value: string): boolean => {
    try {
      storage.setItem(key, value)
      return true
    } catch {
      return false
    }
  }
  const storages = [localStorage, sessionStorage]
  for (const storage of storages) {
    for (let letters = 2 ** 23; letters >= 1; letters /= 2)
      isKept(storage, `filler ${letters}`, 'x'.repeat(letters))
    let shortKey = 0
    while (isKept(storage, `${shortKey}`, '')) shortKey += 1
  }
  return storages.filter((storage) => isKept(storage, 'y', '')).length
}
