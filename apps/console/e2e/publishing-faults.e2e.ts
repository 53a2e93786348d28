import { setTimeout as wait } from 'node:timers/promises'
import { seededRandom } from '@omc/core/testing'
import type { Browser, Page } from '@playwright/test'
import { ownAccount } from './support/own-account.ts'
import { beginPace, paceOf, preparePace, type Pace } from './support/page-pace.ts'
import { connectAccount, runState, setDelay } from './support/publishing.ts'
import { openSignedIn } from './support/sign-in.ts'
import { startSystem } from './support/start-system.ts'
import { callAs, postsOf, setFaults } from './support/system.ts'
import { expect, test } from './support/test.ts'
import { watchReports } from './support/watch-reports.ts'

type System = Awaited<ReturnType<typeof startSystem>>

const MINUTE = 60_000
const INP_MS = 200
const REPORT = '/set_publish_response'
/** `OMC_SERVER_KILLS=100` is a longer form still; three items for each kill. */
const KILLS = Number(process.env['OMC_SERVER_KILLS'] ?? 20)
const SEED = 20261129

/** Opens and closes a menu ten times. @returns the slowest interaction and script task, ms */
async function paceOfMenu(page: Page): Promise<Pace> {
  await beginPace(page)
  const menu = page.getByRole('button', { name: /的菜单/ })
  for (let n = 0; n < 10; n += 1) {
    await menu.click()
    await page.keyboard.press('Escape')
  }
  return paceOf(page)
}

test('F18: the page stays responsive while the channel is slow, and says that it waits @long', async ({
  openAs,
}) => {
  test.setTimeout(3 * MINUTE)
  const uid = await ownAccount('operator', 1)
  await setFaults({ rules: [{ uid, on: ['publish'], mode: 'none', latency_ms: 45_000 }] })
  const page = await openAs('operator', { prepare: preparePace })
  await connectAccount(page, uid)
  const idle = await paceOfMenu(page)
  await page.getByTestId('start').click()
  await expect(page.getByTestId('slow')).toContainText('渠道答复比平时慢（平时 10 秒内）', {
    timeout: 30_000,
  })
  const slow = await paceOfMenu(page)
  console.log(`F18: idle ${JSON.stringify(idle)}, waiting ${JSON.stringify(slow)}`)
  // A busy machine is slow without a run, too.
  expect(slow.interaction).toBeLessThan(Math.max(INP_MS, 2 * idle.interaction))
  expect(slow.task).toBeLessThan(Math.max(INP_MS, 2 * idle.task))
  await expect(runState(page)).toHaveText('队列已完成', { timeout: 90_000 })
  expect((await postsOf(uid)).total).toBe(1)
  await setFaults({})
})

async function openRun(browser: Browser, system: System, uid: string): Promise<Page> {
  const page = await openSignedIn(await browser.newContext(), 'operator', { server: system.origin })
  await connectAccount(page, uid, system.origin)
  return page
}

async function expectOnce(system: System, uid: string, count: number): Promise<void> {
  const posts = await postsOf(uid, system.sandbox)
  expect([posts.total, posts.duplicates]).toEqual([count, 0])
  expect(new Set(posts.data.map(({ title }) => title)).size).toBe(count)
  const call = await callAs('operator', system.origin)
  const rows = `/api/v1/publish_contents?filter[uid]=${uid}&filter[status]=published&page[size]=1`
  expect((await call('GET', rows)).body.meta.record_count).toBe(count)
}

/** Kills the server before a report of the page leaves, which meets no server then. */
async function killAtReport(page: Page, system: System): Promise<void> {
  const reported = page.waitForEvent('requestfailed', (asked) => asked.url().endsWith(REPORT))
  await page.route(
    `**${REPORT}`,
    async (route) => {
      await system.killServer()
      await route.continue()
    },
    { times: 1 },
  )
  await reported
}

test('F1: a server killed again and again while a tab publishes loses and doubles nothing @long', async ({
  browser,
}) => {
  test.setTimeout(60 * MINUTE)
  const items = 3 * KILLS
  const random = seededRandom(SEED)
  // A slow machine may take longer to start the server again than the usual lease lasts.
  const system = await startSystem(undefined, { LEASE_SECONDS: '600', HEARTBEAT_SECONDS: '5' })
  try {
    const uid = await ownAccount('operator', items, { server: system.origin })
    const page = await openRun(browser, system, uid)
    const reports = watchReports(page)
    await setDelay(page, 1, 1)
    await page.getByTestId('start').click()
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { total } = await postsOf(uid, system.sandbox)
      await expect
        .poll(async () => (await postsOf(uid, system.sandbox)).total, { timeout: 2 * MINUTE })
        .toBeGreaterThan(total)
      // At any moment of an item, and in turn as its result is on the way.
      if (kill % 2 === 0) await wait(5 + random.next() * 495).then(() => system.killServer())
      else await killAtReport(page, system)
      await expect(runState(page)).toHaveText('连接中断', { timeout: MINUTE })
      await system.startServer()
    }
    await expect(runState(page)).toHaveText('队列已完成', { timeout: 5 * MINUTE })
    await expectOnce(system, uid, items)
    const again = [...reports.values()].filter(({ length }) => length > 1)
    console.log(`F1: ${KILLS} kills, ${items} items, ${again.length} results posted again`)
    // Results that met no server are posted again as they were.
    expect(again.length).toBeGreaterThan(0)
    for (const posted of again) expect(new Set(posted).size).toBe(1)
  } finally {
    await system.stop()
  }
})
