import type { Deployment } from '@omc/core/extension'
import { expect, type Frame, type Page, test } from '@playwright/test'
import { addFrame, ask, isFramed, originIn } from './support/frames.ts'
import {
  allowedPackage,
  openBrowser,
  type OpenBrowser,
  strangerPackage,
  workerOf,
} from './support/open-browser.ts'
import { plainSite, type Site, standInChannel } from './support/sites.ts'

/** Sites of one run, the browser, and what is framed. */
let sites: Record<'console' | 'other' | 'channel' | 'strict' | 'usual', Site>
let browser: OpenBrowser
let origins: { console: string; other: string; evil: string; sub: string }
/** Creator page of the stand-in channel, which answers `X-Frame-Options: DENY`. */
let creatorPage: string
/** A platform that sends `frame-ancestors 'none'` as well, and whose policy is stated. */
let strictPage: string
/** A platform that frames pages of its own and forbids it to others, as most do. */
let usualPage: string

test.beforeAll(async () => {
  const [console, other, channel, strict, usual] = await Promise.all([
    plainSite('console'),
    plainSite('other'),
    standInChannel(),
    plainSite('strict</title><script>document.title = "ran"</script>', {
      'x-frame-options': 'DENY',
      'content-security-policy': "script-src 'none'; frame-ancestors 'none'",
    }),
    plainSite('usual', { 'x-frame-options': 'SAMEORIGIN' }),
  ])
  sites = { console, other, channel, strict, usual }
  origins = {
    console: `http://localhost:${console.port}`,
    other: `http://localhost:${other.port}`,
    evil: `http://evil.test:${other.port}`,
    sub: `http://sub.localhost:${console.port}`,
  }
  creatorPage = `http://127.0.0.1:${channel.port}/creator/jd?uid=10240`
  strictPage = `http://127.0.0.1:${strict.port}/`
  usualPage = `http://127.0.0.1:${usual.port}/`
  const deployment: Deployment = {
    console: origins.console,
    platforms: [
      { origin: new URL(creatorPage).origin },
      { origin: new URL(strictPage).origin, policy: "script-src 'none'" },
      { origin: new URL(usualPage).origin },
    ],
  }
  browser = await openBrowser([await allowedPackage(deployment), strangerPackage()])
})

test.afterAll(async () => {
  await browser?.close()
  await Promise.all(Object.values(sites ?? {}).map((site) => site.close()))
})

/** A tab in which the console has asked for its frames, then showing a page. */
async function tabOfConsole(at = origins.console): Promise<Page> {
  const page = await browser.context.newPage()
  await page.goto(origins.console)
  expect(await ask(page, { ask: 'frames' })).toMatchObject({ version: '1.0.0' })
  if (at !== origins.console) await page.goto(at)
  return page
}

/** Pages above a frame, from the page of the tab on. */
type Chain = readonly [top: string, ...inside: string[]]

/** Below which pages a page is framed. @source reliability 1.6 */
async function framingTable(
  address: string,
  chains: Readonly<Record<string, Chain>>,
): Promise<Record<string, boolean>> {
  const table: Record<string, boolean> = {}
  for (const [name, [top, ...inside]] of Object.entries(chains)) {
    const page = await tabOfConsole(top)
    let parent: Page | Frame | undefined = page
    for (const next of inside) parent = parent && (await addFrame(parent, next))
    table[name] = parent !== undefined && (await isFramed(parent, address))
    await page.close()
  }
  return table
}

/** Five parents, and a stranger between the console and the page. */
const strangersAbove = (): Record<string, Chain> => ({
  console: [origins.console],
  other: [origins.other],
  evil: [origins.evil],
  sub: [origins.sub],
  'evil inside console': [origins.console, origins.evil],
})

/** A page of the platform itself above the page, and a stranger between the two. */
const platformAbove = (address: string): Record<string, Chain> => ({
  platform: [address],
  'platform inside console': [origins.console, address],
  'evil inside platform': [address, origins.evil],
  'evil inside platform inside console': [origins.console, address, origins.evil],
})

const CONSOLE_ALONE = {
  console: true,
  other: false,
  evil: false,
  sub: false,
  'evil inside console': false,
}

test('the exact origin of the console alone frames a page that answers X-Frame-Options: DENY', async () => {
  expect(await framingTable(creatorPage, strangersAbove())).toEqual(CONSOLE_ALONE)
})

