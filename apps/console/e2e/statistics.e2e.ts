import type { Page } from '@playwright/test'
import { findSeriousViolations } from './look/find-serious-violations.ts'
import { callAs, origin } from './support/system.ts'
import { expect, test } from './support/test.ts'

const figures = (page: Page) => page.getByRole('list', { name: '汇总数据' })
const details = (page: Page) => page.getByRole('region', { name: '明细数据' })

/** A figure on screen, from its exact value: the shown one may be short. */
async function figureOf(page: Page, label: string): Promise<number> {
  const tile = figures(page).getByRole('listitem').filter({ hasText: label }).first()
  const value = tile.locator('[title]').first()
  await expect(value).toHaveAttribute('title', /\d/)
  return Number((await value.getAttribute('title'))?.replaceAll(/[^\d.]/g, ''))
}

/** Sum of one attribute over all rows of a list, page by page. */
async function sumOf(person: string, path: string, attribute: string): Promise<number> {
  const call = await callAs(person)
  const rows: Record<string, number>[] = []
  for (let page = 1; ; page += 1) {
    const { body } = await call('GET', `${path}&page[size]=100&page[number]=${page}`)
    rows.push(...body.data.map((row: { attributes: Record<string, number> }) => row.attributes))
    if (body.data.length < 100) break
  }
  return rows.reduce((sum, row) => sum + (row[attribute] ?? 0), 0)
}

