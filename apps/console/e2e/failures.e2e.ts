import type { Page } from '@playwright/test'
import { callAs, origin } from './support/system.ts'
import { behaviour, expect, signIn, test } from './support/test.ts'

const messages = (page: Page) => page.locator('[data-omc-toasts]')

test('a sign-in answered without the token is told, and nobody is signed in', async ({ page }) => {
  await page.route('**/oauth/token', (route) => route.fulfill({ json: { status: 200 } }))
  await signIn(page, 'operator')
  await behaviour('E-001', async () => {
    await expect(messages(page)).toContainText('登录接口异常，未正确返回 token')
    await expect(page).toHaveURL(/#\/login/)
    expect(await page.evaluate(() => sessionStorage.getItem('Authorization'))).toBeNull()
  })
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(messages(page)).toContainText('Login interface error, token not returned correctly')
})

test('a social sign-in answered without a token fails with a message in Chinese @long', async ({
  page,
}) => {
  await page.route(/\/auth\/code|\/socialLogin/, (route) =>
    route.fulfill({ json: { status: 200 } }),
  )
  await page.goto(`${origin}/#/callback?code=of-the-provider`)
  await behaviour('E-002', () =>
    expect(page.getByRole('alert')).toContainText('第三方登录接口异常，未正确返回 token'),
  )
  await page.getByRole('button', { name: '返回登录' }).click()
  await expect(page).toHaveURL(/#\/login/)
})

test('malformed user info is told and ends the sign-in @long', async ({ page }) => {
  await page.route('**/users/get_info', (route) =>
    route.fulfill({ json: { data: { username: 7, roles: [] } } }),
  )
  await signIn(page, 'operator')
  await behaviour('E-003', async () => {
    await expect(messages(page)).toContainText('用户信息核心接口异常，请检查返回的 JSON 格式')
    await expect(page).toHaveURL(/#\/login/)
  })
  expect(await page.evaluate(() => sessionStorage.getItem('Authorization'))).toBeNull()
})

test('creator tags come with the session without payload; their failure is not told @long', async ({
  openAs,
}) => {
  const page = await openAs('manager')
  const asked: string[] = []
  await page.route('**/business_teams/creator_tag_info*', (route) => {
    asked.push(route.request().method() + new URL(route.request().url()).search)
    return route.fulfill({ status: 500, json: { status: 500, error: 'no tags' } })
  })
  await page.reload()
  await behaviour('B-141', () => expect.poll(() => asked).toEqual(['GET']))
  await page.waitForLoadState('networkidle')
  await behaviour('E-005', async () => {
    await expect(messages(page).getByRole('listitem')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^错误日志/ })).toHaveCount(0)
  })
})

test("a failed call is told with the server's message, else with the status text @long", async ({
  openAs,
}) => {
  const page = await openAs('manager')
  let body: object = { status: 409, error: '通知正在整理' }
  await page.route('**/system_notices/clear_notices', (route) =>
    route.fulfill({ status: 409, json: body }),
  )
  const clear = async () => {
    await page.getByRole('button', { name: /^通知(，|$)/ }).click()
    await page.getByRole('button', { name: '清空' }).click()
    // Not the last button of that name, which is the panel's until the question is there.
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^清空|删除/ })
      .click()
  }
  await clear()
  await behaviour('E-010', async () => {
    await expect(messages(page)).toContainText('通知正在整理')
    await page.reload()
    body = {}
    await clear()
    await expect(messages(page)).toContainText('请求失败，状态码 409')
  })
})

test('a change of a person that takes long is masked, a quick one is not @long', async ({
  openAs,
}) => {
  const page = await openAs('manager', { at: `${origin}/#/setting/user` })
  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/userManagement/doEdit', async (route) => {
    await held
    await route.continue()
  })
  await page
    .getByRole('row')
    .filter({ hasText: 'creator' })
    .getByRole('button', { name: '编辑' })
    .click()
  const drawer = page.getByRole('dialog', { name: '编辑用户' })
  await drawer.getByLabel('姓名').fill('沈知秋')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await drawer.getByRole('button', { name: '保存' }).click()
  const mask = page.getByTestId('loading-mask')
  await page.clock.runFor(299)
  await behaviour('B-156', async () => {
    await expect(mask).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(mask).toBeVisible()
  })
  await page.mouse.click(20, 400)
  await expect(drawer).toBeVisible()
  answer()
  await expect(mask).toHaveCount(0)
  await expect(drawer).toHaveCount(0)
  await expect(page.getByRole('cell', { name: '沈知秋 creator' })).toBeVisible()
})

test('a part that does not come is given up after 120000 ms @long', async ({ openAs }) => {
  const page = await openAs('manager')
  await page.clock.install()
  // Stopped: on a slow machine the clock would go on by itself between the two checks.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.route(/publishes\.screen.*\.js/, () => new Promise(() => undefined))
  await page.evaluate(() => (location.hash = '#/carry/publish/list'))
  await page.clock.runFor(119_000)
  await behaviour('B-157', async () => {
    await expect(page.getByText('页面加载超时')).toHaveCount(0)
    await page.clock.runFor(1_000)
    await expect(page.getByText('页面加载超时，请检查网络后重试')).toBeVisible()
  })
})

test('F27: when the console’s own scripts do not come the page says so, and is never empty', async ({
  openAs,
}) => {
  const page = await openAs('manager')
  await page.route(/\/assets\/console-[\w-]+\.js/, (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText('页面没有加载完整，请检查网络后重试')
  await page.unroute(/\/assets\/console-[\w-]+\.js/)
  await page.getByRole('button', { name: '重新加载' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('陈思齐')
})

test('notices are narrowed by status and source @long', async () => {
  const call = await callAs('manager')
  const ask = async (query: string) =>
    (await call('GET', `/api/v1/system_notices?page[size]=100${query}`)).body.data.map(
      ({ attributes }: { attributes: { status: string; source: string } }) => attributes,
    )
  const all = await ask('')
  const { status, source } = all[0]
  const narrowed = await ask(`&filter[status]=${status}&filter[source]=${source}`)
  await behaviour('B-102', async () => {
    expect(narrowed).toEqual(
      all.filter((one: (typeof all)[0]) => one.status === status && one.source === source),
    )
    expect(await ask(`&filter[source]=no-such-source`)).toEqual([])
  })
})
