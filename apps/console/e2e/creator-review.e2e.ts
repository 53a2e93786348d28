import { findSeriousViolations } from './look/find-serious-violations.ts'
import { callAs, origin } from './support/system.ts'
import { expect, test, type Page } from './support/test.ts'

const SCREEN = `${origin}/#/guanghe/panel/material`
const MATERIALS = '/api/v1/carry_materials'

type Call = Awaited<ReturnType<typeof callAs>>

/** Statuses of an author's materials, in the order in which they are shown. */
async function statusesOf(call: Call, author: string): Promise<readonly string[]> {
  const query = `filter[source_user]=${encodeURIComponent(author)}&sort=created_at`
  const { body } = await call('GET', `${MATERIALS}?${query}`)
  return body.data.map((row: { attributes: { status: string } }) => row.attributes.status)
}

/** Materials of an author who has no others; nothing that they show can be bought. */
async function makeMaterials(author: string, count: number): Promise<void> {
  const manager = await callAs('manager')
  for (let at = 1; at <= count; at += 1) {
    const made = await manager('POST', `${MATERIALS}/create_new_material`, {
      title: `${author} ${at}`,
      source_user: author,
    })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
  }
}

const addressOf = (author: string) => `${SCREEN}?author=${encodeURIComponent(author)}`
const pieces = (page: Page) => page.getByRole('list', { name: '待审作品' }).locator('[data-card]')
const bar = (page: Page) => page.getByRole('region', { name: '审核操作' })

test('reviews what an author has waiting by keys, and takes all of it back @long', async ({
  openAs,
}) => {
  const call = await callAs('manager')
  const counted = await call(
    'GET',
    `${MATERIALS}/daren_detail_status?all_days=true&filter[status]=fetched,processed`,
  )
  const waiting: Record<string, number> = counted.body.data.totals.by_source_user
  const most = Math.max(...Object.values(waiting))
  const page = await openAs('manager', { at: SCREEN })
  const first = page.getByRole('navigation', { name: '作者' }).getByRole('button').first()
  await expect(first).toContainText(`${most} 待审`)
  await expect(pieces(page)).toHaveCount(most)
  await expect(pieces(page).first()).toBeFocused()
  const author = await page.getByRole('heading', { level: 2 }).innerText()
  expect(waiting[author]).toBe(most)
  const before = await statusesOf(call, author)
  const startedAt = performance.now()
  let keys = 0
  for (const key of ['1', ...Array.from({ length: most - 1 }, () => ['2', '3']).flat()]) {
    await page.keyboard.press(key)
    keys += 1
  }
  await expect(bar(page).getByRole('button', { name: /^下一位/ })).toBeVisible()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`review of an author with ${most} materials: ${keys} keys, ${seconds} s`)
  await expect(first).not.toContainText('待审')
  const rejected = (await statusesOf(call, author)).filter((status) => status === 'rejected')
  expect(rejected).toHaveLength(before.filter((status) => status === 'rejected').length + most - 1)
  await expect(pieces(page).getByText('驳回')).toHaveCount(most - 1)
  for (let n = 0; n < most; n += 1) await page.keyboard.press('z')
  await expect.poll(() => statusesOf(call, author)).toEqual(before)
  await expect(first).toContainText(`${most} 待审`)
  await expect(bar(page).getByRole('button', { name: /^撤销/ })).toBeDisabled()
})

test('says what cannot be bought any more, and rejects it for that reason @long', async ({
  openAs,
}) => {
  const author = `没货的作者${Date.now()}`
  await makeMaterials(author, 2)
  const call = await callAs('manager')
  const page = await openAs('manager')
  await page.goto(addressOf(author))
  await expect(pieces(page).first()).toBeFocused()
  await page.keyboard.press('1')
  const alert = bar(page).getByRole('alert')
  await expect(alert).toContainText('没有通过')
  await expect(pieces(page).first()).toBeFocused()
  expect(await statusesOf(call, author)).toEqual(['fetched', 'fetched'])
  await alert.getByRole('button', { name: '以此原因驳回' }).click()
  await expect.poll(() => statusesOf(call, author)).toEqual(['rejected', 'fetched'])
  await expect(alert).toHaveCount(0)
})

