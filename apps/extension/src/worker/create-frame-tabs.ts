import type { Deployment } from '@omc/core/extension'
import { allowedPlatforms } from '../browser/allowed-platforms.ts'
import type { ExtensionApi } from '../browser/extension-api.ts'
import { frameRules, tabsOf } from '../rules/frame-rules.ts'

/** Changes which tabs the rules apply to. */
export type FrameTabs = {
  readonly add: (tabId: number) => Promise<void>
  readonly drop: (tabId: number) => Promise<void>
  /** Writes the rules for the same tabs again, after a choice of platforms. */
  readonly refresh: () => Promise<void>
}

/**
 * Keeps the session rules. The rules themselves hold the tabs: a worker that the browser ended and
 * started again knows them all.
 *
 * @source reliability F29: stateless rules
 */
export function createFrameTabs(
  api: Pick<ExtensionApi, 'declarativeNetRequest' | 'permissions'>,
  deployment: () => Promise<Deployment>,
): FrameTabs {
  const { declarativeNetRequest: net, permissions } = api
  let last: Promise<void> = Promise.resolve()

  async function write(change: (tabs: readonly number[]) => readonly number[]): Promise<void> {
    const { console, platforms } = await deployment()
    const allowed = await allowedPlatforms(permissions, { console, platforms })
    const before = await net.getSessionRules()
    await net.updateSessionRules({
      removeRuleIds: before.map(({ id }) => id),
      addRules: frameRules(console, allowed, change(tabsOf(before))),
    })
  }

  // One after another: each reads the rules that the one before has written.
  function inTurn(change: (tabs: readonly number[]) => readonly number[]): Promise<void> {
    const next = last.then(() => write(change))
    last = next.catch(() => undefined) // The caller of `next` hears of it.
    return next
  }

  return {
    add: (tabId) => inTurn((tabs) => (tabs.includes(tabId) ? tabs : [...tabs, tabId])),
    drop: (tabId) => inTurn((tabs) => tabs.filter((one) => one !== tabId)),
    refresh: () => inTurn((tabs) => tabs),
  }
}
