import { LAYOUTS } from '@omc/shell'
import type { Page } from '@playwright/test'
import { settle } from './look/settle.ts'
import { boxOf, frame, openDrawer, openPage, openWith } from './support/look.ts'
import { firstPath, shownLinks, shownTitles } from './support/shown-menu.ts'
import { origin } from './support/system.ts'
import { tabsBar } from './support/tabs-bar.ts'
import { behaviour, expect, test } from './support/test.ts'

const LIST = '/carry/content/list'
let page: Page
test.beforeAll(async ({ browser }) => {
  page = await openPage(browser, 'manager')
})
test.afterAll(() => page.context().close())
test.beforeEach(() => page.setViewportSize({ width: 1440, height: 900 }))

/** With the menus and the breadcrumb of header and sidebar. */
const NAMED_LAYOUTS = [
  ['分栏', 'column', ['当前位置', '一级菜单', '主菜单']],
  ['综合', 'comprehensive', ['一级菜单', '主菜单']],
  ['横向', 'horizontal', ['主菜单']],
  ['常规', 'common', ['主菜单']],
  ['浮动', 'float', ['当前位置', '主菜单']],
  ['纵向', 'vertical', ['当前位置', '主菜单']],
] as const

const search = () => page.locator('main input:visible').first()
const navigation = () =>
  page
    .locator('header nav, aside nav')
    .evaluateAll((all) => all.map((nav) => nav.getAttribute('aria-label')))
const sidebar = () => page.getByRole('complementary', { name: '侧边栏' })

test('six layouts can be chosen, and the open page keeps what is typed in it @long', async () => {
  await openWith(page, LIST)
  await search().fill('羊毛')
  await page.evaluate(() => Object.assign(document.querySelector('main')!, { isSame: true }))
  const drawer = await openDrawer(page)
  const shapes = new Set<string>()
  await behaviour('B-021', async () => {
    for (const [name, layout, labels] of NAMED_LAYOUTS) {
      await drawer.getByRole('radio', { name, exact: true }).first().check({ force: true })
      await expect(frame(page)).toHaveAttribute('data-layout', layout)
      // Rare menus load when chosen, and the sidebar folds with an animation.
      await expect.poll(navigation).toEqual(labels)
      await settle(page)
      const { x, y } = await boxOf(page, 'main')
      const { height } = await boxOf(page, 'header')
      shapes.add([x, y, height, ...labels].join())
      await expect(search()).toHaveValue('羊毛')
      expect(
        await page.evaluate(() => (document.querySelector('main') as { isSame?: boolean }).isSame),
      ).toBe(true)
    }
    expect(shapes.size).toBe(LAYOUTS.length)
  })
  await drawer.getByRole('button', { name: '关闭' }).click()
})

test('under 992 px the layout is vertical, from 992 on the chosen one', async () => {
  await openWith(page, LIST, { layout: 'horizontal' })
  await expect(frame(page)).toHaveAttribute('data-layout', 'horizontal')
  await page.setViewportSize({ width: 991, height: 900 })
  await behaviour('B-022', () => expect(frame(page)).toHaveAttribute('data-layout', 'vertical'))
  const drawer = await openDrawer(page)
  await expect(drawer.getByText('手机上固定为纵向布局')).toBeVisible()
  const choice = drawer.getByRole('radio', { name: '分栏', exact: true }).first()
  await expect(choice).toHaveAttribute('aria-disabled', 'true')
  await expect(choice).toHaveAccessibleDescription('手机上固定为纵向布局')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 992, height: 900 })
  await expect(frame(page)).toHaveAttribute('data-layout', 'horizontal')
})

