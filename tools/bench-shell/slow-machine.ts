import type { CDPSession, Page } from '@playwright/test'

/** CPU slow-down factor. @source ux: budgets, LCP */
const CPU_SLOW_DOWN = 4

const bytesPerSecond = (kilobits: number): number => (kilobits * 1000) / 8

/**
 * «Fast 4G» as Chrome's DevTools throttle it: 9 Mbit/s down and 1.5 up, both × 0.9, and a round
 * trip of 60 ms × 2.75 before each answer. The factors are DevTools' own: its throttling works
 * above the connection, where handshakes cost nothing.
 *
 * @source Chrome DevTools, front_end/core/sdk/NetworkManager.ts, Fast4GConditions
 */
const FAST_4G = {
  offline: false,
  downloadThroughput: bytesPerSecond(9_000) * 0.9,
  uploadThroughput: bytesPerSecond(1_500) * 0.9,
  latency: 60 * 2.75,
}

/** Makes a page as slow as an average phone on a mobile network, without a cache. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devtools.send('Network.emulateNetworkConditions', FAST_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOW_DOWN })
  return devtools
}
