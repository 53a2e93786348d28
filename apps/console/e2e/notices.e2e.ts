import type { Page } from '@playwright/test'
import { callAs, origin } from './support/system.ts'
import { behaviour, expect, test } from './support/test.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^通知(，|$)/ })
const panel = (page: Page) => page.getByRole('dialog', { name: '通知' })
const rows = (page: Page) => panel(page).getByRole('listitem')

/** Finishes one job of the manager, which leaves a notice. */
async function makeNotice(): Promise<void> {
  const call = await callAs('manager')
  const { body } = await call('GET', '/api/v1/carry_contents?filter[status]=checked&page[size]=1')
  const made = await call('POST', '/api/v1/carry_contents/batch_to_publish', {
    uid: '73906',
    matching: { status: 'checked' },
    expected_count: body.meta.record_count,
  })
  expect(made.body.data.job_id).toMatch(/^\d+$/)
}

const unreadOf = async (username: string): Promise<number> =>
  (await (await callAs(username))('GET', '/api/v1/system_notices?filter[readed]=false')).body.meta
    .record_count

test('the popover has two tabs, and in-site mail is empty @long', async ({ openAs }) => {
  const page = await openAs('manager')
  await bell(page).click()
  await behaviour('B-091', () =>
    expect(panel(page).getByRole('tab')).toHaveText(['通知', '站内信']),
  )
  await panel(page).getByRole('tab', { name: '站内信' }).click()
  await behaviour('B-092', async () => {
    await expect(panel(page).getByText('还没有站内信')).toBeVisible()
    await expect(rows(page)).toHaveCount(0)
  })
})

test('ten unread ones with title, message and time, and their number @long', async ({ openAs }) => {
  const page = await openAs('manager')
  const asked = page.waitForRequest((request) => request.url().includes('/system_notices?'))
  await page.reload()
  const query = new URL((await asked).url()).searchParams
  // The workbench requests notices too; either may come first.
  expect(['6', '10']).toContain(query.get('page[size]'))
  const call = await callAs('manager')
  const { body } = await call(
    'GET',
    '/api/v1/system_notices?filter[readed]=false&page[size]=10&sort=readed,-created_at',
  )
  const unread: number = body.meta.record_count
  expect(unread).toBeGreaterThan(0)
  await behaviour('B-098', () => expect(bell(page)).toHaveAccessibleName(`通知，${unread} 条未读`))
  await bell(page).click()
  await expect(rows(page)).toHaveCount(Math.min(10, unread))
  const first = body.data[0].attributes
  await behaviour('B-093', async () => {
    await expect(rows(page).first()).toContainText(first.title)
    await expect(rows(page).first()).toContainText(first.message)
    await expect(rows(page).first().locator('time')).toHaveText(/^\d\d-\d\d \d\d:\d\d$/)
  })
  await behaviour('B-095', () => expect(rows(page).first().getByText('未读')).toHaveCount(1))
})

test('the workbench asks for six, unread first, the latest first @long', async ({ openAs }) => {
  const page = await openAs('manager')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/system_notices?')) asked.push(request.url())
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: '通知' })).toBeVisible()
  const query = () => asked.map((url) => new URL(url).searchParams)
  await expect.poll(() => query().some((one) => one.get('page[size]') === '6')).toBe(true)
  const list = query().find((one) => one.get('page[size]') === '6')
  behaviour('B-097', () =>
    expect([list?.get('page[number]'), list?.get('sort')]).toEqual(['1', 'readed,-created_at']),
  )
  behaviour('B-096', () => {
    const popover = query().find((one) => one.get('page[size]') === '10')
    expect(popover?.get('filter[readed]')).toBe('false')
  })
})

test('a notice of finished work arrives live, at the top, as just now', async ({ openAs }) => {
  const page = await openAs('manager')
  await expect(bell(page)).toHaveAccessibleName(/条未读/)
  const before = await unreadOf('manager')
  await makeNotice()
  await expect(page.getByText('批量加入发布队列').first()).toBeVisible({ timeout: 30_000 })
  await expect(bell(page)).toHaveAccessibleName(`通知，${before + 1} 条未读`)
  await bell(page).click()
  await expect(rows(page).first()).toContainText('批量加入发布队列')
  await behaviour('B-094', () => expect(rows(page).first().locator('time')).toHaveText('刚刚'))
})

test('a click marks a notice as read in the bell, on the workbench and in the other tab @long', async ({
  openAs,
}) => {
  await makeNotice()
  const page = await openAs('manager')
  const other = await page.context().newPage()
  await other.goto(`${origin}/#/home`)
  const before = await unreadOf('manager')
  await expect(bell(other)).toHaveAccessibleName(`通知，${before} 条未读`)
  await bell(page).click()
  const written = page.waitForRequest(
    (request) => request.method() === 'PUT' && /system_notices\/\d+$/.test(request.url()),
  )
  await rows(page).first().getByRole('button').click()
  await behaviour('B-101', async () => {
    expect((await written).postDataJSON().data.attributes).toEqual({ readed: true })
    // It leads to the rows that it speaks of, and the panel closes.
    await expect(page).toHaveURL(/#\/carry\/publish\/list/)
    await page.goto(`${origin}/#/home`)
    await bell(page).click()
    await expect(rows(page).getByText('未读')).toHaveCount(Math.min(10, before - 1))
    await page.keyboard.press('Escape')
  })
  for (const tab of [page, other]) {
    const name = before > 1 ? `通知，${before - 1} 条未读` : '通知'
    await expect(bell(tab)).toHaveAccessibleName(name)
    if (before > 1)
      await expect(tab.getByText(`${before - 1} 条未读`, { exact: true })).toBeVisible()
  }
  expect(await unreadOf('manager')).toBe(before - 1)
})

test('a failed load leaves the bell empty, and says nothing @long', async ({ openAs }) => {
  const page = await openAs('manager')
  await expect(bell(page)).toHaveAccessibleName(/条未读/)
  await page.route('**/api/v1/system_notices?**', (route) =>
    route.fulfill({ status: 500, contentType: 'application/vnd.api+json', body: '{"errors":[]}' }),
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: '通知' })).toBeVisible()
  await behaviour(['B-099', 'E-004'], async () => {
    await expect(bell(page)).toHaveAccessibleName('通知')
    await bell(page).click()
    await expect(panel(page).getByText('没有未读通知')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /错误|失败/ })).toHaveCount(0)
  })
})

test('clearing asks first, empties the popover and the server @long', async ({ openAs }) => {
  const page = await openAs('auditor')
  await bell(page).click()
  await panel(page).getByRole('button', { name: '清空' }).click()
  const called = page.waitForRequest((request) => request.method() === 'DELETE')
  await page.getByRole('alertdialog').getByRole('button', { name: /清空/ }).click()
  await behaviour('B-100', async () => {
    expect((await called).url()).toContain('/api/v1/system_notices/clear_notices')
    await expect(panel(page).getByText('没有未读通知')).toBeVisible()
    await expect(bell(page)).toHaveAccessibleName('通知')
  })
  const call = await callAs('auditor')
  await expect
    .poll(async () => (await call('GET', '/api/v1/system_notices')).body.meta.record_count)
    .toBe(0)
})
