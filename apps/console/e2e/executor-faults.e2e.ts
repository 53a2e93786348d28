import type { Browser, Page } from '@playwright/test'
import { ownAccount } from './support/own-account.ts'
import { launchOwnBrowser, type OwnBrowser } from './support/own-browser.ts'
import { connectAccount, runState, setDelay } from './support/publishing.ts'
import { openSignedIn } from './support/sign-in.ts'
import { startSystem } from './support/start-system.ts'
import { callAs, postsOf } from './support/system.ts'
import { expect, test } from './support/test.ts'
import { watchReports } from './support/watch-reports.ts'

type System = Awaited<ReturnType<typeof startSystem>>

const MINUTE = 60_000
const LEASE_S = 20
const ITEMS = 8
const SETTINGS = {
  LEASE_SECONDS: String(LEASE_S),
  HEARTBEAT_SECONDS: '5',
  SETTLE_SECONDS: '15',
  SWEEP_SECONDS: '1',
}

async function openConsole(browser: Browser, { origin }: System, uid: string): Promise<Page> {
  const page = await openSignedIn(await browser.newContext(), 'operator', { server: origin })
  await page.goto(`${origin}/#/console?uid=${uid}`)
  return page
}

/** Starts the run in a browser of its own, and waits until it has published a little. */
async function runElsewhere(own: OwnBrowser, system: System, uid: string): Promise<Page> {
  const page = await openSignedIn(await own.browser.newContext(), 'operator', {
    server: system.origin,
  })
  await connectAccount(page, uid, system.origin)
  await setDelay(page, 1, 1)
  await page.getByTestId('start').click()
  await expect.poll(() => countPosts(system, uid), { timeout: MINUTE }).toBeGreaterThan(1)
  return page
}

const countPosts = async ({ sandbox }: System, uid: string): Promise<number> =>
  (await postsOf(uid, sandbox)).total

/** Connects the account once the page says that its lease has ended, and publishes the rest. */
async function goOn(page: Page): Promise<void> {
  const connect = page.getByTestId('connect')
  await expect(connect).toBeVisible({ timeout: (LEASE_S + 10) * 1_000 })
  await connect.click()
  const start = page.getByTestId('start')
  await expect(start).toBeVisible()
  await setDelay(page, 1, 1)
  await start.click()
  await expect(runState(page)).toHaveText('队列已完成', { timeout: 3 * MINUTE })
}

/** What the other was sending is looked up; where the channel never had it, it is queued again. */
async function finish(page: Page, system: System, uid: string): Promise<void> {
  const call = await callAs('operator', system.origin)
  const count = async (status: string): Promise<number> => {
    const rows = `/api/v1/publish_contents?filter[uid]=${uid}&filter[status]=${status}&page[size]=1`
    return (await call('GET', rows)).body.meta.record_count
  }
  await expect.poll(() => count('unknown'), { timeout: MINUTE }).toBe(0)
  if ((await count('queued')) === 0) return
  await page.getByTestId('start').click()
  await expect.poll(() => count('published'), { timeout: MINUTE }).toBe(ITEMS)
}

async function expectOnce({ sandbox }: System, uid: string): Promise<void> {
  const posts = await postsOf(uid, sandbox)
  expect([posts.total, posts.duplicates]).toEqual([ITEMS, 0])
  expect(new Set(posts.data.map(({ title }) => title)).size).toBe(ITEMS)
}

type Scene = { readonly system: System; readonly own: OwnBrowser; readonly uid: string }

/** An account with a queue, its server, and a browser of its own. */
async function inScene(play: (scene: Scene) => Promise<void>): Promise<void> {
  test.setTimeout(8 * MINUTE)
  const own = await launchOwnBrowser()
  const system = await startSystem(undefined, SETTINGS).catch(async (error: unknown) => {
    await own.kill()
    throw error
  })
  try {
    await play({ system, own, uid: await ownAccount('operator', ITEMS, { server: system.origin }) })
  } finally {
    await own.kill()
    await system.stop()
  }
}

test('F7: a browser killed as it publishes is followed by another once its lease has ended, and each item is posted once @long', ({
  browser,
}) =>
  inScene(async ({ system, own, uid }) => {
    await runElsewhere(own, system, uid)
    const other = await openConsole(browser, system, uid)
    await expect(other.getByTestId('take-over')).toBeVisible()
    await own.kill()
    await goOn(other)
    await finish(other, system, uid)
    await expectOnce(system, uid)
  }))

test('F8: a browser that slept past its lease sends nothing of what another has published meanwhile @long', ({
  browser,
}) =>
  inScene(async ({ system, own, uid }) => {
    const asleep = await runElsewhere(own, system, uid)
    const reports = watchReports(asleep)
    own.sleep()
    const other = await openConsole(browser, system, uid)
    await goOn(other)
    await finish(other, system, uid)
    await expectOnce(system, uid)
    own.wake()
    await expect(runState(asleep)).toHaveText('账号已不在本设备', { timeout: MINUTE })
    // At most the result of the item that it was sending when it fell asleep.
    expect(reports.size).toBeLessThanOrEqual(1)
    await expectOnce(system, uid)
  }))
