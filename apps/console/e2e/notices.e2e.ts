import { callAs, origin } from './support/system.ts'
import { expect, test } from './support/test.ts'

test('a notice of finished work arrives live in the popover', async ({ openAs }) => {
  const page = await openAs('manager')
  const call = await callAs('manager')
  const { body } = await call('GET', '/api/v1/carry_contents?filter[status]=checked&page[size]=1')
  const expected = body.meta.record_count
  const made = await call('POST', '/api/v1/carry_contents/batch_to_publish', {
    uid: '73906',
    matching: { status: 'checked' },
    expected_count: expected,
  })
  expect(made.body.data.job_id).toMatch(/^\d+$/)
  await expect(page.getByText('批量加入发布队列').first()).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: /通知/ }).first().click()
  await expect(page.getByRole('dialog').getByText('批量加入发布队列').first()).toBeVisible()
})

test('clearing the notices empties the popover on the server too', async ({ openAs }) => {
  const page = await openAs('auditor')
  await page.goto(`${origin}/#/home`)
  await page.getByRole('button', { name: /通知/ }).first().click()
  await page.getByRole('button', { name: '清空' }).click()
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: /清空/ })
  await confirm.click()
  const call = await callAs('auditor')
  await expect
    .poll(async () => (await call('GET', '/api/v1/system_notices')).body.meta.record_count)
    .toBe(0)
})