test('under 992 px the sidebar is folded away and opens as a sheet @long', async () => {
  await openWith(page, LIST)
  await page.setViewportSize({ width: 390, height: 844 })
  await behaviour('B-023', () => expect(sidebar()).toHaveCount(0))
  await page.getByRole('button', { name: '打开菜单' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: '发布列表' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(sidebar()).toBeVisible()
})

test('the header carries the logo and its tools, in the same order in every layout @long', async () => {
  const look = { showLanguage: true, showTheme: true, showThemeSetting: true } as const
  const namesIn = () =>
    page.getByRole('banner').evaluate((header) =>
      // Without the count of notices, which appears after a request.
      [...header.querySelectorAll(':scope > div:last-child button')].map(
        (button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').split('，')[0],
      ),
    )
  const orders = new Set<string>()
  for (const layout of LAYOUTS) {
    await openWith(page, LIST, { ...look, layout })
    await expect(page.getByRole('button', { name: '更多外观操作' })).toBeVisible()
    orders.add((await namesIn()).join(' | '))
    expect(await page.locator('header svg, aside svg').first().isVisible()).toBe(true)
  }
  expect([...orders]).toHaveLength(1)
  behaviour('B-025', () =>
    expect([...orders][0]).toMatch(/通知.*全屏.*语言.*外观设置.*更多外观操作.*刷新.*的菜单/),
  )
})

test('only the horizontal layout has its menu in the header, and tabs below it @long', async () => {
  await openWith(page, LIST, { layout: 'horizontal' })
  await expect(sidebar()).toHaveCount(0)
  const menu = page.getByRole('banner').getByRole('navigation', { name: '主菜单' })
  await behaviour('B-026', () => expect(menu.getByRole('link', { name: '工作台' })).toBeVisible())
  await behaviour('B-032', async () => {
    const header = await boxOf(page, 'header')
    const tabs = await boxOf(page, '[role="tablist"][aria-label="打开的页面"]')
    expect([header.x, header.y, header.width, header.height]).toEqual([0, 0, 1440, 60])
    expect(tabs.y).toBeGreaterThanOrEqual(60)
  })
  const [first = ''] = shownTitles('manager', '/carry')
  const group = menu.getByRole('button', { name: '我的创作' })
  await group.focus()
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('link', { name: first })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(group).toBeFocused()
  await expect(menu.getByRole('link', { name: first })).toHaveCount(0)
  await behaviour('B-026', async () => {
    for (const layout of LAYOUTS.filter((name) => name !== 'horizontal')) {
      await openWith(page, LIST, { layout })
      await expect(menu).toHaveCount(0)
    }
  })
})

test('full screen switches, and a browser that refuses is said to @long', async () => {
  await openWith(page, LIST)
  await page.evaluate(() => {
    document.documentElement.requestFullscreen = () => Promise.reject(new TypeError('refused'))
  })
  await page.getByRole('button', { name: '全屏', exact: true }).click()
  await behaviour(['B-027', 'E-013'], () =>
    expect(page.getByText('浏览器不允许全屏显示').first()).toBeVisible(),
  )
  await page.reload()
  await page.getByRole('button', { name: '全屏', exact: true }).click()
  await page.getByRole('button', { name: '退出全屏' }).click()
  await behaviour('B-027', () =>
    expect(page.getByRole('button', { name: '全屏', exact: true })).toBeVisible(),
  )
})

test('the column layout has the rail of top menus beside the second level @long', async () => {
  await openWith(page, LIST, { layout: 'column' })
  const rail = page.getByRole('navigation', { name: '一级菜单' })
  const second = page.getByRole('navigation', { name: '主菜单' })
  await behaviour('B-029', async () => {
    await expect(rail.getByRole('link', { name: '我的创作' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(second.getByRole('link')).toHaveText(shownLinks('manager', '/carry'))
    expect((await boxOf(page, 'aside nav')).width).toBe(64)
    expect((await boxOf(page, 'main')).x).toBeCloseTo(64 + 156, -1)
    await expect(tabsBar(page)).toBeVisible()
  })
  await rail.getByRole('link', { name: '设置' }).click()
  await expect(page).toHaveURL(`${origin}/#${firstPath('manager', '/setting')}`)
  await expect(second.getByRole('link')).toHaveText(shownLinks('manager', '/setting'))
})

test('a route marked no-column has neither second level nor fold toggle there @long', async () => {
  await openWith(page, '/home', { layout: 'column' })
  await behaviour('B-030', async () => {
    await expect(page.getByRole('button', { name: /收起菜单|展开菜单/ })).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: '主菜单' })).toHaveCount(0)
    await openWith(page, LIST, { layout: 'column' })
    await expect(page.getByRole('button', { name: '收起菜单' })).toBeVisible()
  })
})

test('the float layout stays folded and shows groups beside it, over the page @long', async () => {
  await openWith(page, LIST, { layout: 'float' })
  await behaviour('B-031', async () => {
    expect((await boxOf(page, 'aside')).width).toBeCloseTo(65, 0)
    await expect(page.getByRole('button', { name: /收起菜单|展开菜单/ })).toHaveCount(0)
  })
  const group = sidebar().getByRole('button', { name: '设置' })
  await group.hover()
  const entry = sidebar().getByRole('link', { name: '用户' })
  await expect(entry).toBeVisible()
  // Nothing covers it.
  await entry.click()
  await expect(page).toHaveURL(/#\/setting\/user/)
  await page.mouse.move(900, 600)
  await expect(entry).toHaveCount(0)
})

test('a tab of the comprehensive strip leads to the first screen of its menu @long', async () => {
  await openWith(page, '/home', { layout: 'comprehensive' })
  const strip = page.getByRole('banner').getByRole('navigation', { name: '一级菜单' })
  await strip.getByRole('link', { name: '我的创作' }).click()
  await behaviour('B-033', async () => {
    await expect(page).toHaveURL(`${origin}/#${firstPath('manager', '/carry')}`)
    await expect(strip.getByRole('link', { name: '我的创作' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  })
  await expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('link')).toHaveText(
    shownLinks('manager', '/carry'),
  )
})

test("every layout but comprehensive has a breadcrumb with '>' between the parts @long", async () => {
  const crumbs = page.getByRole('navigation', { name: '当前位置' })
  await behaviour('B-034', async () => {
    for (const layout of LAYOUTS) {
      await openWith(page, LIST, { layout })
      if (layout === 'comprehensive') await expect(crumbs).toHaveCount(0)
      else await expect(crumbs).toHaveText('我的创作>内容列表')
      const isInMain = layout === 'horizontal' || layout === 'common'
      await expect(page.getByRole('main').and(page.locator(':has(nav ol)'))).toHaveCount(
        isInMain ? 1 : 0,
      )
    }
  })
  // The root row is flagged, so it is not part of the chain.
  await openWith(page, '/home')
  await behaviour('B-035', () => expect(crumbs).toHaveText('工作台'))
})

test('the footer shows year, title and build time where no open menu says them @long', async () => {
  for (const layout of ['horizontal', 'vertical', 'column', 'float'] as const) {
    await openWith(page, LIST, { layout })
    await expect(page.getByText(/© 20\d\d/).filter({ visible: true })).toHaveCount(1)
  }
  await openWith(page, '/home', { layout: 'horizontal' })
  const footer = page.locator('main footer:visible')
  await behaviour('B-036', () =>
    expect(footer).toHaveText(/^© 20\d\d 开放媒体创作中心 · 构建于 20\d\d-\d\d-\d\d \d\d:\d\d$/),
  )
})

test('refresh shows the screen again, with the bar when the look allows it @long', async () => {
  for (const showProgressBar of [true, false]) {
    await openWith(page, LIST, { showProgressBar })
    await page.evaluate(() => {
      Object.assign(document.querySelector('main h1') ?? {}, { isOld: true })
      const seen = { count: 0 }
      Object.assign(globalThis, { seen })
      new MutationObserver(() => {
        if (document.querySelector('[data-testid="progress-line"]')) seen.count += 1
      }).observe(document.body, { childList: true, subtree: true })
    })
    await page.getByRole('button', { name: '刷新', exact: true }).click()
    await behaviour('B-037', () =>
      expect
        .poll(() => page.locator('main h1').evaluate((heading) => 'isOld' in heading))
        .toBe(false),
    )
    await expect(page.locator('[data-testid="progress-line"]')).toHaveCount(0)
    const count = await page.evaluate(
      () => (globalThis as { seen?: { count: number } }).seen?.count,
    )
    behaviour('B-038', () => {
      expect(count ?? 0).toBeGreaterThanOrEqual(showProgressBar ? 1 : 0)
      if (!showProgressBar) expect(count).toBe(0)
    })
  }
})

test('the body carries the theme, and the background where a layout has a ground for it @long', async () => {
  await openWith(page, '/home', { themeName: 'ocean', background: 'vab-background' })
  await behaviour('B-039', () =>
    expect(page.locator('body')).toHaveClass('theme-ocean vab-background'),
  )
  await openWith(page, '/home', { background: 'vab-background', layout: 'float' })
  await expect(page.locator('body')).toHaveClass('theme-green-white')
})

test('a header that is not fixed scrolls away with the page, which is found where it was left @long', async () => {
  await openWith(page, '/home', { fixedHeader: false })
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.mouse.move(700, 400)
  await page.mouse.wheel(0, 300)
  await expect.poll(async () => (await boxOf(page, 'header')).y).toBeLessThan(-40)
  expect((await boxOf(page, 'aside')).y).toBe(0)
  // A new screen starts at its top; going back restores the former scroll position.
  await page.evaluate(() => void (location.hash = '#/ucenter/password'))
  await expect.poll(async () => (await boxOf(page, 'header')).y).toBe(0)
  await page.goBack()
  await expect.poll(async () => (await boxOf(page, 'header')).y).toBeLessThan(-40)
})

test('a dialog that is dragged stays inside the viewport, also while it still opens @long', async () => {
  await openWith(page, '/home')
  const devtools = await page.context().newCDPSession(page)
  const playAt = (playbackRate: number) =>
    devtools.send('Animation.setPlaybackRate', { playbackRate })
  await devtools.send('Animation.enable')
  await playAt(0.01)
  await page.keyboard.press('?')
  const title = page.getByRole('dialog').getByRole('heading', { name: '快捷键' })
  await expect(title).toBeVisible()
  const from = await title.boundingBox()
  await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 8)
  await page.mouse.down()
  await page.mouse.move(-500, -500, { steps: 5 })
  await page.mouse.up()
  await playAt(1)
  const dialog = page.getByRole('dialog')
  await dialog.evaluate((one) => one.getAnimations().forEach((animation) => animation.finish()))
  const box = await dialog.boundingBox()
  behaviour('B-041', () => {
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect(box?.y).toBeGreaterThanOrEqual(0)
  })
  await devtools.detach()
  await page.keyboard.press('Escape')
})