test('the same for a policy that forbids framing, and its other directives stay in force', async () => {
  expect(await framingTable(strictPage, strangersAbove())).toEqual(CONSOLE_ALONE)
  const page = await tabOfConsole()
  const frame = await addFrame(page, strictPage)
  expect(await frame?.evaluate(() => document.title)).toBe('strict')
  await page.close()
})

test('a platform frames its own pages, in the console and after the tab has left it, and strangers do not', async () => {
  expect(await framingTable(usualPage, strangersAbove())).toEqual(CONSOLE_ALONE)
  for (const address of [usualPage, strictPage])
    expect(await framingTable(address, platformAbove(address)), address).toEqual({
      platform: true,
      'platform inside console': true,
      'evil inside platform': false,
      'evil inside platform inside console': false,
    })
})

test('the table is red for a rule that removes the headers instead', async () => {
  const page = await tabOfConsole()
  const worker = await workerOf(browser.context, 'ours')
  await worker.evaluate(async () => {
    const { declarativeNetRequest: net } = Reflect.get(globalThis, 'chrome')
    const rules = await net.getSessionRules()
    const removing = rules.map((rule: { condition: object }) => {
      const { tabIds: _tabIds, ...condition } = rule.condition as { tabIds: number[] }
      const headers = ['x-frame-options', 'content-security-policy']
      const responseHeaders = headers.map((header) => ({ header, operation: 'remove' }))
      return { ...rule, condition, action: { type: 'modifyHeaders', responseHeaders } }
    })
    const removeRuleIds = rules.map(({ id }: { id: number }) => id)
    await net.updateSessionRules({ removeRuleIds, addRules: removing })
  })
  await page.goto(origins.evil)
  expect(await isFramed(page, strictPage)).toBe(true)
  await page.goto(origins.console)
  await ask(page, { ask: 'frames' })
  await page.close()
})

test('a page in the frame can go on to others of its platform', async () => {
  const page = await tabOfConsole()
  const frame = await addFrame(page, creatorPage)
  if (!frame) throw new Error('the page has no frame')
  // Its address changes with the page: a question before that would meet the page that leaves.
  const isThere = frame.waitForURL(/uid=10241/)
  await frame.evaluate(() => void (location.search = '?uid=10241'))
  await isThere
  expect(await originIn(frame)).toBe(new URL(creatorPage).origin)
  await page.close()
})

test('without an ask of the console the headers are untouched, in its own tab and in others', async () => {
  const asking = await tabOfConsole()
  const page = await browser.context.newPage()
  await page.goto(origins.console)
  expect(await isFramed(page, creatorPage)).toBe(false)
  expect(await isFramed(asking, creatorPage)).toBe(true)
  await Promise.all([page.close(), asking.close()])
})

test('nobody but the page of the console is answered', async () => {
  const { context } = browser
  for (const at of [origins.evil, origins.other, origins.sub]) {
    const page = await context.newPage()
    await page.goto(at)
    expect(await ask(page, { ask: 'state' }), at).toBe('unreachable')
    await page.close()
  }
  const page = await tabOfConsole()
  const inside = await addFrame(page, origins.console)
  expect(inside && (await ask(inside, { ask: 'frames' }))).toBe('no answer')
  for (const message of [{ ask: 'cookies' }, { ask: 'frames', tabId: 1 }, 'frames', null])
    expect(await ask(page, message)).toBe('no answer')
  const stranger = await workerOf(context, 'stranger')
  const { EXTENSION_ID } = await import('@omc/core/extension')
  const answered = await stranger.evaluate(
    (id) =>
      Reflect.get(globalThis, 'chrome')
        .runtime.sendMessage(id, { ask: 'state' })
        .catch((error: Error) => error.message),
    EXTENSION_ID,
  )
  expect(answered).toContain('Could not establish connection')
  await page.close()
})

test('a worker that the browser ended is there again, and its rules never left', async () => {
  const page = await tabOfConsole()
  const session = await browser.context.newCDPSession(page)
  await session.send('ServiceWorker.enable')
  for (let round = 0; round < 3; round += 1) {
    await session.send('ServiceWorker.stopAllWorkers')
    expect(await isFramed(page, creatorPage)).toBe(true)
    expect(await ask(page, { ask: 'state' })).toMatchObject({ version: '1.0.0' })
  }
  await page.close()
})
