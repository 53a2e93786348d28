import { join } from 'node:path'
import { VIRTUAL_PERSON } from '@omc/shell/testing'
import { buildPage, serveBuilt } from './support/built-page.ts'
import { firstPath } from './support/shown-menu.ts'
import { origin } from './support/system.ts'
import { behaviour, expect, signIn, test } from './support/test.ts'

test('screens are told apart behind the hash; the server sees one page @long', async ({
  openAs,
}) => {
  const page = await openAs('operator')
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })
  await page.goto(`${origin}/#/console`)
  await page.goto(`${origin}/#/ucenter/password`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('修改密码')
  await page.goBack()
  await behaviour('B-013', async () => {
    await expect(page).toHaveURL(/#\/console/)
    expect(new URL(page.url()).pathname).toBe('/')
    expect(documents).toEqual([])
  })
})

test('a signed-in person who opens the sign-in page lands on the first screen @long', async ({
  openAs,
}) => {
  const page = await openAs('operator')
  await page.goto(`${origin}/#/login`)
  await expect(page).toHaveURL(/#\/home$/)
  await expect(page).toHaveTitle('工作台 - 开放媒体创作中心')
})

test('only addresses of this application are kept as a return target @long', async ({ page }) => {
  for (const foreign of ['https://evil.example', '//evil.example', '/\\evil.example']) {
    await page.goto(`${origin}/#/login?redirect=${encodeURIComponent(foreign)}`)
    await signIn(page, 'operator')
    await expect(page).toHaveURL(`${origin}/#/home`)
    await page.getByRole('button', { name: /的菜单/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await expect(page).toHaveURL(/#\/login/)
  }
})

test('a group leads to its first screen; a hidden one is reachable and in no menu @long', async ({
  openAs,
}) => {
  const page = await openAs('manager')
  await page.goto(`${origin}/#/setting`)
  await expect(page).toHaveURL(`${origin}/#${firstPath('manager', '/setting')}`)
  await page.goto(`${origin}/#/ucenter/landing`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('插件下载')
  await expect(page.getByRole('navigation').getByText('插件下载')).toHaveCount(1)
})

test('a page that starts on a list asks for its rows once, beside the categories @long', async ({
  openAs,
}) => {
  const page = await openAs('manager')
  await page.goto(`${origin}/#/carry/content/list`)
  await expect(page.locator('tbody input[type="checkbox"]').first()).toBeVisible()
  // The counts on its tabs request one row each.
  const rows = /\/carry_contents\?(?!.*page\[size\]=1(?:&|$))/
  const asked: string[] = []
  page.on('request', (request) => {
    if (rows.test(request.url())) asked.push(request.url())
  })
  // Blocks the WebSocket: after it connects, lists are refetched, which would add requests here.
  await page.routeWebSocket(/\/cable/, () => undefined)
  // The guard waits for the categories. If the rows waited for the guard, this would deadlock.
  const early = page.waitForRequest(rows)
  await page.route('**/business_categories/get_select', async (route) => {
    await early
    await route.continue()
  })
  // They arrive after the screen is drawn, which must not request them again.
  await page.route(rows, async (route) => {
    await expect(page.getByRole('heading', { level: 1, name: '内容列表' })).toBeVisible()
    await route.continue()
  })
  await page.reload()
  await expect(page.locator('tbody input[type="checkbox"]').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toHaveLength(1)
})

test('a page that starts on a list asks for no rows for a person who may not see it', async ({
  openAs,
}) => {
  const page = await openAs('creator')
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/api\/v1\/users\?/.test(request.url())) asked.push(request.url())
  })
  // Load another document first: in the same one only the hash would change.
  await page.goto('about:blank')
  await page.goto(`${origin}/#/setting/user`)
  await expect(page).toHaveURL(/#\/403$/)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})

test('a server out of reach while user info loads ends no session; a refusal does', async ({
  openAs,
}) => {
  const page = await openAs('manager')
  await page.route('**/users/get_info', (route) => route.fulfill({ status: 503, json: {} }))
  await page.reload()
  await expect(page.getByText('暂时连不上服务器')).toBeVisible()
  expect(page.url()).not.toContain('/login')
  await page.unroute('**/users/get_info')
  await page.route('**/users/get_info', (route) =>
    route.fulfill({ json: { data: { username: 7, roles: [] } } }),
  )
  await page.reload()
  await expect(page).toHaveURL(/#\/login\?redirect=%2Fhome$/)
})

test('in the build of tests the virtual roles open every screen without a token @long', async ({
  page,
}) => {
  test.slow()
  const built = await buildPage({}, join(import.meta.dirname, 'virtual'))
  try {
    await serveBuilt(page, 'http://localhost:65002', built)
    await page.goto('http://localhost:65002/#/setting/user')
    await expect(page.getByText(VIRTUAL_PERSON.username).first()).toBeVisible()
    await expect(page).toHaveURL(/#\/setting\/user$/)
    expect(await page.evaluate(() => sessionStorage.getItem('Authorization'))).toBeNull()
  } finally {
    built.remove()
  }
})
