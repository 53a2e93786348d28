import { expect, type Page } from '@playwright/test'

/** Waits until nothing loads or moves; hidden kept-alive screens don't count. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(isAtAddress)
  await expect(page.locator('h1:visible')).toHaveCount(1)
  await expect(page.locator(':is(main, [role=dialog]) [aria-busy="true"]:visible')).toHaveCount(0)
  await page.evaluate(async () => {
    const running = document.getAnimations().filter((one) => {
      const { iterations } = one.effect?.getTiming() ?? {}
      return iterations !== Number.POSITIVE_INFINITY
    })
    await Promise.allSettled(running.map((one) => one.finished))
  })
}

/** Whether the visible view is the one of the address: until its script has loaded, the last stays. */
function isAtAddress(): boolean {
  const views = [...document.querySelectorAll('[data-view]')]
  const shown = views.find((one) => one.checkVisibility())?.getAttribute('data-view')
  return shown === undefined || shown === location.hash.slice(1)
}
