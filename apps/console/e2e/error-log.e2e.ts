import { behaviour, expect } from '@omc/behaviours/playwright'
import { test, type Page } from '@playwright/test'
import { enterAs } from './support/sign-in.ts'
import { origin } from './support/system.ts'
import { signIn } from './support/test.ts'

// These pages fail on purpose: the fixture that forbids errors is not used here.
const tool = (page: Page) => page.getByRole('button', { name: /^错误日志/ })
const dialog = (page: Page) => page.getByRole('dialog', { name: '错误日志' })

async function openConsole(page: Page, enter = enterAs): Promise<void> {
  await enter(page, 'manager')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/#\/home/)
}

/** Throws an uncaught error, as a faulty screen would. */
async function fail(page: Page, message: string): Promise<void> {
  const told = page.waitForEvent('pageerror')
  await page.evaluate(
    (text) =>
      void setTimeout(() => {
        throw new Error(text)
      }),
    message,
  )
  await told
}

test('the control is there only when errors exist and shows how many @long', async ({ page }) => {
  await openConsole(page)
  await behaviour('B-081', async () => {
    await expect(tool(page)).toHaveCount(0)
    await fail(page, 'first')
    await expect(tool(page)).toHaveAccessibleName('错误日志，1 条')
  })
  await fail(page, 'second')
  await fail(page, 'second')
  await behaviour('B-082', async () => {
    await expect(tool(page)).toHaveAccessibleName('错误日志，3 条')
    await expect(tool(page).locator('..')).toContainText('3')
  })
})

test('a row holds route, message and stack, and three searches without secrets', async ({
  page,
  context,
}) => {
  await openConsole(page)
  await page.goto(`${origin}/#/carry/content/list?q=13812345678`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await fail(page, 'no row 8841207713 for 13812345678 token=abcdef')
  await tool(page).click()
  const row = dialog(page).getByRole('row').nth(1)
  await behaviour('B-083', async () => {
    await expect(row.getByRole('cell').nth(0)).toHaveText('/#/carry/content/list?q=…')
    await expect(row.getByRole('cell').nth(1)).toContainText('no row 8841207713')
    await expect(row).not.toContainText('abcdef')
    const stack = row.locator('pre')
    await expect(stack).toBeHidden()
    await row.getByText('展开堆栈').click()
    await expect(stack).toBeVisible()
    await expect(stack).toContainText('Error: no row')
  })
  const links = row.getByRole('link')
  await behaviour('B-084', () => expect(links).toHaveCount(3))
  for (const link of await links.all()) {
    const address = new URL((await link.getAttribute('href')) ?? '')
    expect(address.protocol).toBe('https:')
    expect(decodeURIComponent(address.search)).not.toMatch(/\d{4}|abcdef|localhost/)
    await expect(link).toHaveAttribute('rel', 'noreferrer noopener')
    await expect(link).toHaveAttribute('target', '_blank')
  }
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await row.getByRole('button', { name: '复制这条错误' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^\/#\/carry\/content\/list\?q=…\nno row 8841207713/)
  expect(copied).not.toContain('abcdef')
})

test('cancel keeps the log, dismissing clears it and takes the control away @long', async ({
  page,
}) => {
  await openConsole(page)
  await fail(page, 'kept')
  await tool(page).click()
  await dialog(page).getByRole('button', { name: '取消' }).click()
  await behaviour('B-085', async () => {
    await expect(dialog(page)).toHaveCount(0)
    await expect(tool(page)).toBeFocused()
    await expect(tool(page)).toHaveAccessibleName('错误日志，1 条')
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('row')).toHaveCount(2)
  })
  await dialog(page).getByRole('button', { name: '暂不显示' }).click()
  await behaviour('B-086', async () => {
    await expect(dialog(page)).toHaveCount(0)
    await expect(tool(page)).toHaveCount(0)
  })
  await expect(page.locator('#main')).toBeFocused()
})

test('an uncaught error and a promise nobody waits for are printed with the prefix and kept with the page @long', async ({
  page,
}) => {
  const printed: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') printed.push(message.text())
  })
  await openConsole(page)
  await fail(page, 'of a script')
  const told = page.waitForEvent('pageerror')
  await page.evaluate(() => void Promise.reject(new Error('of a promise')))
  await told
  await tool(page).click()
  const rows = dialog(page).getByRole('row')
  await behaviour('B-089', async () => {
    await expect(rows.filter({ hasText: 'of a script' })).toContainText('/#/home')
    await expect(rows.filter({ hasText: 'of a promise' })).toContainText('/#/home')
  })
  behaviour('B-088', () => {
    for (const message of ['of a script', 'of a promise']) {
      expect(printed.filter((line) => line.startsWith(`[omc] ${message}`))).toHaveLength(1)
    }
  })
})

test('a failed request is kept with its route and not printed @long', async ({ page }) => {
  const printed: string[] = []
  page.on('console', (message) => printed.push(message.text()))
  await openConsole(page)
  await page.route('**/api/v1/users?**', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/vnd.api+json',
      body: '{"errors":[{"status":"422","title":"筛选条件不对"}]}',
    }),
  )
  await page.goto(`${origin}/#/setting/user`)
  await tool(page).click()
  await expect(dialog(page).getByRole('row').nth(1)).toContainText('/#/setting/user')
  behaviour('B-090', () => expect(printed.filter((line) => line.includes('[omc]'))).toEqual([]))
})

test('errors from before the console was there are kept, and the next person does not see them @long', async ({
  page,
}) => {
  const byForm = (one: Page, username: string) => signIn(one, username)
  await page.goto(`${origin}/#/login`)
  await expect(page.getByRole('tab', { name: '密码登录' })).toBeVisible()
  await fail(page, 'at the gate')
  await openConsole(page, byForm)
  await tool(page).click()
  await expect(dialog(page)).toContainText('at the gate')
  await dialog(page).getByRole('button', { name: '取消' }).click()
  await page.getByRole('button', { name: /的菜单/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/#\/login/)
  await openConsole(page, byForm)
  await expect(tool(page)).toHaveCount(0)
})
