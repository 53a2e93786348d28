import { findSeriousViolations } from './look/find-serious-violations.ts'
import { ownAccount } from './support/own-account.ts'
import { callAs, origin, postsOf } from './support/system.ts'
import { expect, test, type Page } from './support/test.ts'

const LISTS = ['内容', '分发', '选品', '来源', '变更'] as const

const note = (page: Page) => page.getByLabel('备注', { exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: '保存', exact: true })

/** An account of the team that publishes at Guanghe. */
async function someAccount(username = 'manager') {
  const call = await callAs(username)
  const { body } = await call('GET', '/api/v1/studio_accounts?filter[platform]=guangguang')
  return { call, id: String(body.data[0].id) }
}

const openAccount = async (page: Page, id: string, query = '') => {
  await page.goto(`${origin}/#/guanghe/account/${id}/edit${query}`)
  await expect(page.getByRole('tab', { name: '资料' })).toBeVisible()
}

test('keeps what was typed over all tabs, and sends only what changed @long', async ({
  openAs,
}) => {
  const { call, id } = await someAccount()
  const page = await openAs('manager')
  await openAccount(page, id)
  expect(await findSeriousViolations(page)).toEqual([])
  await note(page).fill('周末不发')
  for (const name of LISTS) {
    await tab(page, name).click()
    await expect(
      page
        .getByRole('table')
        .or(page.getByText(/^还没有/))
        .first(),
    ).toBeVisible()
    await expect(save(page)).toBeVisible()
    expect(await findSeriousViolations(page), name).toEqual([])
  }
  await tab(page, '发布').click()
  await page.getByLabel('最短').fill('8')
  await page.getByLabel('最长').fill('20')
  expect(await findSeriousViolations(page)).toEqual([])
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await page.keyboard.press('ControlOrMeta+s')
  const body = (await sent).postDataJSON()
  await expect(page.getByText(/^已保存/).first()).toBeVisible()
  expect(JSON.stringify(body)).toContain('"delay_range":[8,20]')
  const { body: now } = await call('GET', `/api/v1/studio_accounts/${id}`)
  expect(now.data.attributes).toMatchObject({
    remark: '周末不发',
    platform_settings: { delay_range: [8, 20] },
  })
  expect(JSON.stringify(body)).not.toContain('nickname')
  await tab(page, '统计').click()
  await expect(page.getByText('收藏', { exact: true })).toBeVisible()
  expect(await findSeriousViolations(page)).toEqual([])
  await tab(page, '变更').click()
  await expect(page.getByRole('row').filter({ hasText: '账号 · 修改' }).first()).toBeVisible()
  await call('PUT', `/api/v1/studio_accounts/${id}`, { remark: '', platform_settings: {} })
})

test('opens the tab that holds a fault, and focuses its input @long', async ({ openAs }) => {
  const { id } = await someAccount()
  const page = await openAs('manager')
  await openAccount(page, id, '?tab=publishing')
  await page.getByLabel('最短').fill('30')
  await page.getByLabel('最长').fill('5')
  await tab(page, '登录').click()
  await save(page).click()
  await expect(tab(page, '发布')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('最短和最长都要填，且最短不能大于最长')).toBeVisible()
  await expect(page.getByLabel('最短')).toBeFocused()
})

test('shows a fault of the server at its input, in the tab that has it @long', async ({
  openAs,
}) => {
  const { id } = await someAccount()
  const page = await openAs('manager')
  await openAccount(page, id)
  await note(page).fill('换个主页')
  // The server's limits are those of the form, so its refusal is given here.
  await page.route(`**/api/v1/studio_accounts/${id}`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 422,
          contentType: 'application/vnd.api+json',
          body: JSON.stringify({
            errors: [
              {
                status: '422',
                code: 'invalid',
                title: '这个标签不能用',
                source: { pointer: '/data/attributes/publish_tag' },
              },
            ],
          }),
        })
      : route.continue(),
  )
  await save(page).click()
  await expect(tab(page, '发布')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('发布标签', { exact: true })).toBeFocused()
})

