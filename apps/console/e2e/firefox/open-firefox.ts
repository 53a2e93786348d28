import { existsSync } from 'node:fs'
import { launch, type Browser, type Page } from 'puppeteer-core'

const PATH = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr'

/**
 * Firefox as people have it, spoken to over WebDriver BiDi; Playwright only knows a build of its
 * own. @throws when no Firefox is there
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

/** Uncaught errors of a page and what its console calls an error, in order. */
export function watchErrors(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}
