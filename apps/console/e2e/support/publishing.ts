import { expect, type Page } from '@playwright/test'
import { callAs, origin } from './system.ts'

/**
 * Opens the publishing console and makes this browser the executor of an account; takes it over
 * from a browser that an earlier test has closed, whose lease lives on for a while.
 */
export async function connectAccount(page: Page, uid: string, server = origin): Promise<void> {
  await page.goto(`${server}/#/console?uid=${uid}`)
  const takeOver = page.getByTestId('take-over')
  const start = page.getByTestId('start')
  // The first page and the first frame after a start load while other servers start, too.
  await expect(start.or(takeOver).first()).toBeVisible({ timeout: 45_000 })
  if (await takeOver.isVisible()) await takeOver.click()
  await expect(start).toBeVisible()
}

/** Sets the seconds between two posts: short, so a run takes seconds. */
export async function setDelay(page: Page, min: number, max: number): Promise<void> {
  await page.getByLabel('最短间隔，秒').fill(String(min))
  await page.getByLabel('最长间隔，秒').fill(String(max))
  await page.getByLabel('最长间隔，秒').press('Tab')
}

/** Chooses the account that a remote command goes to, by its name. */
export async function chooseTarget(page: Page, uid: string): Promise<void> {
  const target = page.getByRole('combobox', { name: '目标账号' })
  await target.fill(`账号 ${uid}`)
  await page.getByRole('option', { name: `账号 ${uid}` }).click()
}

export const runState = (page: Page) => page.getByTestId('run-state')

/** Puts fresh contents into the queue of an account. */
export async function fillQueue(uid: string, count: number, server = origin): Promise<void> {
  const call = await callAs('manager', server)
  for (let n = 1; n <= count; n += 1) {
    const made = await call('POST', '/api/v1/publish_contents', {
      uid,
      // Within what the channel takes, and different at each call.
      title: `待发 ${uid} ${n}-${Date.now() % 100_000}`,
    })
    expect(made.status).toBe(201)
  }
}