const days = (count: number) => {
  const day = (at: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(at)
  const until = day(Date.now())
  const since = new Date(Date.parse(until) - (count - 1) * 86_400_000).toISOString().slice(0, 10)
  return { since, until }
}

test('a lead comes from home to the figures of today by one press, and to their rows by another @long', async ({
  openAs,
}) => {
  const page = await openAs('manager')
  await page
    .getByRole('region', { name: /今日/ })
    .getByRole('link', { name: /^发布/ })
    .first()
    .click()
  await expect(page).toHaveURL(/carry\/publish\/statistics\?range=today/)
  await expect(page.getByText(/^读取于 \d\d:\d\d/)).toBeVisible()
  const published = await figureOf(page, '发布')
  await figures(page).getByRole('link', { name: /^发布/ }).click()
  await expect(page).toHaveURL(/carry\/publish\/list\?tab=published&f\.published=/)
  await expect(page.getByText(`共 ${published} 条`)).toBeVisible()
})

test('the sums of a screen are those of its rows, for every span and channel @long', async ({
  openAs,
}) => {
  const page = await openAs('manager', {
    at: `${origin}/#/carry/publish/statistics?range=30&channel=jd,goudong`,
  })
  const { since, until } = days(30)
  const span = `filter[since]=${since}&filter[until]=${until}&filter[platform]=jd,goudong`
  const rows = `/api/v1/smart_publish_reports?${span}`
  await expect(details(page).getByRole('table')).toBeVisible()
  const foot = details(page).locator('dl').last()
  for (const [name, attribute] of [
    ['发布成功数', 'published_count'],
    ['浏览数', 'pv_count'],
    ['订单数', 'orders_count'],
  ] as const) {
    const sum = await sumOf('manager', rows, attribute)
    await expect(foot).toContainText(`${name}${sum.toLocaleString('en-US')}`)
  }
  const published = await sumOf(
    'manager',
    `/api/v1/carry_publishes?filter[channel]=jd,goudong&filter[published_since]=${since}T00:00:00%2B08:00`,
    'pv_count',
  )
  expect(await figureOf(page, '浏览')).toBe(published)
  await page.getByRole('button', { name: '清除筛选' }).first().click()
  await expect(page).not.toHaveURL(/channel=/)
})

test('turns charts into tables, reads a line by key, and compares with the span before @long', async ({
  openAs,
}) => {
  const page = await openAs('manager', { at: `${origin}/#/carry/publish/statistics?range=30` })
  const line = page.getByRole('slider', { name: '每日发布（条数）' })
  await line.focus()
  const before = await line.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowLeft')
  await expect(line).not.toHaveAttribute('aria-valuetext', before ?? '')
  await page.getByRole('checkbox', { name: '对比上期' }).check()
  await expect(figures(page)).toContainText('上期')
  await page.getByRole('button', { name: '表格', exact: true }).click()
  await expect(page).toHaveURL(/cmp=1.*as=table/)
  const twin = page.getByRole('table', { name: '每日发布（条数）' })
  await expect(twin.getByRole('row')).toHaveCount(31)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出' }).first().click()
  expect((await saved).suggestedFilename()).toMatch(/^发布统计 .*\.csv$/)
  expect(await findSeriousViolations(page)).toEqual([])
  for (const tab of ['明细', '创意', '佣金']) {
    await details(page).getByRole('tab', { name: tab, exact: true }).click()
    await expect(details(page).getByRole('table').first()).toBeVisible()
    expect(await findSeriousViolations(page)).toEqual([])
  }
})

test('says where there is nothing, and offers more days @long', async ({ openAs }) => {
  const page = await openAs('manager', {
    at: `${origin}/#/carry/publish/statistics?range=2020-01-01..2020-01-07`,
  })
  await expect(page.getByText('这段时间没有数据').first()).toBeVisible()
  const success = figures(page).getByRole('listitem').filter({ hasText: '成功率' })
  await expect(success).toContainText('—')
  await page.getByRole('button', { name: '看近 30 天' }).click()
  await expect(page).toHaveURL(/range=30/)
  await expect(page.getByRole('slider', { name: '每日发布（条数）' })).toBeVisible()
})

test('commissions come in from a table, the faulty row is named, and undo takes them back @long', async ({
  openAs,
}) => {
  const call = await callAs('manager')
  const { body } = await call(
    'GET',
    '/api/v1/carry_publishes?filter[status]=published&page[size]=20',
  )
  const piece = body.data.find(
    ({ attributes }: { attributes: { feed_id: string } }) => attributes.feed_id !== '',
  )
  const amount = async () =>
    (await call('GET', `/api/v1/carry_publishes/${piece.id}`)).body.data.attributes.cps_amount
  const before = await amount()
  const page = await openAs('manager', { at: `${origin}/#/carry/publish/statistics` })
  await page.getByRole('button', { name: '导入佣金' }).click()
  const wizard = page.getByRole('dialog', { name: /^导入：/ })
  const { feed_id: feed } = piece.attributes
  await wizard.locator('input[type=file]').setInputFiles({
    name: '佣金.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`内容ID,佣金\n${feed},77.7\n${feed}-x,不是数字\n没有这条,5`),
  })
  await expect(wizard.getByText('1 行有问题，将被跳过')).toBeVisible()
  await wizard.getByRole('button', { name: '导入 2 行' }).click()
  await expect(wizard.getByText('已导入 1 行，失败 1 行，跳过 1 行')).toBeVisible()
  expect(await amount()).toBe(77.7)
  expect(await findSeriousViolations(page)).toEqual([])
  await wizard.getByRole('button', { name: '撤销导入' }).click()
  await expect.poll(amount).toBe(before)
  const vip = await openAs('vip', { at: `${origin}/#/sweb/order/list` })
  await expect(figures(vip)).toBeVisible()
  await expect(vip.getByRole('button', { name: '导入佣金' })).toHaveCount(0)
})

test('commission of a span is the sum of its orders @long', async ({ openAs }) => {
  const page = await openAs('vip', { at: `${origin}/#/sweb/order/list?range=30` })
  const { since, until } = days(30)
  const span = `filter[since]=${since}&filter[until]=${until}`
  const amount = await sumOf('vip', `/api/v1/studio_orders?${span}`, 'amount')
  expect(await figureOf(page, '成交金额')).toBeCloseTo(amount, 1)
  await figures(page)
    .getByRole('link', { name: /^团队订单/ })
    .click()
  await expect(page).toHaveURL(/range=30&tab=team/)
  const { body } = await (await callAs('vip'))('GET', `/api/v1/team_orders?${span}&page[size]=1`)
  await expect(details(page)).toContainText(
    `共 ${body.meta.record_count.toLocaleString('en-US')} 条`,
  )
})

test('an agency leads to its accounts, and an account to its figures @long', async ({ openAs }) => {
  const page = await openAs('site_admin', { at: `${origin}/#/guanghe/agent/list?range=30` })
  const table = details(page).getByRole('table', { name: '机构' })
  const sums = table.getByRole('row').last()
  await expect(sums).toContainText('合计')
  const cells = (at: number) =>
    table.getByRole('row').locator(`td:nth-child(${at})`).allInnerTexts()
  const numbers = async (at: number) =>
    (await cells(at)).map((text) => Number(text.replaceAll(/[^\d.]/g, '') || 0))
  for (const at of [2, 3, 4, 8]) {
    const values = await numbers(at)
    const total = values.pop()
    expect(values.reduce((sum, one) => sum + one, 0)).toBeCloseTo(total ?? -1, 1)
  }
  const agency = table.getByRole('link').first()
  const name = await agency.innerText()
  const [count] = await numbers(2)
  await agency.click()
  await expect(page).toHaveURL(/agency=.*tab=accounts/)
  await expect(page.getByRole('button', { name: new RegExp(`机构.*${name}`) })).toBeVisible()
  await expect(details(page)).toContainText(`共 ${count} 条`)
  await details(page).getByRole('table').getByRole('link').first().click()
  await expect(page).toHaveURL(/agent\/detail\?account=\d+/)
  await expect(figures(page).getByRole('listitem')).toHaveCount(7)
  for (const tab of ['账号收入', '账号订单', '发布记录', '日报']) {
    await details(page).getByRole('tab', { name: tab, exact: true }).click()
    await expect(details(page).getByRole('table')).toBeVisible()
  }
  expect(await findSeriousViolations(page)).toEqual([])
})

test('bonds are brought in from the channels, and show their orders @long', async ({ openAs }) => {
  const admin = await openAs('site_admin', { at: `${origin}/#/guanghe/agent/list?tab=bonds` })
  const rows = details(admin).getByRole('table').getByRole('row')
  await rows.nth(1).getByRole('button').first().click()
  await expect(admin.getByText('最近的订单')).toBeVisible()
  await admin.keyboard.press('Escape')
  await details(admin).getByRole('button', { name: '同步', exact: true }).click()
  const form = admin.getByRole('dialog', { name: '从渠道同步绑定关系和订单' })
  await form.getByRole('button', { name: '同步', exact: true }).click()
  await expect(admin.getByText('正在同步，进度在任务里', { exact: true })).toBeVisible()
})
