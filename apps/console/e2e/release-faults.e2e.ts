import type { BrowserContext, Page } from '@playwright/test'
import { buildPage } from './support/built-page.ts'
import { ownAccount } from './support/own-account.ts'
import { installClock } from './support/page-clock.ts'
import { connectAccount, runState, setDelay } from './support/publishing.ts'
import { useReleasedSystem } from './support/released-system.ts'
import { openSignedIn } from './support/sign-in.ts'
import { callAs, postsOf } from './support/system.ts'
import { expect as quickly, isLong, LONG, test } from './support/test.ts'

const expect = quickly.configure({ timeout: 60_000 })

/** Each release is stored by the workers of three pages: seconds of work. */
const RELEASES = isLong ? 5 : 2
/** `OMC_RELEASE_POSTS=50` is a longer form still. */
const POSTS = Number(process.env['OMC_RELEASE_POSTS'] ?? RELEASES + 3)
/** Pause between posts, s: longer than this test, so the tests advance the pages' clock. */
const PAUSE_S = 600

const { folder, system } = useReleasedSystem()

// Builds, workers and a run in parallel: on a busy machine each step is slow.
test.use({ serviceWorkers: 'allow', actionTimeout: 60_000 })

const bar = (page: Page) => page.getByRole('region', { name: /新版本已就绪/ })
const name = (page: Page) => page.locator('input[name="full_name"]')
const buildOf = (page: Page) => page.locator('meta[name="omc-build"]').getAttribute('content')
const go = (page: Page, path: string) => page.goto(`${system().origin}/#${path}`)

/** Opens a page served by the worker and counts its loads. */
async function open(context: BrowserContext): Promise<{ page: Page; loads: () => number }> {
  const page = await openSignedIn(context, 'manager', { server: system().origin })
  await expect(page.locator('main h1:visible')).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  let count = 0
  page.on('load', () => (count += 1))
  return { page, loads: () => count }
}

/** Types an unsaved change in the drawer of a person. */
async function typeHalf(page: Page, text: string): Promise<void> {
  await go(page, '/setting/user')
  await page.getByRole('button', { name: /^编辑/ }).last().click()
  await name(page).fill(text)
}

const askForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))

/** Advances a waiting run to its next post. */
async function goOn(page: Page): Promise<void> {
  await expect(runState(page)).toHaveAttribute('data-state', 'delaying')
  await page.clock.fastForward((PAUSE_S + 1) * 1000)
}

/** Publishes the next release, which an idle page loads. */
async function releaseTo(page: Page): Promise<void> {
  const before = await buildOf(page)
  folder().release()
  await askForUpdate(page)
  await expect(bar(page)).toBeVisible()
  await page.reload()
  await expect(page.locator('main h1:visible')).toBeVisible()
  expect(await buildOf(page)).not.toBe(before)
  // Otherwise the next release could overtake this one, which would then never be cached.
  await page.waitForFunction(async () => !(await navigator.serviceWorker.ready).installing)
}

test(`F28: ${RELEASES} releases during a run and over a half-typed form reload neither; both end well @long`, async ({
  context,
}) => {
  test.setTimeout(300_000 + POSTS * 6_000)
  const uid = await ownAccount('manager', POSTS, { server: system().origin })
  await installClock(context)
  const run = await open(context)
  const form = await open(context)
  const idle = await open(context)
  const first = await buildOf(run.page)
  await typeHalf(form.page, '半个名字')
  const before = (await postsOf(uid, system().sandbox)).total
  const posted = async () => (await postsOf(uid, system().sandbox)).total - before
  await connectAccount(run.page, uid, system().origin)
  await setDelay(run.page, PAUSE_S, PAUSE_S)
  await expect(run.page.getByTestId('counter-queue')).toContainText(String(POSTS))
  const perRelease = Math.floor((POSTS - 1) / (RELEASES + 1))
  expect(perRelease).toBeGreaterThan(0)
  await run.page.getByTestId('start').click()
  await expect.poll(posted).toBe(1)

  for (let release = 1; release <= RELEASES; release += 1) {
    await releaseTo(idle.page)
    for (const { page } of [run, form])
      await expect(bar(page)).toHaveAccessibleName('新版本已就绪，当前工作结束后刷新')
    for (let post = 1; post <= perRelease; post += 1) {
      // Far beyond the ten seconds after which an idle page reloads.
      await goOn(run.page)
      await expect.poll(posted).toBe((release - 1) * perRelease + post + 1)
    }
    expect([run.loads(), form.loads()]).toEqual([0, 0])
  }
  expect(await buildOf(run.page)).toBe(first)
  expect(await buildOf(idle.page)).not.toBe(first)

  for (let sent = await posted(); sent < POSTS; sent += 1) {
    expect(run.loads()).toBe(0)
    await goOn(run.page)
    await expect.poll(posted).toBe(sent + 1)
  }
  // Only the next turn finds the queue empty.
  await goOn(run.page)
  const { total, duplicates, data } = await postsOf(uid, system().sandbox)
  expect(duplicates).toBe(0)
  expect(total - before).toBe(POSTS)
  expect(new Set(data.map((post) => post.attempt_key)).size).toBe(data.length)
  const call = await callAs('manager', system().origin)
  const unknown = await call('GET', '/api/v1/publish_attempts?filter[state]=unknown')
  expect(unknown.body.meta.record_count).toBe(0)
  // Once its work is done, the page counts down ten seconds and reloads once.
  await expect(runState(run.page)).toHaveText('队列已完成')
  await expect(bar(run.page).getByRole('timer')).toBeVisible()
  await expect.poll(run.loads).toBe(1)
  await expect(run.page.locator('main h1:visible')).toBeVisible()
  expect(await buildOf(run.page)).toBe(await buildOf(idle.page))

  // The form is unchanged, with the program of the first release.
  expect(form.loads()).toBe(0)
  await expect(name(form.page)).toHaveValue('半个名字')
})

test(
  'F28: a build without the worker takes it and what it kept away, over no open work',
  { tag: LONG },
  async ({ context }) => {
    test.setTimeout(150_000)
    const { page, loads } = await open(context)
    await typeHalf(page, '未保存')
    const without = await buildPage({ SERVICE_WORKER: 'off' })
    folder().put(without.folder)
    without.remove()
    const left = () =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: (await caches.keys()).filter((key) => key.startsWith('omc-')).length,
      }))
    expect(await left()).toEqual({ workers: 1, caches: expect.any(Number) })
    await askForUpdate(page)
    await expect.poll(left).toEqual({ workers: 0, caches: 0 })
    expect(loads()).toBe(0)
    await expect(name(page)).toHaveValue('未保存')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.locator('main h1:visible')).toBeVisible()
    expect(await page.locator('meta[name="omc-build"]').count()).toBe(0)
    expect(await left()).toEqual({ workers: 0, caches: 0 })
    await go(page, '/carry/content/list')
    await expect(page.getByRole('cell').first()).toBeVisible()
  },
)
