import { SCREENS } from '@omc/acl'
import { isApiError } from '@omc/sdk'
import {
  GUARD_SETTINGS,
  isChunkFailure,
  isAllowListed,
  type NavigationPorts,
  runNavigation,
  viewerOf,
} from '@omc/shell'
import type { ConsoleSession } from '../session/console-session.ts'
import { rememberGateOrigin } from './gate-origin.ts'

export type GuardPorts = {
  readonly session: Pick<ConsoleSession, 'isSignedIn' | 'start' | 'load' | 'reset' | 'state'>
  /** Does the console have the screen of this row? */
  readonly exists: (screen: { readonly path: string }) => boolean
  /** What the first screens need besides the person; its failure counts as one of the start. */
  readonly loadCategories: () => Promise<unknown>
  /**
   * Asks for what the screen of an address asks first, while the rest of the start is loaded; settles
   * when the screen is worth drawing.
   */
  readonly askAhead?: (address: string) => Promise<void>
  readonly progress: { readonly start: () => void; readonly finish: () => void }
  /** Puts other ports before these; the page that is served gives none. */
  readonly wrap?: ((own: NavigationPorts) => NavigationPorts) | undefined
}

/** Decides one navigation. @returns the address to go to instead, or null to go on */
export type Guard = (address: string) => Promise<string | null>

/**
 * The guard of the console: the steps are those of `runNavigation`, over this page's session.
 *
 * @throws what loading threw when the server cannot be reached; OutOfReach when nobody can be
 *         asked for a session
 * @source console spec §2, navigation guard; reliability F12
 */
export function createGuard(guardPorts: GuardPorts): Guard {
  const { session, exists, loadCategories, askAhead, progress, wrap } = guardPorts
  let isVisitorReady = false
  const own: NavigationPorts = {
    progress,
    read: () => ({
      table: SCREENS,
      viewer: viewerOf(session.isSignedIn(), session.state.person, isVisitorReady),
      exists,
      settings: GUARD_SETTINGS,
    }),
    loadSession: () => Promise.all([session.load(), loadCategories()]),
    // Visitors see declared screens: there is nothing to ask the server for.
    loadVisitorScreens: async () => {
      isVisitorReady = true
    },
    resetSession: session.reset,
    isOutOfReach,
  }
  const ports = wrap ? wrap(own) : own
  return async (address) => {
    if (!session.isSignedIn() && (await session.start()) === 'unavailable') throw new OutOfReach()
    const asked = session.isSignedIn() && !session.state.person ? askAhead?.(address) : undefined
    const to = await runNavigation(address, ports)
    if (to === null) await asked
    if (to !== null && isAllowListed(to)) rememberGateOrigin(address)
    return to
  }
}

/** No token and nobody to ask for one. */
export class OutOfReach extends Error {
  override readonly name = 'OutOfReach'
}

/** A part of the program that did not come says as little about the session as a silent server. */
function isOutOfReach(error: unknown): boolean {
  if (isChunkFailure(error)) return true
  if (!isApiError(error)) return false
  return error.kind !== 'http' || error.status >= 500
}
