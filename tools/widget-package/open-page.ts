import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'

const ORIGIN = 'http://plain-page.test'

export interface OpenPage {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors and warnings of the browser, and external requests. */
  readonly complaints: string[]
}

export interface PageOptions {
  /** File name in the folder. */
  readonly name: string
  readonly mayAsk?: (url: URL, kind: string) => boolean
  /** Called before the page opens. */
  readonly onContext?: (context: BrowserContext) => Promise<unknown>
}

/**
 * Opens a page from a folder of built files, without a server and without a policy; external
 * requests are blocked and reported.
 */
export async function openPage(
  browser: Browser,
  folder: string,
  { name, mayAsk = () => false, onContext }: PageOptions,
): Promise<OpenPage> {
  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  const complaints: string[] = []
  await context.route('**/*', (route) => {
    const url = new URL(route.request().url())
    const file = path.join(folder, path.normalize(url.pathname))
    if (url.origin === ORIGIN && existsSync(file)) return route.fulfill({ path: file })
    if (!mayAsk(url, route.request().resourceType())) complaints.push(`asked for ${url.href}`)
    return route.abort()
  })
  await onContext?.(context)
  const page = await context.newPage()
  page.on('pageerror', (error) => complaints.push(`error: ${String(error)}`))
  page.on('console', (line) => {
    const isBad = line.type() === 'error' || line.type() === 'warning'
    // Blocked requests are already reported above.
    if (isBad && !line.text().includes('ERR_FAILED')) {
      complaints.push(`${line.type()}: ${line.text()}`)
    }
  })
  await page.goto(`${ORIGIN}/${name}`)
  return { page, context, complaints }
}