test('never shows a stored secret, and replaces it @long', async ({ openAs }) => {
  const { call, id } = await someAccount()
  const page = await openAs('manager')
  await openAccount(page, id)
  await tab(page, '登录').click()
  const secret = page.getByLabel('密钥', { exact: true })
  await expect(secret).toHaveCount(0)
  await page.getByRole('button', { name: '替换 密钥' }).click()
  await secret.fill('a-new-secret')
  await save(page).click()
  await expect(page.getByText(/^已保存/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: '替换 密钥' })).toBeVisible()
  const { body } = await call('GET', `/api/v1/studio_accounts/${id}`)
  expect(body.data.attributes.has_secret).toBe(true)
  expect(JSON.stringify(body)).not.toContain('a-new-secret')
  expect(await page.content()).not.toContain('a-new-secret')
})

test('tells what a colleague changed meanwhile, and loses neither', async ({ openAs }) => {
  const { call, id } = await someAccount()
  const page = await openAs('manager')
  await openAccount(page, id)
  await note(page).fill('我的备注')
  await call('PUT', `/api/v1/studio_accounts/${id}`, { slogan: '同事的口号', remark: '同事的备注' })
  await save(page).click()
  await expect(page.getByText('同事的备注')).toBeVisible()
  await expect(note(page)).toHaveValue('我的备注')
  await call('PUT', `/api/v1/studio_accounts/${id}`, { slogan: '', remark: '' })
})

test('finds topics at the channel, and keeps the chosen one @long', async ({ openAs }) => {
  const { call, id } = await someAccount()
  const at = `/api/v1/studio_accounts/${id}`
  const before = (await call('GET', at)).body.data.attributes.assign_topic_ids
  const page = await openAs('manager')
  await openAccount(page, id, '?tab=publishing')
  const topics = page.getByRole('group', { name: '指定话题' })
  await page.getByRole('button', { name: '查找话题' }).click()
  const found = topics.getByRole('checkbox', { name: /热度/ })
  await expect(found.first()).toBeVisible()
  await found.first().check()
  await save(page).click()
  await expect(page.getByText(/^已保存/).first()).toBeVisible()
  const now = (await call('GET', at)).body.data.attributes.assign_topic_ids
  expect(now).toHaveLength(before.length + 1)
  await call('PUT', at, { assign_topic_ids: before })
})

test('makes contents of chosen pictures, and clears them again @long', async ({ openAs }) => {
  const { call, id } = await someAccount()
  const made = async (): Promise<number> =>
    (
      await call(
        'GET',
        `/api/v1/studio_accounts/creative_content_statistics?all_days=true&filter[studio_account_id]=${id}`,
      )
    ).body.data.totals.count
  const before = await made()
  const page = await openAs('manager')
  await openAccount(page, id, '?tab=creative')
  const images = page.getByRole('list', { name: '图片素材' })
  await expect(images.getByRole('listitem').first()).toBeVisible()
  expect(await findSeriousViolations(page)).toEqual([])
  await images.getByRole('button').nth(0).click()
  await images.getByRole('button').nth(1).click()
  await expect(page.getByText('已选 2/10 张')).toBeVisible()
  await page.getByRole('button', { name: '生成 2 条' }).click()
  await expect(page.getByText(/^新生成 \d+ 条，已有 \d+ 条$/).first()).toBeVisible()
  expect(await made()).toBeGreaterThanOrEqual(Math.max(before, 2))
  await page.getByRole('button', { name: '清空创意内容' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '清空创意内容' }).click()
  await expect.poll(made).toBe(0)
  // The newest message is the last.
  await page.getByRole('button', { name: '撤销' }).last().click()
  await expect.poll(made).toBeGreaterThanOrEqual(2)
})

test('draws the pictures for an account, on its templates @long', async ({ openAs }) => {
  const { id } = await someAccount()
  const page = await openAs('manager')
  await openAccount(page, id, '?tab=creative')
  await page.getByRole('button', { name: '生成素材图' }).click()
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.url().includes('/make_all_materials')),
    page.getByRole('alertdialog').getByRole('button', { name: '生成素材图' }).click(),
  ])
  expect(answer.status()).toBe(201)
  expect(new URL(answer.url()).searchParams.get('studio_account_id')).toBe(id)
  await expect(page.getByText('正在生成素材图，可在后台任务查看').first()).toBeVisible()
})

