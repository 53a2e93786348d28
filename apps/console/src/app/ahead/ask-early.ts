import { SESSION_LOCK, TAB_LOCK } from '@omc/sdk'
import { ACCEPT, questionOf, type EarlyAnswers } from './early-answers.ts'

export type EarlyPorts = {
  /** Filled with what is asked for. */
  readonly answers: EarlyAnswers
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Absent where the page is not secure: then nobody is asked for a token. */
  readonly locks: LockManager | undefined
  /** What this tab had before it was loaded again. */
  readonly token: string | null
  /** What the screen of this address reads first. */
  readonly reads: readonly string[]
}

const REFRESH = '/refreshToken'
const PERSON = '/api/v1/users/get_info'

/**
 * Asks the server what the console is going to ask first: for a token, then for the person and for
 * what the screen reads, side by side. Nothing is written, and each answer is as good as one that
 * the console asked for: its session and its screens judge it.
 *
 * A token is asked for where no other tab has one to give, alone as the session itself does it.
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
