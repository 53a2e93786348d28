import { join } from 'node:path'
import { connectAccount, runState, setDelay } from '../support/publishing.ts'
import { origin } from '../support/system.ts'
import { expect, test } from '../support/test.ts'
import { settle } from './settle.ts'
import { UID } from './views.ts'

const SHOTS = process.env['OMC_SHOTS']

// It publishes for real, so it only runs when pictures are requested.
if (SHOTS !== undefined) {
  test('a run in the middle, for the documentation', async ({ openAs }) => {
    const page = await openAs('operator')
    await connectAccount(page, UID)
    await setDelay(page, 6, 8)
    await page.getByTestId('start').click()
    await expect(page.getByTestId('counter-success')).toContainText('3', { timeout: 80_000 })
    await expect(page.getByTestId('wait')).toContainText('下一条')
    await settle(page)
    await page.screenshot({ path: join(SHOTS, 'run.png') })
    await page.setViewportSize({ width: 390, height: 900 })
    await settle(page)
    await page.screenshot({ path: join(SHOTS, 'run-390.png') })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${origin}/#/home`)
    await settle(page)
    await page.screenshot({ path: join(SHOTS, 'run-home.png') })
    await page.goto(`${origin}/#/console`)
    await expect(runState(page)).toBeVisible()
    await page.getByTestId('stop').click()
  })
}
