import type { Page } from '@playwright/test'
import { callAs, origin } from './support/system.ts'
import { expect, test } from './support/test.ts'

const CONTENTS = '/carry_contents'

/** Presses of a person, counted for the report. */
function presses() {
  let count = 0
  return {
    async press(target: { click: () => Promise<void> }) {
      count += 1
      await target.click()
    },
    report: (what: string) => console.log(`${what}: ${count} presses`),
  }
}

const countOf = async (query: string): Promise<number> =>
  (await (await callAs('manager'))('GET', `/api/v1${CONTENTS}?${query}&page[size]=1`)).body.meta
    .record_count

const panel = (page: Page, name: string) => page.getByRole('region', { name })
const toolbar = (page: Page) => page.getByRole('toolbar', { name: '批量操作' })

test('moves all matching rows call by call, and takes it back', async ({ openAs }) => {
  const before = await countOf('filter[status]=checked')
  const page = await openAs('manager')
  await page.goto(`${origin}/#/carry/content/list?t=checked`)
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
