import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { callAs, origin } from './support/system.ts'
import { expect, test } from './support/test.ts'

const CONTENTS = '/carry_contents'

/** Presses of a person and their time, for the report. */
function presses() {
  let count = 0
  const startedAt = performance.now()
  const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1)
  return {
    async press(target: { click: () => Promise<void> }) {
      count += 1
      await target.click()
    },
    /** @returns how many presses it took */
    report(what: string): number {
      console.log(`${what}: ${count} presses, ${seconds()} s`)
      return count
    },
  }
}

const countOf = async (query: string): Promise<number> =>
  (await (await callAs('manager'))('GET', `/api/v1${CONTENTS}?${query}&page[size]=1`)).body.meta
    .record_count

/** Smart contents with a title that begins so. */
async function namedCount(title: string): Promise<number> {
  const call = await callAs('manager')
  const query = `filter[search]=${encodeURIComponent(title)}&page[size]=1`
  return (await call('GET', `/api/v1/smart_contents?${query}`)).body.meta.record_count
}

const panel = (page: Page, name: string) => page.getByRole('region', { name })
const toolbar = (page: Page) => page.getByRole('toolbar', { name: '批量操作' })

test('moves all matching rows as one job of the server, and takes it back', async ({ openAs }) => {
  const before = await countOf('filter[status]=checked')
  const page = await openAs('manager', { at: `${origin}/#/carry/content/list?t=checked` })
  const { press, report } = presses()
  await press(page.getByRole('checkbox', { name: '选择本页全部' }))
  await press(toolbar(page).getByRole('button', { name: /^选择全部/ }))
  await expect(toolbar(page)).toContainText(`已选 ${before} 项`)
  await press(toolbar(page).getByRole('button', { name: '改状态' }))
  await press(page.getByRole('radio', { name: /已驳回/ }))
  await press(page.getByRole('button', { name: `修改 ${before} 条` }))
  const shown = panel(page, '改状态')
  await expect(shown.getByText('已完成')).toBeVisible({ timeout: 60_000 })
  report(`move ${before} rows`)
  expect(await countOf('filter[status]=checked')).toBe(0)
  await press(shown.getByRole('button', { name: /^撤销/ }))
  await expect.poll(() => countOf('filter[status]=checked'), { timeout: 60_000 }).toBe(before)
  report('move and undo')
})

test('mends failed rows and runs only those again @long', async ({ openAs }) => {
  const call = await callAs('manager')
  const { body } = await call(
    'GET',
    `/api/v1${CONTENTS}?filter[status]=rejected&page[size]=100&fields[carry_contents]=status`,
  )
  const rejected: string[] = body.data.map(({ id }: { id: string }) => id)
  const movable = await countOf('filter[status]=checked')
  const page = await openAs('manager', {
    at: `${origin}/#/carry/content/list?f.status=checked,rejected&n=50`,
  })
  const { press, report } = presses()
  await press(page.getByRole('checkbox', { name: '选择本页全部' }))
  await press(toolbar(page).getByRole('button', { name: '改状态' }))
  await press(page.getByRole('radio', { name: /已下载/ }))
  await press(page.getByRole('button', { name: `修改 ${movable} 条` }))
  const shown = panel(page, '改状态')
  const counts = `成功 ${movable} 项，失败 ${rejected.length} 项`
  await expect(shown.getByText(counts)).toBeVisible()
  await expect(shown.getByRole('listitem')).toHaveCount(rejected.length)
  await call('PUT', `/api/v1${CONTENTS}/batch_content_status`, {
    ids: rejected,
    status: 'processed',
  })
  await press(shown.getByRole('button', { name: '重试失败项' }))
  await expect(shown.getByText(`成功 ${movable + rejected.length} 项，失败 0 项`)).toBeVisible()
  report('mend the failed rows')
  await press(shown.getByRole('button', { name: /^撤销/ }))
  await expect.poll(() => countOf('filter[status]=checked')).toBe(movable)
  await call('PUT', `/api/v1${CONTENTS}/batch_content_status`, {
    ids: rejected,
    status: 'rejected',
  })
})

