import { openExtensionBrowser } from './support/extension-browser.ts'
import { ownAccount } from './support/own-account.ts'
import { connectAccount, runState, setDelay } from './support/publishing.ts'
import { openSignedIn } from './support/sign-in.ts'
import { postsOf, sandbox, setFaults } from './support/system.ts'
import { expect, test } from './support/test.ts'

test.afterEach(() => setFaults({}))

test('F29: a run goes on while the worker of the extension is ended, and pauses before the next send once it is turned off @long', async () => {
  test.slow()
  const uid = await ownAccount('operator', 6)
  // Nobody but the extension lets the console frame this page.
  await setFaults({ platforms: { youhaohuo: { x_frame_options: 'DENY' } } })
  const { headers } = await fetch(`${sandbox}/creator/youhaohuo?uid=${uid}`)
  expect(headers.get('x-frame-options')).toBe('DENY')
  const { context, endWorker, turnOff, close } = await openExtensionBrowser()
  try {
    const page = await openSignedIn(context, 'operator')
    await connectAccount(page, uid)
    await setDelay(page, 5, 5)
    await page.getByTestId('start').click()
    for (const sent of [1, 2, 3]) {
      await expect.poll(async () => (await postsOf(uid)).total, { timeout: 45_000 }).toBe(sent)
      await endWorker(page)
    }
    await turnOff()
    const at = Date.now()
    await expect(page.getByText('浏览器插件已停用').first()).toBeVisible({ timeout: 5_000 })
    await expect(runState(page)).toHaveAttribute('data-state', 'paused')
    expect(Date.now() - at).toBeLessThan(5_000)
    const claims: string[] = []
    page.on('request', (one) => {
      if (one.url().includes('/get_publish_content')) claims.push(one.url())
    })
    // The pause between two posts is over long before the next sign of life.
    await page.waitForRequest('**/api/v1/devices/*/heartbeat')
    expect(claims).toEqual([])
    expect(await postsOf(uid)).toMatchObject({ total: 3, duplicates: 0 })
  } finally {
    await close()
  }
})
