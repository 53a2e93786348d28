import { keysOf, type Keys } from './support/keys.ts'
import { origin, PASSWORD } from './support/system.ts'
import { expect, test, type Page } from './support/test.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const avatar = (page: Page) => page.getByRole('button', { name: /的菜单/ })
const entry = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
const menu = (page: Page) => page.getByRole('complementary').getByRole('navigation')

let keys: Keys
test.beforeEach(async ({ page }) => {
  keys = await keysOf(page)
})

test('a person without a mouse signs in, works and signs out; the focus is always to be seen @long', async ({
  page,
}) => {
  test.slow()
  for (const [name, step] of DAY) await test.step(name, () => step(page, keys))
  expect(await keys.pointerUses()).toBe(0)
})

type Step = (page: Page, keys: Keys) => Promise<void>

const signIn: Step = async (page, { press, tabTo, type }) => {
  await page.goto(`${origin}/#/login`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await tabTo(tab(page, '密码登录'))
  await press('ArrowRight')
  await expect(tab(page, '短信登录')).toBeFocused()
  await press('ArrowRight')
  await expect(tab(page, '密码登录')).toBeFocused()
  await tabTo(page.getByLabel('用户名或手机号'))
  await type('manager')
  await tabTo(page.getByLabel('密码', { exact: true }))
  await type(PASSWORD)
  await press('Enter')
  await expect(page).toHaveURL(/#\/home/)
  await expect(page.locator('main h1:visible')).toBeFocused()
}

const skipTheMenu: Step = async (page, { press, backTo }) => {
  const skip = page.getByRole('link', { name: '跳到主要内容' })
  await backTo(skip)
  await expect(skip).toBeInViewport()
  await press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}

const openByMenu: Step = async (page, { press, tabTo, backTo }) => {
  const group = menu(page).getByRole('button', { name: '我的创作' })
  await backTo(group)
  await press('Enter')
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await press('Enter')
  await tabTo(menu(page).getByRole('link', { name: '内容列表' }).last())
  await press('Enter')
  await expect(heading(page, '内容列表')).toBeFocused()
}

const useTheList: Step = async (page, { press, tabTo, type }) => {
  await press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await type('a')
  await press('Escape')
  await tabTo(page.getByRole('checkbox').nth(1))
  await press('Space')
  await expect(page.getByRole('checkbox').nth(1)).toBeChecked()
  await press('Space')
}

const openADrawer: Step = async (page, { press, tabTo, type }) => {
  await press('ControlOrMeta+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await type('yonghu')
  await expect(page.getByRole('option', { selected: true })).toContainText('用户')
  await press('Enter')
  await expect(heading(page, '用户')).toBeFocused()
  const edit = page.getByRole('button', { name: /^编辑/ }).first()
  await tabTo(edit)
  await press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await tabTo(page.locator('input[name="full_name"]'))
  await press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(edit).toBeFocused()
}

const closeATab: Step = async (page, { press, backTo, arrowTo }) => {
  await backTo(tab(page, '用户'))
  await press('ArrowLeft')
  await expect(tab(page, '内容列表')).toBeFocused()
  await press('Enter')
  await expect(heading(page, '内容列表')).toBeFocused()
  await backTo(tab(page, '内容列表'))
  await press('Delete')
  await expect(tab(page, '内容列表')).toHaveCount(0)
  await expect(heading(page, '用户')).toBeFocused()
  await backTo(tab(page, '用户'))
  await press('Shift+F10')
  await arrowTo(entry(page, '重新打开已关闭的页面'))
  await press('Enter')
  await expect(page).toHaveURL(/carry\/content\/list/)
  await expect(heading(page, '内容列表')).toBeFocused()
}

const openTheLook: Step = async (page, { press, tabTo, backTo, arrowTo }) => {
  await backTo(avatar(page))
  await press('Enter')
  await arrowTo(entry(page, '外观设置'))
  await press('Enter')
  const drawer = page.getByRole('dialog', { name: '外观设置' })
  await expect(drawer).toBeVisible()
  await expect.poll(() => drawer.evaluate((one) => one.contains(document.activeElement))).toBe(true)
  await tabTo(drawer.getByRole('switch', { name: '显示标签页' }))
  await press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(avatar(page)).toBeFocused()
}

const useTheHeader: Step = async (page, { press, tabTo, backTo }) => {
  const bell = page.getByRole('button', { name: /^通知(，|$)/ })
  await backTo(bell)
  await press('Enter')
  const panel = page.getByRole('dialog', { name: '通知' })
  await tabTo(panel.getByRole('tab', { name: /通知/ }))
  await press('ArrowRight')
  await expect(panel.getByRole('tab', { name: '站内信' })).toBeFocused()
  await press('Escape')
  await expect(bell).toBeFocused()
  const refresh = page.getByRole('button', { name: '刷新', exact: true }).first()
  await tabTo(refresh)
  await press('Enter')
  await expect(refresh).toBeFocused()
  await press('?')
  await expect(page.getByRole('dialog', { name: '快捷键' })).toBeVisible()
  await press('Escape')
  await expect(refresh).toBeFocused()
}

const signOut: Step = async (page, { press, tabTo }) => {
  await tabTo(avatar(page))
  await press('Enter')
  await press('End')
  await expect(entry(page, '退出登录')).toBeFocused()
  await press('Enter')
  await expect(page).toHaveURL(/#\/login/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
}

const DAY: readonly (readonly [string, Step])[] = [
  ['sign-in', signIn],
  ['skip link', skipTheMenu],
  ['menu to a screen', openByMenu],
  ['list: search, choice of a row, its bar', useTheList],
  ['drawer of a form, which gives the focus back', openADrawer],
  ['tabs: arrows, close, undo', closeATab],
  ['theme drawer', openTheLook],
  ['header: notices, refresh, shortcuts', useTheHeader],
  ['sign-out', signOut],
]
