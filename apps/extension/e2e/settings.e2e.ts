import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from '@playwright/test'
import { packageFiles } from '../build/package-files.ts'
import { TEXTS } from '../src/settings/texts.ts'
import { openBrowser, settingsPage, workerOf } from './support/open-browser.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const PLATFORM = 'https://creator.example.com'
const DEPLOYMENT = {
  console: 'http://localhost:8080',
  platforms: [{ origin: PLATFORM }, { origin: 'http://127.0.0.1:8090' }],
}

for (const [language, texts] of [
  ['zh-CN', TEXTS.zh],
  ['en-US', TEXTS.en],
] as const)
  test(`the page of choices in ${texts.lang}: language, contrast, keys, and nothing allowed unasked`, async () => {
    const { context, close } = await openBrowser(
      [await packageFiles('1.0.0', DEPLOYMENT)],
      language,
    )
    try {
      await workerOf(context, 'ours')
      const page = await context.newPage()
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      await page.goto(settingsPage)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.name)
      await expect(page.locator('html')).toHaveAttribute('lang', texts.lang)
      const choice = page.getByRole('switch', { name: PLATFORM })
      await expect(choice).not.toBeChecked()
      await expect(page.getByRole('button')).toBeHidden()

      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.evaluate(AXE)
        const { violations } = await page.evaluate(() => Reflect.get(globalThis, 'axe').run())
        expect(violations, colorScheme).toEqual([])
      }
      await page.setViewportSize({ width: 380, height: 600 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        380,
      )

      // The browser's own question is declined in place of a person.
      await page.evaluate(() => {
        const { permissions } = Reflect.get(globalThis, 'chrome')
        permissions.request = async (asked: unknown) => {
          Reflect.set(globalThis, 'asked', asked)
          return false
        }
      })
      await page.keyboard.press('Tab')
      await expect(choice).toBeFocused()
      await page.keyboard.press('Space')
      await expect(page.getByRole('status')).toHaveText(texts.refused(PLATFORM))
      await expect(choice).not.toBeChecked()
      expect(await page.evaluate(() => Reflect.get(globalThis, 'asked'))).toEqual({
        origins: [`${PLATFORM}/*`],
      })
      expect(faults).toEqual([])
    } finally {
      await close()
    }
  })
