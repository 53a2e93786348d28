import { origin } from './support/system.ts'
import { expect, test } from './support/test.ts'

test('the picture wall shows what was published, and what comes after @long', async ({
  openAs,
}) => {
  const page = await openAs('manager', { at: `${origin}/#/carry/publish/list?tab=published` })
  await page.getByRole('button', { name: '图片墙' }).click()
  const wall = page.getByRole('dialog', { name: '图片墙' })
  await expect(wall.getByRole('img')).not.toHaveCount(0)
  const before = await wall.getByRole('img').count()
  await wall.getByRole('button', { name: '更多' }).click()
  await expect.poll(() => wall.getByRole('img').count()).toBeGreaterThan(before)
})

test('the videos of a platform login are listed @long', async ({ openAs }) => {
  const page = await openAs('manager', { at: `${origin}/#/carry/account/list?tab=access` })
  const row = page.getByRole('row').nth(1)
  await row.getByRole('button', { name: /^更多操作/ }).click()
  await page.getByRole('menuitem', { name: '视频' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).not.toHaveCount(0)
})