test('moves all contents of a status, and clears them with an undo @long', async ({ openAs }) => {
  const { call, id } = await someAccount()
  const blob = Buffer.from('标题,正文\n账号内容一,正文一\n账号内容二,正文二').toString('base64')
  const made = await call('POST', `/api/v1/studio_accounts/${id}/add_content_from_import`, { blob })
  expect(made.body.data.succeeded).toHaveLength(2)
  const count = async (query: string): Promise<number> =>
    (
      await call(
        'GET',
        `/api/v1/studio_contents?filter[studio_account_id]=${id}${query}&page[size]=1`,
      )
    ).body.meta.record_count
  const fetched = await count('&filter[status]=fetched')
  const processed = await count('&filter[status]=processed')
  const page = await openAs('manager')
  await openAccount(page, id, '?tab=contents')
  await page.getByRole('button', { name: '批量改状态' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('改为').selectOption('processed')
  await dialog.getByRole('button', { name: '开始' }).click()
  await expect(dialog.getByText(`已全部完成，共 ${fetched} 条`)).toBeVisible()
  expect(await findSeriousViolations(page)).toEqual([])
  expect(await count('&filter[status]=processed')).toBe(processed + fetched)
  await dialog.getByRole('button', { name: '关闭' }).first().click()
  const all = await count('')
  await page.getByRole('button', { name: '清空内容' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '清空内容' }).click()
  await expect(page.getByText(`已移入回收站 ${all} 条`, { exact: true })).toBeVisible()
  // The newest message is the last.
  await page.getByRole('button', { name: '撤销' }).last().click()
  await expect.poll(() => count('')).toBe(all)
})

test('leaves the posts to the server, which sends each once, and shows them @long', async ({
  openAs,
}) => {
  const uid = await ownAccount('manager', 2, { platform: 'daorc' })
  const call = await callAs('manager')
  const { body } = await call('GET', `/api/v1/studio_accounts?filter[uid]=${uid}`)
  const id = String(body.data[0].id)
  const page = await openAs('manager')
  await openAccount(page, id, '?tab=publishing')
  await expect(page.getByText('没有设备在执行')).toBeVisible()
  await page.getByLabel('由谁发布').selectOption('server')
  await page.getByLabel('最短').fill('0')
  await page.getByLabel('最长').fill('1')
  expect(await findSeriousViolations(page)).toEqual([])
  await save(page).click()
  await expect(page.getByText(/^已保存/).first()).toBeVisible()
  await expect.poll(async () => (await postsOf(uid)).total, { timeout: 60_000 }).toBe(2)
  expect((await postsOf(uid)).duplicates).toBe(0)
  const statuses = async () =>
    (await call('GET', `/api/v1/publish_contents?filter[uid]=${uid}`)).body.data.map(
      (one: { attributes: { status: string } }) => one.attributes.status,
    )
  await expect.poll(statuses).toEqual(['published', 'published'])
  await page.reload()
  await expect(page.getByText('由服务器发布，现在空闲')).toBeVisible()
  await tab(page, '当天').click()
  const published = page.locator('div').filter({ has: page.getByText('发布成功', { exact: true }) })
  await expect(published.getByText('2', { exact: true }).first()).toBeVisible()
  expect(await findSeriousViolations(page)).toEqual([])
})

test('is open to people who see the account, and says so to everybody else @long', async ({
  openAs,
}) => {
  const { id } = await someAccount()
  const vip = await openAs('vip', { at: `${origin}/#/guanghe/account/${id}/edit` })
  await expect(vip).toHaveURL(/#\/40[13]/)
  const other = await openAs('operator2', { at: `${origin}/#/guanghe/account/${id}/edit` })
  await expect(other.getByText('账号不存在，或你没有权限查看')).toBeVisible()
  await expect(other.getByRole('tab', { name: '资料' })).toHaveCount(0)
})

for (const [path, username] of [
  ['/sweb', 'vip'],
  ['/jingdong', 'operator'],
] as const)
  test(`${path}/account/{id}/edit: ${username} sees the accounts of their own @long`, async ({
    openAs,
  }) => {
    const call = await callAs(username)
    const { body } = await call('GET', '/api/v1/studio_accounts')
    const page = await openAs(username, {
      at: `${origin}/#${path}/account/${body.data[0].id}/edit`,
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/账号编辑|达人信息/)
    const { nickname } = body.data[0].attributes
    await expect(page.getByText(nickname).filter({ visible: true }).first()).toBeVisible()
    expect(await findSeriousViolations(page)).toEqual([])
  })
