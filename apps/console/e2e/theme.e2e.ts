import { DEFAULT_THEME_SETTINGS, THEME_NAMES } from '@omc/shell'
import type { Page } from '@playwright/test'
import { boxOf, frame, keptLook, openDrawer, openPage, openWith } from './support/look.ts'
import { origin } from './support/system.ts'
import { tabsBar } from './support/tabs-bar.ts'
import { behaviour, expect, test } from './support/test.ts'

let page: Page
test.beforeAll(async ({ browser }) => {
  page = await openPage(browser, 'manager')
})
test.afterAll(() => page.context().close())

const choose = async (group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check({
    force: true,
  })

test('the drawer is 280 px wide, leaves the page usable, and sets the layout @long', async () => {
  await openWith(page, '/home')
  await openDrawer(page)
  await behaviour('B-067', async () => {
    expect((await boxOf(page, '[role="dialog"]')).width).toBe(280)
  })
  await choose('布局', '常规')
  await behaviour('B-068', () => expect(frame(page)).toHaveAttribute('data-layout', 'common'))
  await page.getByRole('link', { name: '发布控制台', exact: true }).click()
  await expect(page).toHaveURL(/#\/console/)
  await expect(page.getByRole('dialog', { name: '外观设置' })).toBeVisible()
})

test('the drawer sets each of seven themes and the menu background, at once @long', async () => {
  await openWith(page, '/home')
  const drawer = await openDrawer(page)
  await behaviour('B-069', async () => {
    for (const name of THEME_NAMES) {
      await drawer.locator(`input[value="${name}"]`).check({ force: true })
      await expect(page.locator('body')).toHaveClass(`theme-${name}`)
    }
  })
  await choose('菜单背景', '纹样')
  await behaviour('B-070', () => expect(page.locator('body')).toHaveClass(/vab-background/))
  await choose('布局', '浮动')
  await expect(page.locator('body')).not.toHaveClass(/vab-background/)
  await expect(drawer.getByText('横向与浮动布局没有菜单背景')).toBeVisible()
})

test('the drawer turns tabs and their icons on or off, and sets their style @long', async () => {
  await openWith(page, '/home')
  const drawer = await openDrawer(page)
  const icons = tabsBar(page).locator('[role="tab"] svg.lucide-house')
  await behaviour('B-071', async () => {
    await expect(icons).toHaveCount(1)
    await drawer.getByRole('switch', { name: '标签图标' }).click()
    await expect(icons).toHaveCount(0)
  })
  const looks = new Set<string | null>()
  for (const style of ['卡片', '灵动', '圆滑']) {
    await choose('标签风格', style)
    looks.add(await tabsBar(page).getByRole('tab').first().getAttribute('class'))
  }
  behaviour('B-072', () => expect(looks.size).toBe(3))
  await drawer.getByRole('switch', { name: '显示标签页' }).click()
  await behaviour('B-071', () => expect(tabsBar(page)).toHaveCount(0))
  const icon = drawer.getByRole('switch', { name: /标签图标/ })
  await expect(icon).toHaveAttribute('aria-disabled', 'true')
  await expect(icon).toHaveAccessibleDescription('请先开启标签页')
})

test('the drawer sets the column style, in the column layout only @long', async () => {
  await openWith(page, '/home')
  const drawer = await openDrawer(page)
  await expect(drawer.getByText('仅用于分栏布局')).toBeVisible()
  await choose('布局', '分栏')
  await expect(drawer.getByText('仅用于分栏布局')).toHaveCount(0)
  await behaviour('B-073', async () => {
    for (const [name, style] of [
      ['横向', 'horizontal'],
      ['卡片', 'card'],
      ['箭头', 'arrow'],
      ['纵向', 'vertical'],
    ] as const) {
      await choose('分栏风格', name)
      await expect(page.locator('[data-column-style]')).toHaveAttribute('data-column-style', style)
    }
  })
})

test('each control of the header follows its own switch @long', async () => {
  await openWith(page, '/home')
  const drawer = await openDrawer(page)
  await behaviour(['B-074', 'B-080'], async () => {
    for (const [name, tool] of [
      ['语言', '语言'],
      ['刷新', '刷新'],
      ['全屏', '全屏'],
      ['通知', /^通知/],
      ['外观按钮', '外观设置'],
      ['外观操作', '更多外观操作'],
    ] as const) {
      const control = page
        .getByRole('banner')
        .getByRole('button', { name: tool, exact: typeof tool === 'string' })
      const before = await control.count()
      await drawer.getByRole('switch', { name, exact: true }).click()
      await expect(control).toHaveCount(1 - before)
    }
  })
  await behaviour('B-074', async () => {
    await drawer.getByRole('switch', { name: '固定头部' }).click()
    await expect(frame(page)).toHaveAttribute('data-scroll', 'page')
  })
  await expect(drawer.getByRole('switch', { name: '进度条' })).toBeChecked()
  await expect(drawer.getByRole('switch', { name: '搜索' })).not.toBeChecked()
})

test('save keeps the look, restore puts the defaults back and closes after 1 s @long', async () => {
  await openWith(page, '/home')
  await openDrawer(page)
  await choose('布局', '分栏')
  expect(await keptLook(page)).toMatchObject({ layout: 'vertical' })
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await behaviour('B-075', async () => {
    expect(await keptLook(page)).toMatchObject({ layout: 'column' })
    await page.reload()
    await expect(frame(page)).toHaveAttribute('data-layout', 'column')
  })
  const drawer = await openDrawer(page)
  await drawer.getByRole('button', { name: '恢复默认' }).click()
  await behaviour('B-076', async () => {
    await expect(frame(page)).toHaveAttribute('data-layout', 'vertical')
    expect(await keptLook(page)).toEqual(DEFAULT_THEME_SETTINGS)
    await expect(drawer).toHaveCount(0)
  })
})

test('a random theme is another one, and is kept @long', async () => {
  await openWith(page, '/home')
  const drawer = await openDrawer(page)
  await drawer.getByRole('button', { name: '更多外观操作' }).click()
  await page.getByRole('menuitem', { name: '随机主题' }).click()
  await behaviour('B-077', async () => {
    await expect(page.locator('body')).not.toHaveClass(/theme-green-white/)
    expect((await keptLook(page))?.themeName).not.toBe('green-white')
  })
})

test('clear cache asks, empties local storage and reloads the page @long', async () => {
  await openWith(page, '/home', { themeName: 'ocean' })
  await page.evaluate(() => localStorage.setItem('mine', '1'))
  const drawer = await openDrawer(page)
  await drawer.getByRole('button', { name: '更多外观操作' }).click()
  await page.getByRole('menuitem', { name: '清理缓存' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('将清空本地设置并刷新页面')
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: '清理并刷新' }).click()
  await loaded
  await behaviour('B-078', async () => {
    await expect(page.locator('body')).toHaveClass(/theme-green-white/)
    expect(await page.evaluate(() => localStorage.getItem('mine'))).toBeNull()
  })
})

test('a first visit has the defaults, on the sign-in page too; a broken store as well @long', async ({
  browser,
}) => {
  const visitor = await (await browser.newContext({ colorScheme: 'dark' })).newPage()
  await visitor.addInitScript(() => {
    const { getItem } = Storage.prototype
    Storage.prototype.getItem = function read(key) {
      if (this === localStorage) throw new DOMException('blocked', 'SecurityError')
      return getItem.call(this, key)
    }
  })
  await visitor.goto(`${origin}/#/login`)
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(visitor.locator('body')).toHaveClass('theme-green-white dark')
  await visitor.emulateMedia({ colorScheme: 'light' })
  await behaviour('B-079', () => expect(visitor.locator('body')).toHaveClass('theme-green-white'))
  await visitor.context().close()
})
