import { DEFAULT_THEME_SETTINGS, type ThemeSettings } from '@omc/shell'
import type { Browser, Page } from '@playwright/test'
import { expect, signIn } from './test.ts'

/** Opens a signed-in page in its own context, for files whose tests share one page. */
export async function openPage(browser: Browser, username: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, username)
  await expect(page).toHaveURL(/#\/home/)
  return page
}

/** Opens a screen with this look stored as an earlier choice. */
export async function openWith(
  page: Page,
  path: string,
  look: Partial<ThemeSettings> = {},
): Promise<void> {
  const settings = { ...DEFAULT_THEME_SETTINGS, mode: 'light', ...look }
  await page.evaluate(
    ([address, kept]) => {
      localStorage.setItem('omc.theme', kept)
      localStorage.removeItem('omc.sidebar-folded')
      history.replaceState(null, '', address)
    },
    [`#${path}`, JSON.stringify(settings)] as const,
  )
  await page.reload()
  await expect(page.locator('main h1:visible')).toBeVisible()
}

/** Element that names the current layout. */
export const frame = (page: Page) => page.locator('[data-layout]')

export async function openDrawer(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /的菜单/ })
    .click()
  await page.getByRole('menuitem', { name: '外观设置' }).click()
  const drawer = page.getByRole('dialog', { name: '外观设置' })
  await expect(drawer).toBeVisible()
  return drawer
}

/** Look settings stored in this browser. */
export const keptLook = (page: Page): Promise<Partial<ThemeSettings> | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('omc.theme') ?? 'null'))

export const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not on the page`)
  return box
}
