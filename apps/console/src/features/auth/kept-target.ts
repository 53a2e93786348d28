import { parseReturnTarget } from '@omc/core/shell'

const KEY = 'omc.returnTarget'

/** What the address of a sign-in page asks to come back to. @source console spec §2 */
export function redirectIn(hash: string): string | null {
  const query = hash.split('?', 2)[1] ?? ''
  return parseReturnTarget(new URLSearchParams(query).get('redirect'))
}

/** Keeps the target in this tab while its page is away at the outside provider. */
export function keepTarget(target: string | null): void {
  try {
    if (target === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, target)
  } catch {
    // A browser that keeps nothing: the way back leads to the first screen.
  }
}

/** Gives the kept target once. */
export function takeTarget(): string | null {
  try {
    const kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return parseReturnTarget(kept)
  } catch {
    // As above: nothing was kept.
    return null
  }
}
