import { SCREENS } from '@omc/acl'
import { LOGIN_PATH, lostByLeaving, type Tab, tabOf, unsavedTabs } from '@omc/shell'
import { useCallback, useEffect } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router-dom'
import { addressAt, type Location } from '../../kernel/router/address.ts'
import { isEntryPath } from '../../kernel/router/entry-paths.ts'
import { useServices } from '../../kernel/services/services-context.ts'

/**
 * Asks before a navigation that loses edits: by a link, a step back, or a typed address. The end of
 * a session does not ask, because drafts survive it.
 *
 * @source ux: unsaved forms; reliability F12
 */
export function LeaveQuestion() {
  const { session, shell } = useServices()
  const { tabs, plans } = shell
  const lostAt = useCallback((to: Location) => lostBy(tabs.state, to), [tabs])
  const blocks: BlockerFunction = useCallback(
    ({ currentLocation, nextLocation }) =>
      session.isSignedIn() &&
      currentLocation.pathname !== nextLocation.pathname &&
      lostAt(nextLocation).length > 0,
    [session, lostAt],
  )
  const blocker = useBlocker(blocks)
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined
    const { location, proceed, reset } = blocker
    return plans.ask({ marked: lostAt(location), agree: proceed, cancel: reset })
  }, [blocker, plans, lostAt])
  return null
}

/** Tabs whose edits a navigation loses; sign-in pages replace the shell with all its views. */
function lostBy(state: Parameters<typeof lostByLeaving>[0], to: Location): readonly Tab[] {
  // The guard redirects signed-in people away from the sign-in page, so the shell stays.
  const isShellLeft = isEntryPath(to.pathname) && to.pathname !== LOGIN_PATH
  return isShellLeft ? unsavedTabs(state) : lostByLeaving(state, tabOf(SCREENS, addressAt(to)))
}