test('imports a table with planted faults, mends one and leaves one out @long', async ({
  openAs,
}) => {
  const page = await openAs('manager', { at: `${origin}/#/carry/content/list?tab=smart` })
  const { press, report } = presses()
  await press(page.getByRole('button', { name: '从文件导入' }))
  const wizard = page.getByRole('dialog', { name: /^导入：/ })
  const lines = [
    '名称,正文,备注',
    '导入的第一条,甲,x',
    ',乙,x',
    `${'长'.repeat(201)},丙,x`,
    '导入的第四条,丁,x',
  ]
  await wizard.locator('input[type=file]').setInputFiles({
    name: '内容.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  })
  await expect(wizard.getByText('2 行有问题，将被跳过')).toBeVisible()
  await expect(wizard.getByLabel('对应字段 备注')).toHaveValue('')
  await wizard.getByLabel('第 3 行的标题').fill('导入的第二条')
  await wizard.getByLabel('第 3 行的标题').press('Enter')
  await expect(wizard.getByText('1 行有问题，将被跳过')).toBeVisible()
  await press(wizard.getByRole('button', { name: '导入 3 行' }))
  await expect(wizard.getByText('已导入 3 行，失败 0 行，跳过 1 行')).toBeVisible()
  const saved = page.waitForEvent('download')
  await press(wizard.getByRole('button', { name: '下载未导入的行' }))
  report('import')
  expect((await saved).suggestedFilename()).toBe('下载未导入的行.csv')
  await press(wizard.getByRole('button', { name: '撤销导入' }))
  await expect(page.getByText('已撤销 3 条').first()).toBeVisible()
})

test('imports 500 rows with 20 faults: 480 come in, and a file names the others @long', async ({
  openAs,
}) => {
  const page = await openAs('manager', { at: `${origin}/#/carry/content/list?tab=smart` })
  const { press, report } = presses()
  await press(page.getByRole('button', { name: '从文件导入' }))
  const wizard = page.getByRole('dialog', { name: /^导入：/ })
  const titleOf = (row: number) => {
    if (row % 50 === 7) return ''
    return row % 50 === 31 ? '长'.repeat(201) : `大表第 ${row} 行`
  }
  const lines = Array.from({ length: 500 }, (_, at) => `${titleOf(at)},正文 ${at}`)
  await wizard.locator('input[type=file]').setInputFiles({
    name: '大表.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['名称,正文', ...lines].join('\n')),
  })
  await expect(wizard.getByText('20 行有问题，将被跳过')).toBeVisible()
  await press(wizard.getByRole('button', { name: '导入 480 行' }))
  await expect(wizard.getByText('已导入 480 行，失败 0 行，跳过 20 行')).toBeVisible({
    timeout: 30_000,
  })
  report('import of 500 rows')
  expect(await namedCount('大表第')).toBe(480)
  const saved = page.waitForEvent('download')
  await press(wizard.getByRole('button', { name: '下载未导入的行' }))
  const left = await readFile(await (await saved).path(), 'utf8')
  expect(left.trim().split('\n')).toHaveLength(21)
  await press(wizard.getByRole('button', { name: '撤销导入' }))
  await expect.poll(() => namedCount('大表第')).toBe(0)
  report('import, file of the rest and undo')
})

test('finds why an item waits, from home @long', async ({ openAs }) => {
  const call = await callAs('operator')
  const account = (await call('GET', '/api/v1/studio_accounts?page[size]=1')).body.data[0]
  const made = await call('POST', '/api/v1/publish_contents', {
    uid: account.attributes.uid,
    title: `为何等待 ${Date.now()}`,
    release_at: '2030-01-01T00:00:00Z',
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const { title } = made.body.data.attributes
  const page = await openAs('operator')
  const { press, report } = presses()
  await press(page.getByRole('link', { name: '发布控制台' }).first())
  await press(page.getByRole('tab', { name: '待发布', exact: true }))
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('定时 2030-01-01 08:00 发布')
  expect(report('find why an item waits')).toBeLessThanOrEqual(2)
  await call('DELETE', `/api/v1/publish_contents/${made.body.data.id}`)
})

test('an operator fills a queue @long', async ({ openAs }) => {
  const call = await callAs('operator')
  const queued = async (): Promise<string[]> =>
    (
      await call('GET', '/api/v1/publish_contents?filter[status]=queued&page[size]=100')
    ).body.data.map(({ id }: { id: string }) => id)
  const before = await queued()
  const page = await openAs('operator', { at: `${origin}/#/console` })
  const { press, report } = presses()
  await press(page.getByRole('tab', { name: '内容', exact: true }))
  await press(page.getByRole('tab', { name: /^已检查/ }))
  await press(page.getByRole('checkbox', { name: '选择本页全部' }))
  await press(toolbar(page).getByRole('button', { name: '提交发布' }))
  const dialog = page.getByRole('dialog')
  await press(dialog.getByRole('radio').first())
  await press(dialog.getByRole('button', { name: /^提交 \d+ 条$/ }))
  const added = async () => (await queued()).filter((id) => !before.includes(id))
  await expect.poll(async () => (await added()).length).toBeGreaterThan(0)
  expect(report('fill a queue')).toBeLessThanOrEqual(6)
  for (const id of await added()) await call('DELETE', `/api/v1/publish_contents/${id}`)
})

test('restores a row from the trash, and offers nothing else there', async ({ openAs }) => {
  const call = await callAs('manager')
  const found = await call('GET', `/api/v1${CONTENTS}?filter[status]=downloaded&page[size]=1`)
  const { id, attributes } = found.body.data[0]
  await call('DELETE', `/api/v1${CONTENTS}/${id}`)
  const page = await openAs('manager', { at: `${origin}/#/carry/content/list?t=trash` })
  const { press, report } = presses()
  const row = page.getByRole('row').filter({ hasText: attributes.title })
  await expect(row.getByRole('button', { name: /更多操作/ })).toHaveCount(0)
  await press(row.getByRole('button', { name: /^恢复/ }).first())
  await expect(page.getByText(`已恢复「${attributes.title}」`).first()).toBeVisible()
  report('restore')
  const again = await call('GET', `/api/v1${CONTENTS}/${id}`)
  expect(again.body.data.attributes.status).toBe('downloaded')
})
