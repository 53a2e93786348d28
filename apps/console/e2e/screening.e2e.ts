import { findSeriousViolations } from './look/find-serious-violations.ts'
import { callAs, origin } from './support/system.ts'
import { expect, test } from './support/test.ts'

/** Pieces that nobody has looked at; each test leaves them so. */
const SCREEN = `${origin}/#/guanghe/panel/audit`
const FETCHED = 'filter[status]=fetched&filter[source]=guanghe,douyin,redbook'

type Call = Awaited<ReturnType<typeof callAs>>

/** The ten that were collected first, after one author's were collected as well. */
async function firstTen(call: Call): Promise<string[]> {
  const named = await call(
    'GET',
    `/api/v1/carry_sources?filter[search]=${encodeURIComponent('慢一点厨房')}`,
  )
  const job = await call('POST', '/api/v1/carry_sources/exec_source_job', {
    ids: [named.body.data[0].id],
  })
  expect(job.status).toBe(201)
  const finished = async () =>
    (await call('GET', `/api/v1/jobs/${job.body.data.id}`)).body.data.attributes.finished_at
  await expect.poll(finished, { timeout: 30_000 }).not.toBeNull()
  const first = await call('GET', `/api/v1/carry_contents?${FETCHED}&sort=created_at&page[size]=10`)
  expect(first.body.data).toHaveLength(10)
  return first.body.data.map(({ id }: { id: string }) => id)
}

async function statusesOf(call: Call, ids: readonly string[]): Promise<string[]> {
  const rows = await Promise.all(ids.map((id) => call('GET', `/api/v1/carry_contents/${id}`)))
  return rows.map(({ body }) => body.data.attributes.status)
}

test('looks at ten pieces with eleven keys, and takes it back @long', async ({ openAs }) => {
  const call = await callAs('manager')
  const ids = await firstTen(call)
  const page = await openAs('manager', { at: SCREEN })
  const pieces = page.getByRole('list', { name: '待初看的内容' })
  await expect(pieces.getByRole('listitem').first()).toBeVisible()
  await expect(pieces.locator('[data-card]').first()).toBeFocused()
  const startedAt = performance.now()
  let keys = 0
  const marks = ['1', '1', '2', '1', '1', '1', '2', '1', '1', '1'] as const
  for (const key of [...marks, 'Control+Enter']) {
    await page.keyboard.press(key)
    keys += 1
  }
  await expect(page.getByText('已提交 10 条', { exact: true })).toBeVisible()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`first look at 10: ${keys} keys, ${seconds} s (aim 11)`)
  expect(keys).toBeLessThanOrEqual(11)
  expect(await statusesOf(call, ids)).toEqual(
    marks.map((key) => (key === '1' ? 'processed' : 'rejected')),
  )
  const third = await call('GET', `/api/v1/carry_contents/${ids[2]}`)
  expect(third.body.data.attributes.review_reason).toBe('图片或画质不达标')
  await page.getByRole('button', { name: '撤销' }).click()
  await expect.poll(() => statusesOf(call, ids)).toEqual(marks.map(() => 'fetched'))
})

test('unsent marks ask before the tab is closed, and a mark is taken back by the same key @long', async ({
  openAs,
}) => {
  const page = await openAs('auditor', { at: SCREEN })
  const first = page.locator('[data-card]').first()
  await expect(first).toBeFocused()
  await page.keyboard.press('2')
  await expect(page.getByText('保留 0 · 不用 1')).toBeVisible()
  expect(await findSeriousViolations(page)).toEqual([])
  const tab = page.getByRole('tab', { name: /人工审核/ })
  await tab.press('Delete')
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible()
  await page.keyboard.press('Escape')
  await first.focus()
  await page.keyboard.press('2')
  await expect(page.getByText('保留 0 · 不用 0')).toBeVisible()
})

test('shows no marks to who may only look, and nothing to who may not @long', async ({
  openAs,
}) => {
  const creator = await openAs('creator', { at: SCREEN })
  await expect(creator.getByRole('heading', { level: 1 })).toHaveText('人工审核')
  await expect(creator.getByRole('button', { name: /^(保留|不用|提交)/ })).toHaveCount(0)
  const vip = await openAs('vip', { at: SCREEN })
  await expect(vip).toHaveURL(/#\/40[13]/)
})
