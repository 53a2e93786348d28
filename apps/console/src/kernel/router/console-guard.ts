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
  /** Whether the console has the screen of this row. */
  readonly exists: (screen: { readonly path: string }) => boolean
  /** Data that the first screens need besides the person; a failure fails the start. */
  readonly loadCategories: () => Promise<unknown>
  /**
   * Sends the first reads of an address's screen while the rest of the start loads; resolves when
   * the screen is worth drawing.
   */
  readonly askAhead?: (address: string) => Promise<void>
  readonly progress: { readonly start: () => void; readonly finish: () => void }
  /** Replaces these ports; the served page passes none. */
  readonly wrap?: ((own: NavigationPorts) => NavigationPorts) | undefined
}

/** Decides one navigation. @returns the address to go to instead, or null to go on */
export type Guard = (address: string) => Promise<string | null>

/**
 * Guard of the console: runs the steps of `runNavigation` with this page's session.
 *
 * @throws the loading error when the server cannot be reached; OutOfReach when no token can be
 *         requested
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
    // Visitors see declared screens, which need nothing from the server.
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

/** There is no token and no server to request one from. */
export class OutOfReach extends Error {
  override readonly name = 'OutOfReach'
}

/** A chunk that failed to load tells nothing about the session, like an unreachable server. */
function isOutOfReach(error: unknown): boolean {
  if (isChunkFailure(error)) return true
  if (!isApiError(error)) return false
  return error.kind !== 'http' || error.status >= 500
}
