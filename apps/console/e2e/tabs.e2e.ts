import type { Page } from '@playwright/test'
import { origin } from './support/system.ts'
import { tabsBar } from './support/tabs-bar.ts'
import { behaviour, expect, test } from './support/test.ts'

const tabNames = (page: Page) =>
  tabsBar(page)
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('title')))
// Not by role: an open dialog hides the bar behind it from role queries.
const tab = (page: Page, name: string) => tabsBar(page).getByTitle(name, { exact: true })
const at = async (page: Page, path: string) => {
  await page.evaluate((to) => void (location.hash = `#${to}`), path)
  await expect(page).toHaveURL(new RegExp(`#${path}`))
}
/** Opens home, contents, publishes and users, in this order; users stays open. */
async function openFour(page: Page) {
  for (const [path, name] of [
    ['/carry/content/list', '内容列表'],
    ['/carry/publish/list', '发布列表'],
    ['/setting/user', '用户'],
  ] as const) {
    await at(page, path)
    // A screen that is left before it has loaded gets no tab.
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
  }
  await expect(tabsBar(page).getByRole('tab')).toHaveCount(4)
}

test('the tabs bar lists the visited screens; home stands first and has no close @long', async ({
  openAs,
}) => {
  const page = await openAs('manager')
  await openFour(page)
  await behaviour('B-042', async () => {
    expect(await tabNames(page)).toEqual(['工作台', '内容列表', '发布列表', '用户'])
  })
  await behaviour('B-043', () => expect(tab(page, '工作台').locator('svg.lucide-x')).toHaveCount(0))
  await expect(tab(page, '用户')).toHaveAttribute('aria-selected', 'true')
  await page.reload()
  await expect(tabsBar(page).getByRole('tab')).toHaveCount(4)
  await expect(tab(page, '用户')).toHaveAttribute('aria-selected', 'true')
})

test('a right click on a tab offers close others, left, right and all, and each does it @long', async ({
  openAs,
}) => {
  const page = await openAs('manager')
  const choose = async (name: string, command: string) => {
    await tab(page, name).click({ button: 'right' })
    await page.getByRole('menuitem', { name: command, exact: true }).click()
  }
  await openFour(page)
  await behaviour('B-045', async () => {
    await choose('发布列表', '关闭左侧')
    expect(await tabNames(page)).toEqual(['工作台', '发布列表', '用户'])
    await choose('发布列表', '关闭右侧')
    await expect(page).toHaveURL(/#\/carry\/publish\/list/)
    expect(await tabNames(page)).toEqual(['工作台', '发布列表'])
    await openFour(page)
    await choose('内容列表', '关闭其他')
    await expect(page).toHaveURL(/#\/carry\/content\/list/)
    expect(await tabNames(page)).toEqual(['工作台', '内容列表'])
    await choose('内容列表', '全部关闭')
    await expect(page).toHaveURL(/#\/home/)
    expect(await tabNames(page)).toEqual(['工作台'])
  })
  await choose('工作台', '重新打开已关闭的页面')
  await expect(page).toHaveURL(/#\/carry\/content\/list/)
})

test('a click on the active tab reloads its screen, and shows the bar @long', async ({
  openAs,
}) => {
  const page = await openAs('manager')
  await at(page, '/setting/user')
  await page.getByRole('cell').first().waitFor()
  const before = await page.locator('h1:visible').elementHandle()
  await tab(page, '用户').click()
  await behaviour('B-046', async () => {
    await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(false)
    await expect(page.locator('h1:visible')).toHaveText('用户')
  })
})

test('a screen keeps what was typed while another is looked at, and asks before it is lost', async ({
  openAs,
}) => {
  const page = await openAs('manager')
  await at(page, '/setting/user')
  await page.getByRole('button', { name: /^编辑/ }).first().click()
  const field = page.locator('input[name="full_name"]')
  await field.fill('half-typed')
  await at(page, '/home')
  await expect(field).toBeHidden()
  await expect(tab(page, '用户').getByText('有未保存的修改')).toBeAttached()
  await tab(page, '用户').press('Delete')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('用户')
  await dialog.getByRole('button', { name: '继续编辑' }).click()
  await at(page, '/setting/user')
  await behaviour('B-050', () => expect(field).toHaveValue('half-typed'))
  await at(page, '/home')
  await tab(page, '用户').press('Delete')
  await dialog.getByRole('button', { name: '放弃修改' }).click()
  await expect(tab(page, '用户')).toHaveCount(0)
  await at(page, '/setting/user')
  await expect(page.getByRole('cell').first()).toBeVisible()
  await expect(field).toHaveCount(0)
})

test('a screen that is declared as not cached starts again: typed passwords are not kept @long', async ({
  openAs,
}) => {
  const page = await openAs('manager')
  await at(page, '/ucenter/password')
  await page.locator('input[name="current_password"]').fill('half-typed')
  await page.getByRole('navigation').getByRole('link', { name: '工作台' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: '放弃修改' }).click()
  await expect(page).toHaveURL(/#\/home/)
  await at(page, '/ucenter/password')
  await expect(page.locator('input[name="current_password"]')).toHaveValue('')
})

test('no way out of a screen that is not kept loses edits without asking @long', async ({
  openAs,
}) => {
  const page = await openAs('manager')
  const dialog = page.getByRole('alertdialog')
  const field = page.locator('input[name="current_password"]')
  await at(page, '/setting/user')
  await at(page, '/ucenter/password')
  await field.fill('half-typed')
  const waysOut = {
    link: () => page.getByRole('navigation').getByRole('link', { name: '工作台' }).first().click(),
    back: () => page.evaluate(() => history.back()),
    typed: () => page.evaluate(() => void (location.hash = '#/home')),
  }
  for (const [name, leave] of Object.entries(waysOut)) {
    await test.step(name, async () => {
      await leave()
      await expect(dialog).toContainText('修改密码')
      await dialog.getByRole('button', { name: '继续编辑' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL(/#\/ucenter\/password/)
      await expect(field).toHaveValue('half-typed')
    })
  }
  await waysOut.back()
  await dialog.getByRole('button', { name: '放弃修改' }).click()
  await expect(page).toHaveURL(/#\/setting\/user/)
  await page.goForward()
  await expect(field).toHaveValue('')
})

test('the tabs bar is worked by keys alone @long', async ({ openAs }) => {
  const page = await openAs('manager')
  await openFour(page)
  await tab(page, '用户').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, '工作台')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/#\/setting\/user/)
  await page.keyboard.press('Delete')
  await expect(tab(page, '内容列表')).toHaveCount(0)
  await expect(tab(page, '发布列表')).toBeFocused()
  await page.keyboard.press('Shift+F10')
  await expect(page.getByRole('menuitem', { name: '关闭其他' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tab(page, '发布列表')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/carry\/publish\/list/)
})

test('a list keeps its place and its filters in its own view @long', async ({ openAs }) => {
  const page = await openAs('manager')
  await page.goto(`${origin}/#/carry/publish/list?p=2`)
  await expect(page.locator('h1:visible')).toHaveText('发布列表')
  await at(page, '/carry/content/list')
  await tab(page, '发布列表').click()
  await expect(page).toHaveURL(/publish\/list\?p=2/)
})
