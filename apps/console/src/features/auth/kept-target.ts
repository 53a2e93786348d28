import { keptValue, parseReturnTarget } from '@omc/shell'
import { tabStore } from '../../kernel/ports/browser-stores.ts'

const kept = keptValue<string | null>({
  key: 'omc.returnTarget',
  fallback: null,
  parse: (raw) => parseReturnTarget(typeof raw === 'string' ? raw : null),
  store: tabStore,
})

/** Return target in the address of a sign-in page. @source console spec §2 */
export function redirectIn(hash: string): string | null {
  const query = hash.split('?', 2)[1] ?? ''
  return parseReturnTarget(new URLSearchParams(query).get('redirect'))
}

/** Keeps the target in this tab while the page is at the external provider. */
export const keepTarget = (target: string | null): void => kept.write(target)

/** Returns the kept target and clears it. */
export function takeTarget(): string | null {
  const target = kept.read()
  kept.write(null)
  return target
}
