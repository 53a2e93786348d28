import { parseExtensionState } from '@omc/core/extension'
import { expect, type Page, test } from '@playwright/test'
import { endWorker, turnOff } from './support/end-extension.ts'
import { addFrame, ask, isFramed } from './support/frames.ts'
import {
  allowedPackage,
  openBrowser,
  type OpenBrowser,
  strangerPackage,
} from './support/open-browser.ts'
import { plainSite, type Site, standInChannel } from './support/sites.ts'

/** How often the worker is ended while the console goes on framing. */
const ENDINGS = 10

let sites: Record<'console' | 'channel', Site>
let console_: string
let creatorPage: string
let browser: OpenBrowser

test.beforeAll(async () => {
  const [console, channel] = await Promise.all([plainSite('console'), standInChannel()])
  sites = { console, channel }
  console_ = `http://localhost:${console.port}`
  creatorPage = `http://127.0.0.1:${channel.port}/creator/jd?uid=10240`
})
test.afterAll(async () => {
  await Promise.all(Object.values(sites ?? {}).map((site) => site.close()))
})
test.beforeEach(async () => {
  const platforms = [{ origin: new URL(creatorPage).origin }]
  const ours = await allowedPackage({ console: console_, platforms })
  browser = await openBrowser([ours, strangerPackage(['management'])])
})
test.afterEach(() => browser.close())

async function openConsole(): Promise<Page> {
  const page = await browser.context.newPage()
  await page.goto(console_)
  await frames(page)
  return page
}

/** The console's question; it fails where the extension does not serve the channel. */
async function frames(page: Page) {
  const state = parseExtensionState(await ask(page, { ask: 'frames' }))
  expect(state?.platforms).toEqual([{ origin: new URL(creatorPage).origin, isAllowed: true }])
}

test('F29: a worker that is ended again and again leaves the rules, and answers when it is asked @long', async () => {
  const page = await openConsole()
  for (let nth = 0; nth < ENDINGS; nth += 1) {
    await endWorker(browser.context, page)
    // The rules hold without a worker, and the question starts one.
    expect(await isFramed(page, creatorPage)).toBe(true)
    await frames(page)
  }
})

test('F29: an extension that is turned off is missed at once, and its channel is framed no more', async () => {
  const page = await openConsole()
  expect(await isFramed(page, creatorPage)).toBe(true)
  await turnOff(browser.context)
  const at = Date.now()
  await expect(ask(page, { ask: 'frames' })).rejects.toThrow()
  // The console asks every three seconds, so that it knows within five.
  expect(Date.now() - at).toBeLessThan(2_000)
  const frame = await addFrame(page, creatorPage)
  expect(frame && (await frame.evaluate(() => origin))).not.toBe(new URL(creatorPage).origin)
})
