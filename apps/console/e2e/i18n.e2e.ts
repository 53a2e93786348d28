import type { Page } from '@playwright/test'
import { origin } from './support/system.ts'
import { behaviour, expect, signIn, test } from './support/test.ts'

/** Switches the language in the user menu. */
async function speak(page: Page, language: 'English' | '简体中文'): Promise<void> {
  await page.getByRole('banner').locator('button[aria-haspopup="menu"]').last().click()
  await page.getByRole('menuitemcheckbox', { name: language }).click()
  // The menu stays open for another choice.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute(
    'lang',
    language === 'English' ? 'en' : 'zh-CN',
  )
}

test('the language switcher of the user menu offers zh and en @long', async ({ openAs }) => {
  const page = await openAs('manager')
  await page.getByRole('banner').locator('button[aria-haspopup="menu"]').last().click()
  const languages = page.getByRole('menuitemcheckbox', { name: /English|中文/ })
  await behaviour('B-009', () => expect(languages).toHaveText(['简体中文', 'English']))
})

test('the language changes on the spot: what is typed stays; heading, title and tab follow', async ({
  openAs,
}) => {
  const page = await openAs('manager', { at: `${origin}/#/ucenter/password` })
  await page.getByLabel('当前密码').fill('half typed')
  await expect(page).toHaveTitle('修改密码 - 开放媒体创作中心')
  await speak(page, 'English')
  await expect(page.getByLabel('Current password')).toHaveValue('half typed')
  await expect(page).toHaveTitle('Change password - Open Media Creation Centre')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change password')
  await expect(page.getByRole('tab', { name: 'Change password' })).toBeVisible()
  await speak(page, '简体中文')
  await expect(page.getByLabel('当前密码')).toHaveValue('half typed')
})

test('messages of forms and of the server are in the language on screen @long', async ({
  page,
}) => {
  await page.goto(`${origin}/#/login`)
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('tab', { name: 'Text message' }).click()
  await page.getByLabel('Phone number').fill('2390')
  await page.getByLabel('Phone number').blur()
  await expect(page.getByText('Please enter the correct mobile phone number')).toBeVisible()
  await page.getByRole('tab', { name: 'Password' }).click()
  await page.getByLabel('User name or phone number').fill('manager')
  await page.locator('input[name=password]').fill('not-the-password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const alert = page.getByRole('alert').filter({ hasText: /\S/ })
  await expect(alert).toContainText(/user name or password/i)
  await expect(alert).not.toContainText(/\p{Script=Han}/u)
  await page.getByRole('button', { name: '简体中文' }).click()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(alert).toContainText('用户名或密码')
  await expect(alert).not.toContainText(/[a-z]{3}/)
})

test('dates and numbers are written as each language writes them @long', async ({ page }) => {
  await signIn(page, 'manager')
  await expect(page).toHaveURL(/#\/home/)
  await expect(page.locator('main')).toContainText(/\d{4}年\d{1,2}月\d{1,2}日星期/)
  await speak(page, 'English')
  await expect(page.locator('main')).toContainText(/\w+day,? \d{1,2} \w+ \d{4}/)
  await page.goto(`${origin}/#/carry/content/list`)
  await expect(page.getByText(/^\d{1,3}(,\d{3})* in total$/).first()).toBeVisible()
  await expect(page.locator('main td time:visible').first()).toHaveText(
    /^(\d{4}-)?\d\d-\d\d \d\d:\d\d$/,
  )
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
