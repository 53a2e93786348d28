import { origin } from './support/system.ts'
import { expect, test } from './support/test.ts'

const STRIP = '网络已断开'
const AHEAD = /\/search-/
/** An idle page asks for it this long after its start. */
const LOADS_AHEAD_MS = 10_000
/** The head and a page. */
const ROWS = 21

test('without a network a list says so, keeps what it shows, and reads again by itself', async ({
  openAs,
}) => {
  // A part that an idle page loads ahead: it fails once the line is cut.
  let isAsked = false
  let cutLine = (): void => undefined
  const isCut = new Promise<void>((resolve) => (cutLine = resolve))
  const page = await openAs('manager', {
    async prepare(context) {
      await context.clock.install()
      await context.route(AHEAD, async (route) => {
        isAsked = true
        await isCut
        await route.abort('internetdisconnected')
      })
    },
    at: `${origin}/#/carry/content/list`,
  })
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(ROWS)

  // It is asked for while there is a network, and fails only once that is gone.
  const isAhead = (asked: { url: () => string }) => AHEAD.test(asked.url())
  const missed = page.waitForEvent('requestfailed', { predicate: isAhead, timeout: 60_000 })
  await page.clock.fastForward(LOADS_AHEAD_MS)
  await expect.poll(() => isAsked, { timeout: 30_000 }).toBe(true)
  await page.context().setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: STRIP })).toBeVisible()
  cutLine()
  await missed
  await page.clock.fastForward(60_000)
  await expect(rows).toHaveCount(ROWS)

  // Another list, of which nothing has been read: not empty, but out of reach.
  await page.evaluate(() => void (location.hash = '#/carry/content/list?q=没有读过的词'))
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible()
  await expect(page.getByText('没有符合条件的结果')).toHaveCount(0)

  await page.context().setOffline(false)
  await expect(page.getByText('没有符合条件的结果')).toBeVisible()
  await expect(page.getByText(STRIP)).toHaveCount(0)
})
