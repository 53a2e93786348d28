import { findSeriousViolations } from './look/find-serious-violations.ts'
import { callAs, origin } from './support/system.ts'
import { expect, test } from './support/test.ts'

/** Each test leaves the contents of the demo as they were. */
const BOARD = `${origin}/#/guanghe/panel/daren?tab=contents`
const AT_BOARD =
  'filter[has_account]=false&filter[status]=checked&filter[channel]=guangguang,none&filter[source]=guanghe,douyin,redbook'
const AIM_PRESSES = 3

const unassigned = async (): Promise<number> =>
  (await (await callAs('manager'))('GET', `/api/v1/carry_contents?${AT_BOARD}&page[size]=1`)).body
    .meta.record_count

test('gives contents to accounts with three presses, evenly, and takes it back @long', async ({
  openAs,
}) => {
  const before = await unassigned()
  expect(before).toBeGreaterThan(0)
  const page = await openAs('manager', { at: BOARD })
  const plan = page.getByRole('region', { name: '分配预览' })
  await expect(page.getByRole('list', { name: '账号' }).getByRole('listitem')).not.toHaveCount(0)
  const startedAt = performance.now()
  let presses = 0
  const press = async (target: ReturnType<typeof page.getByRole>) => {
    await target.click()
    presses += 1
  }
  await press(page.getByRole('checkbox', { name: /^未分配 \d+$/ }))
  await press(plan.getByRole('button', { name: '平均分' }))
  const send = plan.getByRole('button', { name: /^分配 \d+ 条$/ })
  const count = Number((await send.innerText()).replaceAll(/\D/g, ''))
  expect(count).toBeGreaterThan(0)
  await press(send)
  await expect(plan.getByRole('status')).toContainText(`已分配 ${count} 条`)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(
    `assign ${count}: ${presses} presses, ${seconds} s (aim ${AIM_PRESSES} presses for 10)`,
  )
  expect(presses).toBeLessThanOrEqual(AIM_PRESSES)
  expect(await unassigned()).toBe(before - count)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect.poll(unassigned).toBe(before)
})

test('gives a dragged content to the account that it falls on, and takes it back @long', async ({
  openAs,
}) => {
  const before = await unassigned()
  const page = await openAs('manager', { at: BOARD })
  const waiting = page.getByRole('region', { name: '未分配的内容' }).getByRole('listitem')
  const accounts = page.getByRole('list', { name: '账号' }).getByRole('listitem')
  await waiting
    .filter({ hasText: '逛逛' })
    .first()
    .dragTo(accounts.filter({ hasText: '逛逛' }).first())
  await expect(page.getByText('已分配 1 条').first()).toBeVisible()
  expect(await unassigned()).toBe(before - 1)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect.poll(unassigned).toBe(before)
})

test('shows a preview by the keyboard alone: the proposal first, then one account @long', async ({
  openAs,
}) => {
  const page = await openAs('manager', { at: BOARD })
  const plan = page.getByRole('region', { name: '分配预览' })
  await expect(plan.getByText('先选内容')).toBeVisible()
  const first = page
    .getByRole('region', { name: '未分配的内容' })
    .getByRole('listitem')
    .first()
    .getByRole('checkbox')
  await first.focus()
  await page.keyboard.press('Space')
  await expect(plan.getByText(/1 条 → 1 个账号|这次不分 1 条/)).toBeVisible()
  const give = page.getByRole('button', { name: /^分到这里/ }).first()
  await give.focus()
  await page.keyboard.press('Enter')
  await expect(give).toHaveAttribute('aria-pressed', 'true')
  await expect(plan.getByText(/1 条 → 1 个账号|这次不分 1 条/)).toBeVisible()
  expect(await findSeriousViolations(page)).toEqual([])
})

test('gives a task to another person by a button, and takes it back @long', async ({ openAs }) => {
  const call = await callAs('manager')
  const page = await openAs('manager', { at: `${origin}/#/guanghe/panel/daren?tab=people` })
  const tasks = page.getByRole('region', { name: '进行中的任务' }).getByRole('listitem')
  await expect(tasks.first()).toBeVisible()
  expect(await findSeriousViolations(page)).toEqual([])
  await tasks.first().getByRole('checkbox').check()
  const people = page.getByRole('list', { name: '成员' }).getByRole('listitem')
  const sent = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && /creator_tasks/.test(response.url()),
  )
  // People are sorted by the number of their open tasks.
  await people.first().getByRole('button', { name: /^交给/ }).click()
  const { data } = await (await sent).json()
  await expect(page.getByText(/^1 个任务已交给/)).toBeVisible()
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(page.getByText('已还回 1 个任务', { exact: true })).toBeVisible()
  const now = await call('GET', `/api/v1/creator_tasks/${data.id}`)
  expect(now.body.data.attributes.user_id).not.toBe(data.attributes.user_id)
})

test('creator hands out there, vip may not @long', async ({ openAs }) => {
  const page = await openAs('creator', { at: `${origin}/#/guanghe/panel/daren` })
  await page.getByRole('tab', { name: '任务', exact: true }).click()
  await expect(page.getByRole('table')).toBeVisible()
  for (const tab of ['内容 → 账号', '创作 → 账号']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(
      page.getByRole('region', { name: '分配预览' }).or(page.getByText('都分配好了')),
    ).toBeVisible()
    expect(await findSeriousViolations(page)).toEqual([])
  }
  const other = await openAs('vip', { at: `${origin}/#/guanghe/panel/daren` })
  await expect(other).toHaveURL(/#\/40[13]/)
})

test('the columns stand one above the other on a phone, the preview first @long', async ({
  openAs,
}) => {
  const page = await openAs('manager')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(BOARD)
  const plan = page.getByRole('region', { name: '分配预览' })
  const waiting = page.getByRole('region', { name: '未分配的内容' })
  await expect(plan).toBeVisible()
  await expect(waiting).toBeVisible()
  const [above, below] = [await plan.boundingBox(), await waiting.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
