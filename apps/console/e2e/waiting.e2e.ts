import type { Page } from '@playwright/test'
import { findSeriousViolations } from './look/find-serious-violations.ts'
import { callAs, origin, setFaults } from './support/system.ts'
import { expect, LONG, test } from './support/test.ts'

const card = (page: Page) => page.getByRole('region', { name: '需要我处理' })

/** Accounts of the demo that no other test uses: one of the operator, two of the creator. */
const UNKNOWN = '61027'
const STOPPED = '55180'
const EXPIRED = '73905'

type Call = Awaited<ReturnType<typeof callAs>>

const totalOf = async (call: Call, query: string): Promise<number> =>
  (await call('GET', `/api/v1/${query}`)).body.meta.record_count

/** Submits one item of an account, and reports what became of it. */
async function submitOne(call: Call, uid: string, outcome: 'unknown' | 'bot_check'): Promise<void> {
  const made = await call('POST', '/api/v1/publish_contents', {
    uid,
    title: `待处理 ${outcome} ${Date.now()}`,
    priority: 100,
  })
  expect(made.status).toBe(201)
  const device = await call('POST', '/api/v1/devices/register', {
    name: '测试电脑',
    device_no: `waiting-${uid}`,
    uid,
    take_over: true,
  })
  expect(device.status, JSON.stringify(device.body)).toBeLessThan(300)
  const deviceId = device.body.data.id
  const claimed = await call(
    'GET',
    `/api/v1/carry_contents/get_publish_content?device_id=${deviceId}`,
  )
  const { attempt_id: id, attempt_key: key, fence } = claimed.body.data.attributes
  await call('POST', `/api/v1/publish_attempts/${id}/submitting`, { fence })
  const told = await call('POST', '/api/v1/carry_contents/set_publish_response', {
    attempt_key: key,
    device_id: deviceId,
    fence,
    outcome,
  })
  expect(told.status, JSON.stringify(told.body)).toBe(200)
}

/** Other tests may have read all notices of a person: the newest is unread again. */
async function leaveUnread(call: Call): Promise<void> {
  const { body } = await call('GET', '/api/v1/system_notices?page[size]=1')
  const path = `/api/v1/system_notices/${body.data[0].id}`
  expect((await call('PUT', path, { readed: false })).status).toBe(200)
}

test.beforeAll(async () => {
  // The channel lists no posts: a post with an unknown result stays unknown.
  await setFaults({ rules: [{ mode: 'server_error', on: ['read'] }] })
  await submitOne(await callAs('operator'), UNKNOWN, 'unknown')
  await submitOne(await callAs('creator'), STOPPED, 'bot_check')
  const lead = await callAs('manager')
  const { body } = await lead('GET', `/api/v1/studio_accounts?filter[uid]=${EXPIRED}`)
  const ended = await lead('PUT', `/api/v1/studio_accounts/${body.data[0].id}`, {
    expires_at: '2026-01-01T00:00:00Z',
  })
  expect(ended.status).toBe(200)
  await leaveUnread(await callAs('auditor'))
})
test.afterAll(() => setFaults({}))

/** All lines of the card, as soon as every number is known. */
async function linesOf(page: Page) {
  await expect(card(page).locator('[aria-busy=true]')).toHaveCount(0)
  const rest = card(page).getByRole('button', { name: /^还有/ })
  if (await rest.isVisible()) await rest.click()
  return card(page)
    .getByRole('listitem')
    .evaluateAll((lines) =>
      lines.map((line) => ({
        words: line.textContent ?? '',
        total: Number(line.querySelector('strong')?.textContent?.replace(',', '') ?? Number.NaN),
        href: line.querySelector('a')?.getAttribute('href') ?? null,
      })),
    )
}

