import { behaviour, expect } from '@omc/behaviours/playwright'
import { test, type Page } from '@playwright/test'
import { useReleasedSystem } from './support/released-system.ts'
import { enterAs } from './support/sign-in.ts'

const { folder, system } = useReleasedSystem()

async function open(page: Page): Promise<void> {
  await enterAs(page, 'manager', { server: system().origin })
  await expect(page).toHaveURL(/#\/home/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Files loaded after the first screen belong to this release too.
  await page.waitForLoadState('networkidle')
}

const buildOf = (page: Page) => page.locator('meta[name="omc-build"]').getAttribute('content')
const bar = (page: Page) => page.getByRole('region', { name: '新版本已就绪' })
const goTo = (page: Page, path: string) => page.goto(`${system().origin}/#${path}`)

/** Counts page loads from now on. */
function countLoads(page: Page): () => number {
  let count = 0
  page.on('load', () => (count += 1))
  return () => count
}

/** Waits until the service worker is active and has cached the files. */
const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 60_000,
  })
/** Asks for the release, and waits until its worker has all files: seconds on a busy machine. */
const takeUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const next = registration.installing
    if (!next) return
    await new Promise<void>((resolve, reject) =>
      next.addEventListener('statechange', () =>
        next.state === 'redundant' ? reject(new Error('not all files came')) : resolve(),
      ),
    )
  })

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('F27: a part that a release took away is fetched by one reload @long', async ({ page }) => {
    await open(page)
    const loads = countLoads(page)
    folder().release()
    await goTo(page, '/carry/publish/list')
    await expect(page.getByRole('heading', { level: 1, name: '发布列表' })).toBeVisible()
    expect(loads()).toBe(1)
  })

  test('F27: while a form is not saved nothing is reloaded for a missing part @long', async ({
    page,
  }) => {
    await open(page)
    const loads = countLoads(page)
    await goTo(page, '/ucenter/password')
    await page.getByLabel(/当前密码|原密码/).fill('half typed')
    await goTo(page, '/carry/publish/list')
    const discard = page.getByRole('alertdialog').getByRole('button', { name: '放弃修改' })
    await expect(discard).toBeVisible()
    folder().release()
    await discard.click()
    const told = page.getByRole('main').getByRole('alert')
    await expect(told).toContainText('页面已更新，请在当前任务结束后刷新')
    expect(loads()).toBe(0)
  })
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('an update is announced and loaded after 10 s; later puts it off @long', async ({
    page,
  }) => {
    test.slow()
    await page.clock.install()
    await open(page)
    await controlled(page)
    const before = await buildOf(page)
    const loads = countLoads(page)
    // The test advances the clock, so a busy machine cannot change the 10 s.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    folder().release()
    await takeUpdate(page)
    await behaviour('B-260', async () => {
      await expect(bar(page)).toBeVisible()
      await page.clock.runFor(9_900)
      expect(loads()).toBe(0)
      await expect(page.getByRole('status').filter({ hasText: '10 秒后刷新' })).toHaveCount(1)
      await expect(bar(page).getByRole('timer')).toHaveAttribute('aria-live', 'off')
      await page.clock.runFor(100)
      await expect.poll(loads).toBe(1)
    })
    await page.clock.resume()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const after = await buildOf(page)
    expect(after).not.toBe(before)
    await expect(bar(page)).toHaveCount(0)

    await controlled(page)
    folder().release()
    await takeUpdate(page)
    await bar(page).getByRole('button', { name: '稍后' }).click()
    await expect(bar(page)).toHaveCount(0)
    await page.getByRole('button', { name: /新版本已就绪/ }).click()
    await expect.poll(loads).toBe(2)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await buildOf(page)).not.toBe(after)
  })
})
