import type { Page } from '@playwright/test'
import { findSeriousViolations } from './look/find-serious-violations.ts'
import { callAs, origin } from './support/system.ts'
import { expect, test } from './support/test.ts'

const NAME = '周一早上'
const DAY_MS = 86_400_000

/** `YYYY-MM-DD` of a day of next week. */
function nextWeek(weekday: number): string {
  const now = new Date()
  const days = 8 - (now.getUTCDay() || 7) + (weekday - 1)
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
}

let planId = ''
test.afterEach(async () => {
  const call = await callAs('manager')
  await call('DELETE', `/api/v1/plans/${planId}`)
})

/** Holds the writes of the plan back until the returned function is called. */
async function holdWrites(page: Page): Promise<() => void> {
  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(`**/api/v1/plans/${planId}`, async (route) => {
    if (route.request().method() !== 'GET') await held
    await route.continue()
  })
  return answer
}

test('moves a plan by drag, back by undo, by keys and by menu; on a phone it is a list', async ({
  openAs,
}) => {
  const call = await callAs('manager')
  const [account] = (await call('GET', '/api/v1/studio_accounts?page[size]=1')).body.data
  const made = await call('POST', '/api/v1/plans', {
    studio_account_id: account.id,
    name: NAME,
    times: ['09:30'],
    weekdays: [1],
    enabled: false,
  })
  planId = made.body.data.id
  const when = async () => {
    const { weekdays, times } = (await call('GET', `/api/v1/plans/${planId}`)).body.data.attributes
    return `${weekdays} ${times}`
  }
  const at = `${origin}/#/carry/account/list?tab=calendar&account=${account.id}&day=${nextWeek(1)}`
  const page = await openAs('manager', { at })
  const entry = page.getByRole('button', { name: new RegExp(NAME) })
  const cell = (column: string) => page.locator(`[data-cell="${account.id} ${column}"]`)
  await cell(nextWeek(1))
    .getByRole('listitem')
    .filter({ has: entry })
    .dragTo(cell(nextWeek(3)))
  await expect.poll(when).toBe('3 09:30')
  await expect(cell(nextWeek(3)).getByRole('button', { name: new RegExp(NAME) })).toBeFocused()
  await page.getByRole('button', { name: '撤销' }).click()
  await expect.poll(when).toBe('1 09:30')

  await cell(nextWeek(1))
    .getByRole('button', { name: new RegExp(NAME) })
    .press('Shift+ArrowRight')
  await expect.poll(when).toBe('2 09:30')
  await page.getByRole('radio', { name: '日', exact: true }).click()
  await page.getByRole('button', { name: '后一天' }).click()
  await entry.click()
  const answer = await holdWrites(page)
  await page.getByRole('menuitem', { name: '推后 1 小时' }).click()
  const written = page.locator('[data-entry][aria-busy=true]')
  await expect(written).toHaveCount(1)
  expect(await findSeriousViolations(page)).toEqual([])
  answer()
  await expect.poll(when).toBe('2 10:30')
  await expect(written).toHaveCount(0)
  expect(await findSeriousViolations(page)).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(entry).toBeVisible()
})
