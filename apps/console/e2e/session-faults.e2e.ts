import type { Locator, Page, Route } from '@playwright/test'
import { ownAccount } from './support/own-account.ts'
import { installClock } from './support/page-clock.ts'
import { connectAccount, runState, setDelay } from './support/publishing.ts'
import { fillSignIn } from './support/sign-in.ts'
import { callAs, origin, postsOf } from './support/system.ts'
import { behaviour, expect, signIn, test } from './support/test.ts'

const REFRESH = '**/refreshToken*'
const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('Authorization'))

/** Makes the server answer the page's next call with 402. */
async function expire(page: Page): Promise<void> {
  const answer = await fetch(`${origin}/expireToken`, {
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
  })
  expect(answer.ok).toBe(true)
}

/** Ends the session, which the page learns with its next call. */
async function endSession(page: Page): Promise<void> {
  await page.route(REFRESH, (route) => route.fulfill({ status: 401, json: {} }))
  await expire(page)
}

const HINDRANCES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'answers 500': (route) => route.fulfill({ status: 500, json: {} }),
  'answers 503': (route) => route.fulfill({ status: 503, json: {} }),
  'is offline': (route) => route.abort('internetdisconnected'),
}

for (const [what, hinder] of Object.entries(HINDRANCES)) {
  test(`F12: while the refresh ${what} nobody is signed out, and what is typed stays @long`, async ({
    openAs,
  }) => {
    const page = await openAs('manager')
    await page.goto(`${origin}/#/ucenter/password`)
    await page.getByLabel('当前密码').fill('half typed')
    await page.getByLabel(/^新密码/).fill('correct-horse-2026')
    await page.getByLabel('再次输入新密码').fill('correct-horse-2026')
    const token = await tokenOf(page)
    let asked = 0
    // Route first: the page's own requests would renew the token.
    await page.route(REFRESH, (route) => {
      asked += 1
      return hinder(route)
    })
    await expire(page)
    await page.getByRole('button', { name: '修改密码' }).click()
    await expect.poll(() => asked).toBeGreaterThan(1)
    expect(page.url()).toContain('/ucenter/password')
    expect(await tokenOf(page)).toBe(token)
    await page.unroute(REFRESH)
    await expect.poll(() => tokenOf(page), { timeout: 30_000 }).not.toBe(token)
    await expect(page.getByLabel('当前密码')).toHaveAccessibleDescription(/密码/)
    await expect(page.getByLabel('当前密码')).toHaveValue('half typed')
  })
}

test('a refused refresh leads to the sign-in once, which leads back', async ({ openAs }) => {
  const page = await openAs('manager')
  await page.goto(`${origin}/#/carry/content/list?p=1`)
  // The heading of the home before it is there at once.
  await expect(page.getByRole('table')).toBeVisible()
  const visited: string[] = []
  await page.exposeFunction('noteAddress', (address: string) => void visited.push(address))
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history)
    history.replaceState = (state, unused, url) => {
      Reflect.get(window, 'noteAddress')(String(url))
      replace(state, unused, url)
    }
  })
  await endSession(page)
  await leaveBy(
    page.getByRole('button', { name: '刷新', exact: true }).first(),
    /#\/login\?redirect=%2Fcarry%2Fcontent%2Flist/,
  )
  await behaviour('E-008', async () => {
    await expect(page.getByText('登录已失效，请重新登录').first()).toBeVisible()
    expect(visited.filter((address) => address.includes('/login'))).toHaveLength(1)
  })
  await signInHere(page, 'manager')
  await expect(page).toHaveURL(/#\/carry\/content\/list/)
})

/** Presses a button whose request, or an earlier one, is the first that the ended session answers. */
async function leaveBy(button: Locator, to: RegExp): Promise<void> {
  const leads = button.page().waitForURL(to)
  await Promise.race([leads, button.click()])
  await leads
}

/** Signs in through the form of the open page. */
async function signInHere(page: Page, username: string): Promise<void> {
  await page.unroute(REFRESH)
  await fillSignIn(page, username)
  await expect(page.locator('main h1:visible')).toBeVisible()
}

