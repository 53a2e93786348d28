import { existsSync } from 'node:fs'
import { launch, type Browser, type Page } from 'puppeteer-core'

const PATH = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr'

/**
 * Opens the stock Firefox over WebDriver BiDi; Playwright only supports its own build.
 * @throws when Firefox is not installed
 */
export async function openFirefox(): Promise<Browser> {
  if (!existsSync(PATH))
    throw new Error(`no Firefox at ${PATH}: install firefox-esr or set FIREFOX_PATH`)
  return launch({
    browser: 'firefox',
    executablePath: PATH,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: { 'intl.accept_languages': 'zh-CN', 'ui.prefersReducedMotion': 1 },
  })
}

/** Records uncaught errors and console errors of a page, in order. */
export function watchErrors(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}
