import type { Page } from '@playwright/test'
import { findSeriousViolations } from './look/find-serious-violations.ts'
import { origin } from './support/system.ts'
import { expect, test } from './support/test.ts'

/** Resources that axe looks at, with every operation open: it takes long, and all are built alike. */
const LOOKED_AT = 8

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const scheme of ['light', 'dark'] as const)
  test(`the page of the API is styled, legible and accessible: ${scheme} @long`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto(`${origin}/api/docs`)
    const operations = page.locator('details')
    await expect(page.locator('header')).toContainText(`${await operations.count()} operations`)
    expect(await operations.count()).toBeGreaterThan(100)
    const ground = scheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(21, 26, 31)'
    await expect(page.locator('body')).toHaveCSS('background-color', ground)
    await expect(page.locator('body')).toHaveCSS('max-width', '1100px')
    await expect(operations.first()).toHaveCSS('border-radius', '6px')
    await page.locator('section').evaluateAll((all, count) => {
      for (const one of all.slice(count)) one.remove()
      for (const one of document.querySelectorAll('details')) one.setAttribute('open', '')
    }, LOOKED_AT)
    expect(await findSeriousViolations(page)).toEqual([])
  })

test('the page of the API scrolls only down on a phone, with every operation open @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${origin}/api/docs`)
  expect(await sideways(page)).toBe(0)
  const operations = page.locator('details')
  await operations.first().locator('summary').click()
  await expect(operations.first().getByText('permission', { exact: true })).toBeVisible()
  await operations.evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '')
  })
  expect(await sideways(page)).toBe(0)
  await page.getByRole('link', { name: 'studio_accounts', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^studio_accounts/ })).toBeInViewport()
})
