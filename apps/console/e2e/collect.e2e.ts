import { findSeriousViolations } from './look/find-serious-violations.ts'
import { callAs, origin } from './support/system.ts'
import { expect, test, type Page } from './support/test.ts'

const PICTURES = `${origin}/#/guanghe/gh-pic/new`
const VIDEOS = `${origin}/#/guanghe/gh-video/douyin`
const AIM_PRESSES = 13

const tray = (page: Page) => page.getByRole('region', { name: '已选的候选' })
const cards = (page: Page) => page.getByRole('list', { name: '搜索结果' }).getByRole('button')
const free = (page: Page) =>
  page.getByRole('list', { name: '搜索结果' }).locator('button[aria-pressed]')

/** Ids of the newest materials. */
async function materials(): Promise<readonly string[]> {
  const call = await callAs('manager')
  const { body } = await call('GET', '/api/v1/carry_materials?sort=-created_at&page[size]=100')
  return body.data.map(({ id }: { id: string }) => id)
}

/** Leaves the materials of the demo as they were. */
async function dropAllBut(before: readonly string[]): Promise<number> {
  const call = await callAs('manager')
  const made = (await materials()).filter((id) => !before.includes(id))
  for (const id of made) await call('DELETE', `/api/v1/carry_materials/${id}`)
  return made.length
}

/** Opens the board and searches; the focus is on the first card. */
async function searchFor(page: Page, words: string): Promise<void> {
  await page.goto(PICTURES)
  await page.getByRole('searchbox', { name: '关键词' }).fill(words)
  const answered = page.waitForResponse(/search_\w*pool\?.*q=/)
  await page.keyboard.press('Enter')
  await answered
  await expect(cards(page)).not.toHaveCount(0)
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0)
  await expect(page.getByText('正在查重')).toHaveCount(0)
}

test('collects ten by the keyboard; what is there is marked and not chosen again @long', async ({
  openAs,
}) => {
  const before = await materials()
  const page = await openAs('manager')
  await searchFor(page, '夏')
  const startedAt = performance.now()
  await free(page).first().focus()
  let presses = 2
  const press = async (key: string) => {
    await page.keyboard.press(key)
    presses += 1
  }
  for (let taken = 0; taken < 10; taken += 1) await press('Space')
  await expect(tray(page).getByRole('listitem')).toHaveCount(10)
  await press('Control+Enter')
  await expect(tray(page)).toContainText('新增 10 · 已有 0 · 失败 0')
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`collect 10: ${presses} presses, ${seconds} s (aim ${AIM_PRESSES} presses)`)
  expect(presses).toBeLessThanOrEqual(AIM_PRESSES)
  await expect(page.getByText(/其中 \d\d 个已有/)).toBeVisible()
  await tray(page).getByRole('button', { name: '去查看' }).click()
  await expect(page).toHaveURL(/tab=records/)
  expect(await dropAllBut(before)).toBe(10)
})

test('the tray survives a reload, and another person starts with an empty one @long', async ({
  openAs,
}) => {
  const page = await openAs('manager')
  await searchFor(page, '包')
  const title = await free(page).nth(1).innerText()
  await free(page).nth(1).click()
  await expect(tray(page).getByRole('heading')).toHaveText('已选 1')
  await page.reload()
  await expect(tray(page).getByRole('heading')).toHaveText('已选 1')
  await expect(tray(page).getByRole('listitem')).toContainText(title.split('\n')[0] ?? '')
  await tray(page).getByRole('button', { name: '清空' }).click()
  await expect(tray(page).getByRole('listitem')).toHaveCount(0)
  expect(await findSeriousViolations(page)).toEqual([])
})

test('pasted lines get a result each, and stay through a reload @long', async ({ openAs }) => {
  const before = await materials()
  const page = await openAs('manager')
  await page.goto(`${PICTURES}?tab=links`)
  const box = page.getByLabel('编号或链接')
  await box.fill('610000001\n不是编号\nhttps://www.dewu.com/product/nothere404')
  const results = page.getByRole('region', { name: '每行的结果' })
  await expect(results.getByRole('listitem')).toHaveCount(3)
  await expect(results.getByRole('listitem').nth(1)).toContainText('无法识别')
  await page.reload()
  await expect(box).toHaveValue(/610000001/)
  await page.getByRole('button', { name: '采集 2 条' }).click()
  await expect(results.getByRole('listitem').first()).toContainText(/已采集|已有/)
  await expect(results.getByRole('listitem').nth(2)).toContainText('失败')
  expect(await findSeriousViolations(page)).toEqual([])
  await dropAllBut(before)
})

test('a table becomes materials row by row, and what was refused can be saved @long', async ({
  openAs,
}) => {
  const before = await materials()
  const page = await openAs('manager')
  await page.goto(`${PICTURES}?tab=table`)
  const own = `表格素材${Date.now()}`
  const table = ['名称,编号,平台,备注', `${own} 一,,,`, ',缺名称,,', `${own} 二,,小红书,好看`]
  await page.locator('input[type=file]').setInputFiles({
    name: '素材.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(table.join('\n')),
  })
  await page.getByRole('button', { name: '导入 2 行' }).click()
  await expect(page.getByText('已导入 2 行，失败 0 行，跳过 1 行')).toBeVisible()
  await expect(page.getByRole('button', { name: '下载未导入的行' })).toBeVisible()
  expect(await findSeriousViolations(page)).toEqual([])
  expect(await dropAllBut(before)).toBe(2)
})

test('a platform out of reach is told, and the tray stays @long', async ({ openAs }) => {
  const page = await openAs('manager')
  await searchFor(page, '包')
  await free(page).first().click()
  await page.route('**/search_*pool?*', (route) => route.abort('internetdisconnected'))
  await page.getByRole('radio', { name: '得物' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(cards(page)).not.toHaveCount(0)
  await expect(tray(page).getByRole('heading')).toHaveText('已选 1')
  await tray(page).getByRole('button', { name: '清空' }).click()
})

test('videos start with the watched authors of their platform @long', async ({ openAs }) => {
  const page = await openAs('manager', { at: VIDEOS })
  await expect(page.getByRole('tab', { name: '作者' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: '平台池' }).click()
  await expect(page.getByRole('radio', { name: '抖音', checked: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: '内容', checked: true })).toBeVisible()
})

test('is open to who collects, and to nobody else @long', async ({ openAs }) => {
  const operator = await openAs('operator', { at: PICTURES })
  await expect(cards(operator)).not.toHaveCount(0)
  await expect(tray(operator)).toBeVisible()
  const auditor = await openAs('auditor')
  for (const address of [PICTURES, VIDEOS]) {
    await auditor.goto(address)
    await expect(auditor).toHaveURL(/#\/40[13]/)
  }
})
