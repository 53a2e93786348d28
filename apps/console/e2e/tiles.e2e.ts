import { ownAccount } from './support/own-account.ts'
import { connectAccount, setDelay } from './support/publishing.ts'
import { origin, postsOf } from './support/system.ts'
import { expect, test } from './support/test.ts'

test('two accounts publish side by side, and each post goes out once @long', async ({ openAs }) => {
  const uids = [await ownAccount('operator', 5), await ownAccount('operator', 5)]
  const page = await openAs('operator')
  for (const uid of uids) {
    await connectAccount(page, uid)
    await setDelay(page, 1, 1)
  }
  await page.goto(`${origin}/#/console?tiles=${uids.join()}`)
  const tiles = uids.map((uid) => page.getByTestId(`tile-${uid}`))
  for (const tile of tiles) await tile.getByTestId('start').click()
  for (const [index, tile] of tiles.entries()) {
    const frame = page.getByTestId(`frame-${uids[index]}`)
    await expect(frame).toHaveAttribute('data-place', 'slot')
    const slot = tile.getByTestId('frame-slot')
    await expect(async () =>
      expect(await frame.boundingBox()).toEqual(await slot.boundingBox()),
    ).toPass()
  }
  // Neither account waits for the other one.
  for (const uid of uids)
    await expect.poll(async () => (await postsOf(uid)).total).toBeGreaterThanOrEqual(1)
  await page.getByTestId('pause-all').click()
  await expect(page.getByTestId('resume-all')).toBeVisible()
  for (const tile of tiles)
    await expect(tile.getByTestId('run-state')).toHaveText(/已暂停|本条完成后暂停|队列已完成/)
  await page.getByTestId('resume-all').click()
  for (const tile of tiles)
    await expect(tile.getByTestId('run-state')).toHaveText('队列已完成', { timeout: 60_000 })
  await expect(page.getByTestId('fleet-summary').getByTestId('counter-done')).toHaveText('10')
  for (const uid of uids) {
    const posts = await postsOf(uid)
    expect([posts.total, posts.duplicates]).toEqual([5, 0])
    expect(new Set(posts.data.map((post) => post.attempt_key)).size).toBe(5)
  }
})
