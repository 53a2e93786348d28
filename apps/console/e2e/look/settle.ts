import { expect, type Page } from '@playwright/test'

/** Waits until nothing loads or moves; hidden kept-alive screens don't count. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('h1:visible')).toHaveCount(1)
  await expect(page.locator('main [aria-busy="true"]:visible')).toHaveCount(0)
  await page.evaluate(async () => {
    const running = document.getAnimations().filter((one) => {
      const { iterations } = one.effect?.getTiming() ?? {}
      return iterations !== Number.POSITIVE_INFINITY
    })
    await Promise.allSettled(running.map((one) => one.finished))
  })
}
