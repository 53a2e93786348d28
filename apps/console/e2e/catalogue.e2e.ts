import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { dataDir, origin } from './support/system.ts'

/** Frame and preview load several MB each, possibly on a busy machine. */
const LOADED = { timeout: 60_000 }
const NOTE = join(dataDir, 'catalogue.json')

/** Browser errors: policy violations, failed scripts, missing files. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (line) => {
    if (line.type() === 'error') complaints.push(line.text())
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) complaints.push(`asked ${request.url()}`)
  })
  return complaints
}

const BUILT = join(import.meta.dirname, '../../storybook/dist/index.html')

test.describe.configure({ timeout: 150_000 })
test.beforeAll(() => {
  if (!existsSync(BUILT)) throw new Error('the catalogue is not built: npm run build:storybook')
})

test('the catalogue is served beside the console, under a policy of its own @long', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.goto(`${origin}/storybook?path=/story/actions-button--primary`)
  const preview = page.frameLocator('#storybook-preview-iframe')
  await expect(preview.getByRole('button', { name: '保存草稿' })).toBeVisible(LOADED)
  await page.getByRole('button', { name: /^Light or dark/ }).click()
  await page.getByRole('option', { name: 'Dark' }).click()
  await expect(preview.locator('body')).toHaveClass(/\bdark\b/)
  await page.locator('#storybook-explorer-searchfield').fill('DataTable')
  await page
    .getByRole('option', { name: /DataTable/ })
    .first()
    .click()
  await expect(preview.getByRole('table').first()).toBeVisible(LOADED)
  expect(complaints).toEqual([])
})

test('while the catalogue is built its address says so, and opens it by itself @long', async ({
  page,
}) => {
  writeFileSync(NOTE, JSON.stringify({ tag: 'building', pid: process.pid }))
  await page.goto(`${origin}/storybook/`)
  await expect(page.getByRole('heading', { name: '组件目录正在构建' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The catalogue is being built' })).toBeVisible()
  rmSync(NOTE)
  await expect(page.locator('#storybook-preview-iframe')).toBeVisible()
})
