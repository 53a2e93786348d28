import type { Page } from '@playwright/test'
import { boxOf, openPage, openWith } from './support/look.ts'
import { shownGroups, shownLinks } from './support/shown-menu.ts'
import { behaviour, expect, test } from './support/test.ts'

const LIST = '/carry/content/list'
let page: Page
test.beforeAll(async ({ browser }) => {
  page = await openPage(browser, 'manager')
})
test.afterAll(() => page.context().close())
test.beforeEach(() => page.setViewportSize({ width: 1440, height: 900 }))

const menu = () => page.getByRole('navigation', { name: '主菜单' })

test('the menu shows what may be opened, with icon and title @long', async () => {
  await openWith(page, LIST)
  // The menu shows the screens of the level-hidden root in its place, without hidden ones.
  await behaviour('B-059', async () => {
    await expect(menu().locator(':scope > ul > li > a')).toHaveText(shownLinks('manager', '/'))
    await expect(menu().getByRole('button')).toHaveText(shownGroups('manager'))
  })
  await behaviour('B-058', () =>
    expect(menu().getByRole('link', { name: '修改密码' })).toHaveCount(0),
  )
  const lines = menu().locator('a, button')
  await behaviour('B-052', async () => {
    await expect(lines.filter({ hasNot: page.locator('svg') })).toHaveCount(0)
  })
  await expect(menu().getByRole('link', { name: '内容列表' }).last()).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('a group folds and unfolds by keyboard, and stays so in another layout @long', async () => {
  await openWith(page, LIST)
  const group = menu().getByRole('button', { name: '设置' })
  await group.focus()
  await page.keyboard.press('Enter')
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await expect(menu().getByRole('link', { name: '用户' })).toBeHidden()
  // The phone layout removes the sidebar.
  await page.setViewportSize({ width: 600, height: 900 })
  await expect(group).toHaveCount(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await group.focus()
  await page.keyboard.press('Enter')
  await expect(menu().getByRole('link', { name: '用户' })).toBeVisible()
})

test('an entry goes to its screen; that of the open screen shows it again @long', async () => {
  await openWith(page, '/home')
  await menu().getByRole('link', { name: '用户' }).click()
  await behaviour('B-055', () => expect(page).toHaveURL(/#\/setting\/user$/))
  const heading = page.locator('main h1:visible')
  await expect(heading).toBeVisible()
  await heading.evaluate((element) => Object.assign(element, { isOld: true }))
  await menu().getByRole('link', { name: '用户' }).click()
  await behaviour('B-056', async () => {
    await expect.poll(() => heading.evaluate((element) => 'isOld' in element)).toBe(false)
    await expect(page).toHaveURL(/#\/setting\/user$/)
  })
})

test('on a phone the menu closes after a navigation @long', async () => {
  await openWith(page, '/home')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: '打开菜单' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('link', { name: '用户' }).click()
  await expect(page).toHaveURL(/#\/setting\/user/)
  await behaviour('B-057', () => expect(sheet).toHaveCount(0))
})

test('the foot of the sidebar shows the year and the time of the update @long', async () => {
  await openWith(page, '/home')
  const foot = page.getByRole('complementary', { name: '侧边栏' }).locator('p').last()
  await behaviour('B-062', () =>
    expect(foot).toHaveText(/^© 20\d\d更新于 20\d\d-\d\d-\d\d \d\d:\d\d$/),
  )
})

test('the sidebar folds to icons, stays so after a reload, and unfolds @long', async () => {
  await openWith(page, LIST)
  expect((await boxOf(page, 'aside')).width).toBeCloseTo(221, 0)
  await page.getByRole('button', { name: '收起菜单' }).click()
  await behaviour('B-063', () =>
    expect.poll(async () => (await boxOf(page, 'aside')).width).toBeCloseTo(65, 0),
  )
  await page.reload()
  const unfold = page.getByRole('button', { name: '展开菜单' })
  await behaviour('B-064', () => expect(unfold).toHaveAttribute('aria-expanded', 'false'))
  const group = menu().getByRole('button', { name: '我的创作' })
  await group.press('Enter')
  await expect(menu().getByRole('link', { name: '发布列表' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(group).toBeFocused()
  await unfold.click()
  await behaviour('B-063', () =>
    expect.poll(async () => (await boxOf(page, 'aside')).width).toBeCloseTo(221, 0),
  )
})
