import { origin } from './support/system.ts'
import { expect, test } from './support/test.ts'

const STRIP = '网络已断开'
const AHEAD = /\/search-/
/** The head and a page. */
const ROWS = 21

test('without a network a list says so, keeps what it shows, and reads again by itself', async ({
  openAs,
}) => {
  // A part that an idle page loads ahead: asked for early or late, it fails once the line is cut.
  let cutLine = (): void => undefined
  const isCut = new Promise<void>((resolve) => (cutLine = resolve))
  const page = await openAs('manager', {
    async prepare(context) {
      await context.clock.install()
      await context.route(AHEAD, async (route) => {
        await isCut
        await route.abort('internetdisconnected')
      })
    },
    at: `${origin}/#/carry/content/list`,
  })
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(ROWS)

  await page.context().setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: STRIP })).toBeVisible()
  // No reload may look for the part that fails now.
  const missed: string[] = []
  page.on('requestfailed', (asked) => {
    if (AHEAD.test(asked.url())) missed.push(asked.url())
  })
  cutLine()
  // The page may set the time of the part only after a step, which the next one reaches.
  await expect(async () => {
    await page.clock.fastForward(60_000)
    expect(missed).not.toEqual([])
  }).toPass()
  await expect(rows).toHaveCount(ROWS)

  // Another list, of which nothing has been read: not empty, but out of reach.
  await page.evaluate(() => void (location.hash = '#/carry/content/list?q=没有读过的词'))
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible()
  await expect(page.getByText('没有符合条件的结果')).toHaveCount(0)

  await page.context().setOffline(false)
  await expect(page.getByText('没有符合条件的结果')).toBeVisible()
  await expect(page.getByText(STRIP)).toHaveCount(0)
})
