import type { FramedPlatform } from '@omc/core/extension'
import type { FrameRule, HeaderChange } from '../browser/extension-api.ts'

/**
 * Rules that let the console frame the pages of platforms, in its own tabs only.
 *
 * `frame-ancestors` names the exact origin of the console: a condition on domains would leave out
 * port and subdomain. It names the platform, too: a page of its own that holds the frame stands above
 * it, inside the console and after the tab has gone on to the platform. Every page above a frame must
 * be one of the two. The rules are bound to tabs, so that frames on other sites keep their headers.
 *
 * @param console  exact origin that may frame, besides the platform itself
 * @param tabIds   tabs of the console; without one there is no rule
 * @source         reliability 1.6: set, never remove
 */
export function frameRules(
  console: string,
  platforms: readonly FramedPlatform[],
  tabIds: readonly number[],
): readonly FrameRule[] {
  if (tabIds.length === 0) return []
  return platforms.map((platform, index) => ({
    id: index + 1,
    condition: {
      urlFilter: `|${platform.origin}/`,
      resourceTypes: ['sub_frame'],
      tabIds: [...tabIds],
    },
    action: {
      type: 'modifyHeaders',
      responseHeaders: [
        { header: 'x-frame-options', operation: 'remove' },
        policyChange(console, platform),
      ],
    },
  }))
}

/**
 * A stated policy replaces the platform's own, which may forbid framing; without a stated one, the
 * platform's own stays in force beside ours.
 */
function policyChange(console: string, { policy }: FramedPlatform): HeaderChange {
  const framing = `frame-ancestors 'self' ${console}`
  const header = 'content-security-policy'
  if (policy === undefined) return { header, operation: 'append', value: framing }
  return { header, operation: 'set', value: policy === '' ? framing : `${policy}; ${framing}` }
}

/** Tabs that rules apply to. */
export const tabsOf = (rules: readonly FrameRule[]): readonly number[] =>
  rules[0]?.condition.tabIds ?? []
