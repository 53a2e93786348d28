import { findSeriousViolations } from './look/find-serious-violations.ts'
import { callAs, origin } from './support/system.ts'
import { expect, test } from './support/test.ts'

type Source = { readonly id: string; readonly attributes: Readonly<Record<string, unknown>> }

async function oneSource(): Promise<Source> {
  const call = await callAs('manager')
  const { body } = await call('GET', '/api/v1/carry_sources?filter[status]=active&page[size]=1')
  return body.data[0]
}
const sourceNow = async (id: string): Promise<Source['attributes']> => {
  const { body } = await (await callAs('manager'))('GET', `/api/v1/carry_sources/${id}`)
  return body.data.attributes
}

test('a source is changed in its row: watched, state and person @long', async ({ openAs }) => {
  const source = await oneSource()
  const page = await openAs('manager')
  await page.goto(`${origin}/#/carry/panel/list`)
  const row = page.locator(`tr[data-row="${source.id}"]`)
  const watched = row.getByRole('switch')
  const before = source.attributes['monitored'] === true
  try {
    await watched.click()
    await expect.poll(async () => (await sourceNow(source.id))['monitored']).toBe(!before)
    await expect(watched).toHaveAttribute('aria-checked', String(!before))

    await row.getByRole('button', { name: /^编辑.*的状态$/ }).click()
    await row.getByRole('combobox').selectOption('paused')
    await expect.poll(async () => (await sourceNow(source.id))['status']).toBe('paused')

    await row.getByRole('button', { name: /^编辑.*的负责人$/ }).click()
    const people = row.getByRole('combobox')
    await expect(people).toBeFocused()
    await expect(page.getByRole('listbox').getByRole('option').nth(1)).toBeVisible()
    expect(await findSeriousViolations(page)).toEqual([])
    await people.press('Escape')
    await expect(row.getByRole('button', { name: /^编辑.*的负责人$/ })).toBeFocused()
  } finally {
    const call = await callAs('manager')
    await call('PUT', `/api/v1/carry_sources/${source.id}`, { monitored: before, status: 'active' })
  }
})

test('rows are walked, chosen and opened by keys @long', async ({ openAs }) => {
  const page = await openAs('manager')
  await page.goto(`${origin}/#/carry/panel/list`)
  const rows = page.locator('tr[data-row]')
  await expect(rows.nth(3)).toBeVisible()
  await expect(page.getByRole('button', { name: '导出' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(rows.nth(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(rows.nth(2)).toBeFocused()
  await expect(page.getByRole('toolbar')).toContainText('已选 2 项')
  await page.keyboard.press('ControlOrMeta+a')
  await expect(page.getByRole('toolbar')).toContainText(`已选 ${await rows.count()} 项`)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a desk of a group says what it is narrowed to, an unknown source where to go @long', async ({
  openAs,
}) => {
  const page = await openAs('manager')
  await page.goto(`${origin}/#/carry/item/douyin`)
  const chip = page.getByTitle('由页面限定，不能移除').filter({ visible: true })
  await expect(chip).toHaveText(/抖音$/)
  await page.goto(`${origin}/#/carry/item/moon`)
  await page.getByRole('link', { name: '得物' }).click()
  await expect(chip).toHaveText(/得物$/)
})