const EXPECTED: Readonly<Record<string, readonly RegExp[]>> = {
  admin: [/结果待核实/, /人工验证/, /登录过期/, /被驳回/, /等待重试/, /待审/, /新采集/, /通知/],
  manager: [/结果待核实/, /人工验证/, /登录过期/, /被驳回/, /等待重试/, /待审/, /新采集/, /通知/],
  operator: [/结果待核实/, /快到期/, /队列不足/, /通知/],
  creator: [/人工验证/, /登录过期/, /等待重试/, /队列不足/, /通知/],
  auditor: [/待审/, /新采集/, /通知/],
  vip: [/队列不足/, /通知/],
}

const IN_THE_GATE = new Set(['manager'])

/** How a list, the review and the first look say how many there are. */
const shown = (total: number) =>
  new RegExp(`^(共 ${total} 条|待审 ${total}|${total} 条还没看过.*)$`)

for (const [username, expected] of Object.entries(EXPECTED)) {
  const tag = IN_THE_GATE.has(username) ? [] : LONG
  test(
    `${username}: what waits, the most urgent first, each number for the rows behind its button`,
    { tag },
    async ({ openAs }) => {
      const page = await openAs(username)
      const lines = await linesOf(page)
      const at = expected.map((words) => lines.findIndex((line) => words.test(line.words)))
      expect(
        at.filter((place) => place < 0),
        JSON.stringify(lines),
      ).toEqual([])
      expect(at).toEqual(at.toSorted((a, b) => a - b))
      for (const { words, total, href } of lines) {
        expect(total, words).toBeGreaterThan(0)
        if (href === null) continue
        await page.goto(`${origin}/${href}`)
        // The review by author says it twice when one author has everything that waits.
        await expect(
          page.getByText(shown(total)).filter({ visible: true }).first(),
          words,
        ).toBeVisible()
      }
    },
  )
}

