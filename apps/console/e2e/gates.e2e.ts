import { join } from 'node:path'
import { buildPage, serveBuilt } from './support/built-page.ts'
import { origin } from './support/system.ts'
import { behaviour, expect, test } from './support/test.ts'

const DIST = process.env.CONSOLE_DIR ?? join(import.meta.dirname, '../dist')
const DISABLED = '当前环境未获授权'

test('the gate pages name their code, what is wrong and what to do', async ({ page }) => {
  await behaviour('B-016', async () => {
    for (const [code, title, action] of [
      ['401', '需要重新登录', '重新登录'],
      ['403', '没有访问权限', '返回首页'],
      ['404', '页面不存在', '返回首页'],
    ] as const) {
      await page.goto(`${origin}/#/${code}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page).toHaveTitle(/开放媒体创作中心/)
      await expect(page.getByRole('button', { name: action })).toBeVisible()
    }
  })
})

test('a visitor who is signed out is shown as a guest with a default picture @long', async ({
  page,
}) => {
  await page.goto(`${origin}/#/404`)
  const header = page.getByRole('banner')
  await behaviour('B-120', async () => {
    await expect(header.getByText('访客')).toBeVisible()
    const picture = header.locator('img')
    await expect(picture).toHaveAttribute('src', './guest.svg')
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    )
  })
  await page.getByRole('button', { name: 'English' }).click()
  await expect(header.getByText('Guest')).toBeVisible()
})

test('a refused page names the roles that are missing, inside the shell, and gives its path', async ({
  openAs,
}) => {
  const page = await openAs('creator')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${origin}/#/setting/user`)
  await expect(page).toHaveURL(/#\/403$/)
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await expect(page.getByText('需要以下任一角色')).toContainText('团队')
  await page.getByRole('button', { name: '复制路径' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('/setting/user')
})

test('the user menu opens the plugin page, which promises no file that is not there @long', async ({
  openAs,
}) => {
  const page = await openAs('operator')
  await page.getByRole('button', { name: /的菜单/ }).click()
  await page.getByRole('menuitem', { name: '插件下载' }).click()
  await behaviour('B-019', async () => {
    await expect(page).toHaveURL(/#\/ucenter\/landing$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('插件下载')
  })
  const links = await page
    .locator('main a[download]')
    .evaluateAll((all) => all.map((one) => (one instanceof HTMLAnchorElement ? one.href : '')))
  for (const link of links) expect((await page.request.head(link)).status()).toBe(200)
  if (links.length > 0) {
    await expect(page.getByText('没有检测到插件')).toBeVisible()
    return
  }
  await expect(page.getByRole('heading', { name: '没有附带插件安装包' })).toBeVisible()
  await expect(page.getByText('安装步骤', { exact: true })).toHaveCount(0)
})

test('the source-code action asks for its key and refuses a wrong one @long', async ({
  openAs,
}) => {
  const page = await openAs('operator')
  await page.getByRole('button', { name: /的菜单/ }).click()
  await page.getByRole('menuitem', { name: '查看源码' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('源码密钥').fill('not-the-key')
  await dialog.getByRole('button', { name: '验证' }).click()
  await expect(dialog.getByText('密钥不正确')).toBeVisible()
  await dialog.getByLabel('源码密钥').fill('omc-source-2026')
  await dialog.getByRole('button', { name: '验证' }).click()
  await expect(dialog.getByText('2.0.0')).toBeVisible()
})

test('on a host that is not the deployment’s nothing of the console loads or works @long', async ({
  page,
}) => {
  const host = 'http://copied.example'
  const asked = await serveBuilt(page, host, { folder: DIST }, { hosts: 'console.example' })
  await page.goto(`${host}/#/home`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(DISABLED)
  await expect(page.getByText('copied.example')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(1)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not approved to run here')
  expect(asked.filter((path) => !/^\/(assets\/|$)|\.(js|svg)$/.test(path))).toEqual([])
  expect(asked.filter((path) => /console-app|login-page-/.test(path))).toEqual([])
})

test('the deployment’s own host passes the gate @long', async ({ page }) => {
  const host = 'http://console.example'
  await serveBuilt(page, host, { folder: DIST }, { hosts: 'console.example' })
  await page.goto(`${host}/#/login`)
  await expect(page.getByRole('tab', { name: '短信登录' })).toBeVisible()
})

test('a build without the secret that was asked for is disabled wherever it runs @long', async ({
  page,
}) => {
  const built = await buildPage({ BUILD_SECRET_SHA256: '0'.repeat(64), BUILD_SECRET: 'guessed' })
  try {
    await serveBuilt(page, 'http://localhost:65001', built)
    await page.goto('http://localhost:65001/#/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(DISABLED)
    await expect(page.getByText('没有通过构建校验')).toBeVisible()
  } finally {
    built.remove()
  }
})

test.describe('an old browser', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko' })

  test('is told to be updated, without an inline script @long', async ({ page }) => {
    await page.goto(`${origin}/#/login`)
    await expect(page.getByRole('alert').first()).toContainText('浏览器版本过低')
  })
})