test('goes on to the next author by a key, and takes back what was decided before @long', async ({
  openAs,
}) => {
  const author = `一条的作者${Date.now()}`
  await makeMaterials(author, 1)
  const call = await callAs('manager')
  const page = await openAs('manager')
  await page.goto(addressOf(author))
  await expect(pieces(page)).toHaveCount(1)
  await page.keyboard.press('x')
  await page.keyboard.press('Enter')
  await expect.poll(() => statusesOf(call, author)).toEqual(['rejected'])
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveText(author)
  await expect(pieces(page).first()).toBeVisible()
  await page.keyboard.press('z')
  await expect.poll(() => statusesOf(call, author)).toEqual(['fetched'])
})

test('leaves a piece to the person who decided on it first @long', async ({ openAs }) => {
  const author = `两人的作者${Date.now()}`
  await makeMaterials(author, 2)
  const page = await openAs('manager')
  await page.goto(addressOf(author))
  await expect(pieces(page)).toHaveCount(2)
  const id = await pieces(page).first().getAttribute('data-card')
  const auditor = await callAs('auditor')
  const path = `${MATERIALS}/${id}/check_material_from_channel`
  expect((await auditor('PUT', path, { status: 'rejected', reason: '重复' })).status).toBe(200)
  await page.keyboard.press('2')
  await page.keyboard.press('1')
  await expect(bar(page).getByRole('alert')).toContainText('结论没有保存')
  await expect(pieces(page)).toHaveCount(1)
})

test('reviews the contents of creators too, one by one and all at once @long', async ({
  openAs,
}) => {
  const call = await callAs('auditor')
  /** Of the authors: contents of nobody are reviewed in the lists. */
  const processed = async (): Promise<number> => {
    const query = 'filter[status]=processed&all_days=true'
    const { body } = await call('GET', `/api/v1/creator_contents/statistics?${query}`)
    const { '': _ofNobody, ...authors } = body.data.totals.by_user_id as Record<string, number>
    return Object.values(authors).reduce((sum, count) => sum + count, 0)
  }
  const before = await processed()
  expect(before).toBeGreaterThan(1)
  const page = await openAs('auditor', { at: SCREEN })
  await page.getByRole('tab', { name: '创作内容' }).click()
  await expect(page.getByText(`待审 ${before}`, { exact: true })).toBeVisible()
  await expect(pieces(page).first()).toBeVisible()
  expect(await findSeriousViolations(page)).toEqual([])
  const count = await pieces(page).count()
  await pieces(page).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(pieces(page).nth(1)).toBeFocused()
  await page.keyboard.press('1')
  await expect(pieces(page).nth(1)).toContainText('通过')
  await expect.poll(processed).toBe(before - 1)
  await page.keyboard.press('Backspace')
  await expect.poll(processed).toBe(before)
  await page.getByRole('button', { name: `批量改状态 · ${count} 条内容` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^已检查/ }).check()
  await dialog.getByRole('button', { name: /^修改/ }).click()
  await expect.poll(processed).toBe(before - count)
  await page.getByRole('button', { name: '撤销', exact: true }).last().click()
  await expect.poll(processed).toBe(before)
})

test('is open to who reviews, to look at for who works there, and to nobody else @long', async ({
  openAs,
}) => {
  const author = `给人看的作者${Date.now()}`
  await makeMaterials(author, 1)
  const auditor = await openAs('auditor')
  await auditor.goto(addressOf(author))
  await expect(pieces(auditor)).toHaveCount(1)
  expect(await findSeriousViolations(auditor)).toEqual([])
  await auditor.keyboard.press('2')
  await expect(auditor.getByRole('group', { name: '驳回原因' })).toBeVisible()
  expect(await findSeriousViolations(auditor)).toEqual([])
  const creator = await openAs('creator', { at: SCREEN })
  await expect(creator.getByRole('heading', { level: 1 })).toHaveText('达人审核')
  await expect(
    creator.getByRole('navigation', { name: '作者' }).getByRole('listitem'),
  ).not.toHaveCount(0)
  await expect(bar(creator)).toHaveCount(0)
  const vip = await openAs('vip', { at: SCREEN })
  await expect(vip).toHaveURL(/#\/40[13]/)
})
