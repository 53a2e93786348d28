import { isApiError } from '@omc/sdk'
import type { ConsoleSession } from '../session/console-session.ts'
import { loginAddress } from '../session/return-target.ts'
import { OPEN_PAGES } from '../session/white-list.ts'
import { rememberGateOrigin } from './gate-origin.ts'
import { decide } from './guard.ts'

export type GuardPorts = {
  readonly session: ConsoleSession
  readonly built: ReadonlySet<string>
  /** What the first screens need besides the person; its failure counts as one of the start. */
  readonly loadCategories: () => Promise<unknown>
}

/**
 * Runs the guard for one navigation.
 *
 * A server that is out of reach leaves the session alone and throws; every other failure while
 * loading resets it and leads to the sign-in page.
 *
 * @returns the address to go to instead, or null to go on
 * @throws  ApiError when the server cannot be reached
 * @source  console spec §2 navigation guard; reliability F12
 */
export async function runGuard(address: string, ports: GuardPorts): Promise<string | null> {
  const { session, built, loadCategories } = ports
  if (!session.isSignedIn() && (await session.start()) === 'unavailable') throw new OutOfReach()
  for (;;) {
    const person = session.state.person
    const decision = decide({ address, hasToken: session.isSignedIn(), person, built })
    if (decision.tag === 'allow') return null
    if (decision.tag === 'go') {
      if (OPEN_PAGES.includes(decision.to)) rememberGateOrigin(address)
      return decision.to
    }
    try {
      await Promise.all([session.load(), loadCategories()])
    } catch (error) {
      if (isOutOfReach(error)) throw error
      session.reset()
      return loginAddress(address)
    }
    // A sign-out while loading: the next decision sees that there is no token any more.
  }
}

/** No token and nobody to ask for one. */
export class OutOfReach extends Error {
  override readonly name = 'OutOfReach'
}

function isOutOfReach(error: unknown): boolean {
  if (!isApiError(error)) return false
  return error.kind !== 'http' || error.status >= 500
}