test('F12: a form outlives the end of a session for the same person, and for nobody else @long', async ({
  openAs,
}) => {
  test.slow()
  const page = await openAs('manager')
  const name = page.locator('input[name="full_name"]')
  const save = page.getByRole('dialog').getByRole('button', { name: '保存' })
  const saved = '顾一舟'
  const edit = async () => {
    await page.evaluate(() => void (location.hash = '#/setting/user'))
    const row = page.getByRole('row').filter({ hasText: saved })
    await row.getByRole('button', { name: /^编辑/ }).click()
  }
  await edit()
  await name.fill('半个名字')
  await endSession(page)
  await leaveBy(save, /#\/login\?redirect=%2Fsetting%2Fuser/)

  await signInHere(page, 'manager')
  await expect(page).toHaveURL(/#\/setting\/user/)
  await edit()
  await expect(name).toHaveValue('半个名字')
  await expect(page.getByText('已恢复上次没有保存的修改')).toBeVisible()

  await endSession(page)
  await leaveBy(save, /#\/login/)
  await signInHere(page, 'admin')
  await edit()
  await expect(name).toHaveValue(saved)
  await expect(page.getByText('已恢复上次没有保存的修改')).toHaveCount(0)
})

/** Installs a clock that the test can advance faster than real time. */

/** Starts a run: one post is published, the next is due in a minute of the page's clock. */
async function startRun(page: Page, uid: string): Promise<void> {
  await connectAccount(page, uid)
  await setDelay(page, 60, 60)
  await page.getByTestId('start').click()
  await expect.poll(async () => (await postsOf(uid)).total).toBe(1)
  await expect(runState(page)).toHaveAttribute('data-state', 'delaying')
}

/** Records the page's API calls from now on. */
function callsOf(page: Page): readonly string[] {
  const calls: string[] = []
  page.on('request', (one) => {
    const { pathname } = new URL(one.url())
    if (pathname.startsWith('/api/')) calls.push(`${one.method()} ${pathname}`)
  })
  return calls
}

test('F12: a run that lost its session sends nothing more, and goes on after a sign-in without a double', async ({
  openAs,
}) => {
  test.slow()
  const uid = await ownAccount('creator', 4)
  const page = await openAs('creator', { prepare: installClock })
  await startRun(page, uid)
  await endSession(page)
  // The run's next turn or another call of the page learns that the session is over.
  await page.clock.runFor(61_000)
  await expect(page).toHaveURL(/#\/login\?redirect=%2Fconsole/)
  const calls = callsOf(page)
  await page.clock.runFor(180_000)
  expect(calls).toEqual([])
  expect((await postsOf(uid)).total).toBe(1)

  await signInHere(page, 'creator')
  await expect(page).toHaveURL(new RegExp(`#/console\\?uid=${uid}`))
  await page.getByTestId('start').or(page.getByTestId('take-over')).first().waitFor()
  if (await page.getByTestId('take-over').isVisible()) await page.getByTestId('take-over').click()
  await setDelay(page, 1, 1)
  await page.getByTestId('start').click()
  await expect(runState(page)).toHaveText('队列已完成', { timeout: 60_000 })
  const posts = await postsOf(uid)
  expect(posts.duplicates).toBe(0)
  expect(posts.total).toBe(4)
})

const HOUR_MS = 3_600_000
const YEAR_MS = 365 * 24 * HOUR_MS
const JUMPS_MS = {
  hourAhead: HOUR_MS,
  yearBehind: -YEAR_MS,
  yearAhead: YEAR_MS,
  hourBehind: -HOUR_MS,
}

test('F10: a page whose clock jumps renews its token once, and nobody is signed out @long', async ({
  openAs,
}) => {
  test.slow()
  const page = await openAs('manager', { prepare: installClock })
  const asked: string[] = []
  page.on('request', (one) => {
    if (one.url().includes('/refreshToken')) asked.push(one.url())
  })
  const paths = ['/setting/user', '/carry/publish/list', '/carry/content/list', '/setting/user']
  for (const [nth, [name, ms]] of Object.entries(JUMPS_MS).entries()) {
    await test.step(name, async () => {
      await page.clock.setSystemTime(Date.now() + ms)
      asked.length = 0
      const token = await tokenOf(page)
      await expire(page)
      await page.evaluate((to) => void (location.hash = `#${to}`), paths[nth])
      await expect.poll(() => tokenOf(page)).not.toBe(token)
      await expect(page.getByRole('table')).toBeVisible()
      // Whatever would ask again by a timer of the page has done so.
      await page.clock.runFor(120_000)
      expect(asked).toHaveLength(1)
      await page.reload()
      await expect(page.getByRole('table')).toBeVisible()
      expect(page.url()).toContain(paths[nth])
      expect(asked).toHaveLength(1)
    })
  }
})

test('F13: without Web Locks three tabs still renew between them and nobody is signed out @long', async ({
  page,
}) => {
  test.slow()
  await page.context().addInitScript(() => {
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
  })
  await signIn(page, 'manager')
  await expect(page).toHaveURL(/#\/home/)
  const tabs = [page, await page.context().newPage(), await page.context().newPage()]
  const refused: number[] = []
  for (const tab of tabs) {
    await tab.goto(`${origin}/#/home`)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    tab.on('response', (one) => {
      if (one.url().includes('/refreshToken') && !one.ok()) refused.push(one.status())
    })
  }
  for (const path of ['/setting/user', '/carry/publish/list']) {
    const token = await tokenOf(page)
    await expire(page)
    await Promise.all(
      tabs.map((tab) => tab.evaluate((to) => void (location.hash = `#${to}`), path)),
    )
    await expect
      .poll(async () => {
        const tokens = new Set(await Promise.all(tabs.map(tokenOf)))
        return tokens.size === 1 && !tokens.has(token)
      })
      .toBe(true)
    for (const tab of tabs) expect(tab.url()).toContain(path)
  }
  expect(refused).toEqual([])
})

test('F14: a sign-out in another tab stops publishing before the next post, everywhere in 5 s @long', async ({
  openAs,
}) => {
  const uid = await ownAccount('operator', 3)
  const page = await openAs('operator', { prepare: installClock })
  const second = await page.context().newPage()
  await second.goto(`${origin}/#/home`)
  await startRun(page, uid)
  await second.getByRole('button', { name: /的菜单/ }).click()
  const at = Date.now()
  await second.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/#\/login/, { timeout: 5_000 })
  await expect(second).toHaveURL(/#\/login/, { timeout: 5_000 })
  expect(Date.now() - at).toBeLessThan(5_000)
  const calls = callsOf(page)
  await page.clock.runFor(180_000)
  expect(calls).toEqual([])
  expect((await postsOf(uid)).total).toBe(1)
})

test('F14: who loses the right to publish sends nothing more; menu and guard follow within 5 s', async ({
  openAs,
}) => {
  test.slow()
  const uid = await ownAccount('operator', 4)
  const page = await openAs('operator', { prepare: installClock })
  await startRun(page, uid)
  const menu = page.getByRole('navigation', { name: '主菜单' })
  const entry = menu.getByRole('link', { name: '控制台' })
  await expect(entry).toBeVisible()
  const claims: number[] = []
  const beats: number[] = []
  page.on('response', (one) => {
    if (one.url().includes('/get_publish_content')) claims.push(one.status())
    if (one.url().includes('/heartbeat')) beats.push(one.status())
  })
  const call = await callAs('manager')
  const { body } = await call('GET', '/api/v1/users?page[size]=50')
  const person = body.data.find((one: { attributes: { username: string } }) => {
    return one.attributes.username === 'operator'
  })
  const { roles } = person.attributes
  const taken = await call('PUT', `/api/v1/users/${person.id}`, { roles: ['chatgpt'] })
  try {
    expect(taken.status).toBe(200)
    const at = Date.now()
    await expect(entry).toHaveCount(0, { timeout: 5_000 })
    await expect(page).toHaveURL(/#\/403/, { timeout: 5_000 })
    expect(Date.now() - at).toBeLessThan(5_000)
    expect(claims).toEqual([])
    await page.clock.runFor(120_000)
    // A beat or the next claim, whichever comes first, gets 403, and the run is over.
    await expect.poll(() => [...beats, ...claims]).toContain(403)
    expect(claims.filter((status) => status !== 403)).toEqual([])
    await page.evaluate(() => void (location.hash = '#/ucenter/password'))
    await expect(page.getByLabel('当前密码')).toBeVisible()
    const callsWithin = async (ms: number) => {
      const calls = callsOf(page)
      await page.clock.runFor(ms)
      return calls.filter((one) => /get_publish_content|heartbeat/.test(one))
    }
    // The page may be still reading the answer: its last call may come yet.
    await expect.poll(() => callsWithin(30_000)).toEqual([])
    expect(await callsWithin(120_000)).toEqual([])
    expect(page.url()).toContain('/ucenter/password')
    expect((await postsOf(uid)).total).toBe(1)
  } finally {
    await call('PUT', `/api/v1/users/${person.id}`, { roles })
  }
})

test('F14: a person who is disabled is out within 5 s without touching anything @long', async ({
  openAs,
}) => {
  const page = await openAs('creator')
  const call = await callAs('manager')
  const { body } = await call('GET', '/api/v1/users?page[size]=50')
  const person = body.data.find((one: { attributes: { username: string } }) => {
    return one.attributes.username === 'creator'
  })
  expect((await call('PUT', `/api/v1/users/${person.id}`, { disabled: true })).status).toBe(200)
  try {
    await expect(page).toHaveURL(/#\/login/, { timeout: 5_000 })
  } finally {
    await call('PUT', `/api/v1/users/${person.id}`, { disabled: false })
  }
})