test('unread notices open in the bell, and one leads the reader to its rows @long', async ({
  openAs,
}) => {
  const page = await openAs('operator')
  const unread = await totalOf(
    await callAs('operator'),
    'system_notices?filter[readed]=false&page[size]=1',
  )
  const lines = await linesOf(page)
  expect(lines.at(-1)?.total).toBe(unread)
  await card(page)
    .getByRole('button', { name: /^去看通知/ })
    .click()
  const panel = page.getByRole('dialog', { name: '通知' })
  await expect(panel.getByRole('listitem')).toHaveCount(Math.min(10, unread))
  await panel.getByRole('button', { name: /批量入队完成/ }).click()
  await expect(page).toHaveURL(/#\/console\?tab=queue/)
  await expect(page.locator('p:visible', { hasText: /^共 / })).toBeVisible()
  await expect(page.getByRole('button', { name: `通知，${unread - 1} 条未读` })).toBeVisible()
})

test('why the queue waits: by reason with the next act, beside the accounts and the day of one @long', async ({
  openAs,
}) => {
  const page = await openAs('manager', { at: `${origin}/#/carry/publish/list?tab=waiting` })
  const groups = page.getByRole('heading', { level: 3 })
  await expect(groups.first()).toHaveText(/^结果待核实 \d/)
  await expect(groups.nth(1)).toHaveText(/^需要人工 1$/)
  const stopped = page.getByRole('region', { name: /^需要人工/ }).getByRole('listitem')
  await expect(stopped.getByRole('link', { name: /^打开验证：/ })).toBeVisible()
  const expired = page.getByRole('region', { name: '账号', exact: true }).getByRole('listitem')
  await expect(expired.first().getByText('登录过期')).toBeVisible()
  expect(await findSeriousViolations(page)).toEqual([])
  // The item tells what was tried, step by step.
  await stopped.getByRole('button', { name: /^待处理 bot_check/ }).click()
  const panel = page.getByRole('dialog')
  const steps = panel.getByRole('list', { name: '步骤' }).getByRole('listitem')
  await expect(steps.filter({ hasText: '正在送出' })).toHaveCount(1)
  await expect(panel.getByText('第 1 次')).toBeVisible()
  expect(await findSeriousViolations(page)).toEqual([])
  await page.goto(`${origin}/#/carry/account/list?tab=health`)
  const list = page.getByRole('region', { name: '账号健康' }).getByRole('listitem')
  await expect(list.first().getByRole('link', { name: /^重新登录/ })).toBeVisible()
  await expect(page.getByRole('list', { name: '登录到期的账号数' })).toContainText('已过期')
  const call = await callAs('manager')
  const { body } = await call('GET', `/api/v1/studio_accounts?filter[uid]=${STOPPED}`)
  await page.goto(`${origin}/#/guanghe/account/${body.data[0].id}/edit?tab=day`)
  const day = page.getByRole('list', { name: '当日时间线' })
  await expect(day.getByText('账号冷却')).toBeVisible()
  expect(await findSeriousViolations(page)).toEqual([])
})

test('the menu counts what the lists behind it show @long', async ({ openAs }) => {
  const page = await openAs('manager')
  const call = await callAs('manager')
  const menu = page.getByRole('navigation', { name: '主菜单' })
  const badge = (path: string) => menu.locator(`a[href="#${path}"]`)
  const open = await totalOf(call, 'publish_attempts?filter[state]=needs_human,unknown')
  const expired = await totalOf(call, 'studio_accounts?filter[expired]=true')
  expect([open, expired].every((count) => count > 0)).toBe(true)
  await expect(badge('/carry/publish/list')).toHaveText(new RegExp(`${open}$`))
  await expect(badge('/carry/account/list')).toHaveText(new RegExp(`${expired}$`))
  // A closed group shows the sum of its entries.
  await menu.getByRole('button', { name: /^我的创作/ }).click()
  await expect(menu.getByRole('button', { name: /^我的创作/ })).toHaveText(
    new RegExp(`${open + expired}$`),
  )
})

test('desks open on what waits there, unless the address says what to show @long', async ({
  openAs,
}) => {
  const page = await openAs('manager', { at: `${origin}/#/carry/publish/list` })
  await expect(page).toHaveURL(/publish\/list\?tab=attempts$/)
  await page.goto(`${origin}/#/carry/account/list`)
  await expect(page).toHaveURL(/account\/list\?tab=studio&t=true$/)
  await page.goto(`${origin}/#/carry/publish/list?tab=published`)
  await expect(page.getByRole('tab', { name: '已发布', selected: true }).first()).toBeVisible()
  await expect(page).toHaveURL(/\?tab=published$/)
})

test('a count that fails has no number, and its line and all others remain @long', async ({
  openAs,
}) => {
  const page = await openAs('manager', {
    prepare: (context) =>
      context.route(/\/api\/v1\/publish_attempts\?/, (route) =>
        route.fulfill({ status: 500, json: { status: 500, error: 'broken' } }),
      ),
  })
  const lines = await linesOf(page)
  expect(lines[0]?.words).toContain('数量没有取到')
  expect(lines[0]?.words).toContain('条发布结果待核实')
  expect(lines.slice(1).every(({ total }) => total > 0)).toBe(true)
  await expect(card(page).getByRole('button', { name: '重试' })).toBeVisible()
  await expect(page.getByRole('region', { name: '发布账号' })).toBeVisible()
})

for (const [width, least] of [
  [1440, 24],
  [390, 44],
] as const) {
  test(`home at ${width} px: nothing moves while it loads, and targets are large enough @long`, async ({
    openAs,
  }) => {
    const page = await openAs('operator', {
      prepare: (context) =>
        context.addInitScript(() => {
          let moved = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) moved += Reflect.get(entry, 'value')
            Object.assign(globalThis, { moved })
          }).observe({ type: 'layout-shift', buffered: true })
          Object.assign(globalThis, { moved })
        }),
    })
    await page.setViewportSize({ width, height: 844 })
    await page.reload()
    await linesOf(page)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'moved'))).toBeLessThanOrEqual(0.02)
    const small = await page
      .locator('main :is(a, button):visible')
      .evaluateAll(
        (targets, px) =>
          targets
            .filter((target) => target.getBoundingClientRect().height < px)
            .map((target) => target.textContent),
        least,
      )
    expect(small).toEqual([])
  })
}
