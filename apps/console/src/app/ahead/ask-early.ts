import { SESSION_LOCK, TAB_LOCK } from '@omc/sdk'
import { ACCEPT, questionOf, type EarlyAnswers } from './early-answers.ts'

export type EarlyPorts = {
  /** Filled with the requests made here. */
  readonly answers: EarlyAnswers
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Undefined in an insecure context: then no token is requested. */
  readonly locks: LockManager | undefined
  /** Token that this tab had before the reload. */
  readonly token: string | null
  /** First reads of the screen at this address. */
  readonly reads: readonly string[]
}

const REFRESH = '/refreshToken'
const PERSON = '/api/v1/users/get_info'

/**
 * Sends the console's first requests early: the token, then the person and the reads of the screen
 * in parallel. All are reads, and the console's session and screens treat each answer as one that
 * they requested themselves.
 *
 * A token is requested only if no other tab can share one, under the same lock as the session uses.
 *
 * @source ux: budgets, LCP; console spec §4 token refresh
 */
export async function askEarly(ports: EarlyPorts): Promise<void> {
  const { locks, token } = ports
  if (token !== null) return readAll(ports, token)
  if (!locks) return undefined
  const others = hasTabs(locks)
  // Held until the reads are under way: the console, which waits for it, finds them all.
  return locks.request(SESSION_LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock || (await others)) return
    const renewed = await ask(ports, REFRESH)
    if (!renewed.ok) return
    const { access_token: given }: { access_token?: unknown } = await renewed.clone().json()
    if (typeof given === 'string') readAll(ports, given)
  })
}

function readAll(ports: EarlyPorts, token: string): void {
  for (const url of new Set([PERSON, ...ports.reads]))
    ask(ports, url, `Bearer ${token}`).catch(nothing)
}

function ask({ answers, fetch }: EarlyPorts, url: string, authorization?: string) {
  const headers = { accept: ACCEPT, ...(authorization && { authorization }) }
  const answer = fetch(url, { headers, credentials: 'same-origin' })
  answers.set(questionOf(url, authorization), answer)
  return answer
}

/** Each tab of the console holds a lock of its own for as long as it lives. */
async function hasTabs(locks: LockManager): Promise<boolean> {
  const { held = [] } = await locks.query()
  return held.some(({ name }) => name === TAB_LOCK)
}

function nothing(): void {
  // The caller that takes the answer meets the same failure.
}
