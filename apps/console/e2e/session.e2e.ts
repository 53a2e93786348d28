import type { Page } from '@playwright/test'
import { fillSignIn } from './support/sign-in.ts'
import { origin } from './support/system.ts'
import { behaviour, expect, signIn, test } from './support/test.ts'

test('a wrong password shows the server’s message and stays at the login @long', async ({
  page,
}) => {
  await signIn(page, 'operator', { password: 'not-the-password' })
  await expect(page.getByRole('alert')).toContainText('用户名或密码')
  await expect(page).toHaveURL(/#\/login/)
})

test('signing in loads user info and, with an empty payload, the categories @long', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await signIn(page, 'operator')
  await expect(page).toHaveURL(/#\/home/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await behaviour('B-119', async () => {
    await expect(page.getByText('吴小满').first()).toBeVisible()
    expect(asked).toContain('/api/v1/users/get_info')
  })
  behaviour('B-140', () =>
    expect(asked.some((path) => path.startsWith('/api/v1/business_categories/'))).toBe(true),
  )
})

test('a path asked for before signing in is where the person lands', async ({ page }) => {
  await page.goto(`${origin}/#/carry/publish/list`)
  await expect(page).toHaveURL(/#\/login\?redirect=/)
  await fillSignIn(page, 'manager')
  await expect(page).toHaveURL(/#\/carry\/publish\/list/)
})

test('a screen the person may not open answers 403, an unknown one 404', async ({ openAs }) => {
  const page = await openAs('creator')
  await page.goto(`${origin}/#/setting/user`)
  await expect(page).toHaveURL(/#\/403/)
  await page.goto(`${origin}/#/nowhere`)
  await expect(page).toHaveURL(/#\/404/)
})

test('an expired token is renewed once, calls wait for it and go on with it @long', async ({
  page,
}) => {
  await signIn(page, 'manager')
  await expect(page).toHaveURL(/#\/home/)
  const token = await page.evaluate(() => sessionStorage.getItem('Authorization'))
  const expired = await fetch(`${origin}/expireToken`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(expired.ok).toBe(true)
  const refreshes: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/refreshToken')) refreshes.push(request.url())
  })
  await page.goto(`${origin}/#/setting/user`)
  await behaviour('B-138', () =>
    expect(
      page
        .getByRole('cell', { name: 'operator2' })
        .or(page.getByRole('cell', { name: 'operator' }))
        .first(),
    ).toBeVisible(),
  )
  behaviour('B-136', () => expect(refreshes).toHaveLength(1))
})

test('three tabs whose token has expired renew it once between them', async ({ openAs }) => {
  const first = await openAs('manager')
  const tabs = [first, await first.context().newPage(), await first.context().newPage()]
  const refreshes: string[] = []
  for (const tab of tabs) {
    await tab.goto(`${origin}/#/home`)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    tab.on('request', (request) => {
      if (request.url().includes('/refreshToken')) refreshes.push(request.url())
    })
  }
  const token = await first.evaluate(() => sessionStorage.getItem('Authorization'))
  await fetch(`${origin}/expireToken`, { headers: { authorization: `Bearer ${token}` } })
  await Promise.all(tabs.map((tab) => tab.evaluate(() => (location.hash = '#/setting/user'))))
  for (const tab of tabs) {
    await expect(tab.getByRole('cell', { name: 'operator' }).first()).toBeVisible()
    await expect(tab).toHaveURL(/#\/setting\/user/)
  }
  expect(refreshes).toHaveLength(1)
})

test('F13: five tabs whose token expires again and again renew it once each time @long', async ({
  openAs,
}) => {
  test.slow()
  const first = await openAs('manager')
  const tabs = [first]
  for (let index = 1; index < 5; index += 1) tabs.push(await first.context().newPage())
  const refreshes: number[] = []
  for (const tab of tabs) {
    await tab.goto(`${origin}/#/home`)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    tab.on('response', (response) => {
      if (response.url().includes('/refreshToken')) refreshes.push(response.status())
    })
  }
  const tokenOf = (tab: Page) => tab.evaluate(() => sessionStorage.getItem('Authorization'))
  for (const path of ['/setting/user', '/carry/publish/list', '/carry/content/list']) {
    refreshes.length = 0
    const token = await tokenOf(first)
    await fetch(`${origin}/expireToken`, { headers: { authorization: `Bearer ${token}` } })
    const answered = tabs.map((tab) =>
      tab.waitForResponse((one) => one.url().includes('/api/v1/') && one.status() === 200),
    )
    await Promise.all(
      tabs.map((tab) => tab.evaluate((to) => void (location.hash = `#${to}`), path)),
    )
    await Promise.all(answered)
    await expect.poll(async () => new Set(await Promise.all(tabs.map(tokenOf))).size, path).toBe(1)
    expect(refreshes, path).toEqual([200])
    for (const tab of tabs) expect(tab.url()).not.toContain('/login')
    expect(await tokenOf(first)).not.toBe(token)
  }
})

test('signing out posts /logout and ends the session on the server and in every tab', async ({
  openAs,
}) => {
  const page = await openAs('manager')
  const second = await page.context().newPage()
  await second.goto(`${origin}/#/home`)
  await expect(second).toHaveURL(/#\/home/)
  const token = await page.evaluate(() => sessionStorage.getItem('Authorization'))
  await page
    .getByRole('button', { name: /用户菜单|manager|陈|账户/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await behaviour('B-122', async () => {
    await expect(page).toHaveURL(/#\/login/)
    await expect(second).toHaveURL(/#\/login/)
  })
  const answer = await fetch(`${origin}/api/v1/users/get_info`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status).toBe(401)
})

test('signing out closes the visited tabs; the next person starts with their own @long', async ({
  page,
}) => {
  await signIn(page, 'manager')
  await expect(page).toHaveURL(/#\/home/)
  for (const path of ['/setting/user', '/carry/content/list']) await page.goto(`${origin}/#${path}`)
  await expect(page.getByRole('tab', { name: '内容列表' })).toBeVisible()
  await page.getByRole('button', { name: /的菜单/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/#\/login/)
  await expect(page.getByText('陈思齐')).toHaveCount(0)
  await page.goto(`${origin}/#/login`)
  await signIn(page, 'operator')
  await expect(page.getByText('吴小满').first()).toBeVisible()
  await behaviour('B-126', () => expect(page.getByRole('tab', { name: '内容列表' })).toHaveCount(0))
})
