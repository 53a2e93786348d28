import { expect, test } from '@playwright/test'
import { openPage, ORIGIN } from './serve-catalogue.ts'

test('the catalogue opens with its toolbar, its tree and a story, and asks nobody', async ({
  browser,
}) => {
  const { page, complaints } = await openPage(browser, { viewport: { width: 1440, height: 900 } })
  await page.goto(`${ORIGIN}/?path=/story/actions-button--primary`)
  const preview = page.frameLocator('#storybook-preview-iframe')
  // Frame and preview load several MB each, possibly on a busy machine.
  await expect(preview.getByRole('button', { name: '保存草稿' })).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: /^Light or dark/ }).click()
  await page.getByRole('option', { name: 'Dark' }).click()
  await expect(preview.locator('body')).toHaveClass(/\bdark\b/)
  await page.getByRole('button', { name: 'DataTable' }).click()
  await expect(page.getByRole('link', { name: 'Docs' })).not.toHaveCount(0)
  // Storybook's own deprecation warnings do not concern us.
  expect(complaints().filter((line) => !line.startsWith('warning'))).toEqual([])
})

test('a docs page says what a component is for, its props from the types and its keys', async ({
  browser,
}) => {
  const { page, complaints } = await openPage(browser, { viewport: { width: 1440, height: 900 } })
  const open = (locale: string) =>
    page.goto(
      `${ORIGIN}/iframe.html?viewMode=docs&id=actions-button--docs&globals=locale:${locale}`,
    )
  await open('zh')
  await expect(page.getByText('触发一个动作')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: '说明' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^isLoading/ })).toContainText('保持焦点与宽度')
  await expect(page.locator('tr', { hasText: 'variant' }).first()).toContainText('danger')
  await open('en')
  await expect(page.getByText('Starting one act')).toBeVisible()
  await expect(page.getByRole('row', { name: /^isLoading/ })).toContainText('Keeps focus and width')
  await expect(page.getByRole('row', { name: 'Enter Space' })).toContainText('Presses it')
  expect(complaints()).toEqual([])
})

test('on a docs page a story in a frame of its own follows the toolbar, and the page does not follow it', async ({
  browser,
}) => {
  const { page } = await openPage(browser, { viewport: { width: 1440, height: 900 } })
  await page.goto(
    `${ORIGIN}/iframe.html?viewMode=docs&id=actions-button--docs&globals=locale:en;theme:red-white`,
  )
  const place = page.locator('[data-story-block][id*="actions-button--dark"]')
  await place.scrollIntoViewIfNeeded()
  const dark = place.frameLocator('iframe')
  const button = dark.getByRole('button', { name: 'Save draft' }).first()
  await expect(button).toBeVisible({ timeout: 60_000 })
  await expect(dark.locator('body')).toHaveClass(/theme-red-white.*\bdark\b/)
  await expect(page.getByText('Starting one act')).toBeVisible()
  await expect(page.locator('body')).not.toHaveClass(/\bdark\b/)
})
