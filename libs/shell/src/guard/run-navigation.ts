import { pathOf } from '@omc/core'
import { LOGIN_PATH } from './allow-list.ts'
import { addressOf, decideNavigation, toLogin, type Navigation } from './decide-navigation.ts'

/** Ports of the page for the guard. */
export type NavigationPorts = {
  /** Facts of this moment; read again after each load. */
  readonly read: () => Omit<Navigation, 'address'>
  readonly progress: { readonly start: () => void; readonly finish: () => void }
  /** User info, then the data that depends on it; also the categories. */
  readonly loadSession: () => Promise<unknown>
  readonly loadVisitorScreens: () => Promise<unknown>
  readonly resetSession: () => void
  /** A server that cannot be reached ends no session. */
  readonly isOutOfReach: (error: unknown) => boolean
}

/** The session, then the visitors of one that ended meanwhile; more would go round in circles. */
const MAX_LOADS = 3

/**
 * Runs the guard for one navigation, with the bar around it.
 *
 * @returns the address to go to instead, or null to go on
 * @throws  the failure of a load when the server is out of reach; the session stays
 * @source  console spec §2, navigation guard 1 to 7; reliability F12
 */
export async function runNavigation(
  address: string,
  ports: NavigationPorts,
): Promise<string | null> {
  ports.progress.start()
  try {
    for (let loads = 0; ; loads += 1) {
      const facts = ports.read()
      const decision = decideNavigation({ ...facts, address })
      if (decision.tag === 'allow') return null
      if (decision.tag === 'redirect') return addressOf(decision)
      if (loads === MAX_LOADS || !(await isLoaded(decision.what, ports))) {
        ports.resetSession()
        // The sign-in page is already open: a redirect to it would loop.
        return pathOf(address) === LOGIN_PATH ? null : addressOf(toLogin(address, facts.settings))
      }
    }
  } finally {
    ports.progress.finish()
  }
}

async function isLoaded(
  what: 'session' | 'visitor-screens',
  ports: NavigationPorts,
): Promise<boolean> {
  try {
    await (what === 'session' ? ports.loadSession() : ports.loadVisitorScreens())
    return true
  } catch (error) {
    if (ports.isOutOfReach(error)) throw error
    return false
  }
}
