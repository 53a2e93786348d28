import { keptValue } from '@omc/shell'
import { browserStore } from '../../../kernel/ports/browser-stores.ts'
import { isRunning } from '../run/is-running.ts'
import type { RunSnapshot } from '../run/run-types.ts'

type Open = {
  readonly key: string
  readonly state: Pick<RunSnapshot, 'loop' | 'start' | 'link'>
}

/** Account that this browser last showed to this person. */
export function lastAccount(username: string) {
  return keptValue<string | null>({
    key: `omc.publishing.account.${username}`,
    fallback: null,
    parse: (raw) => (typeof raw === 'string' && raw !== '' ? raw : null),
    store: browserStore,
  })
}

/**
 * Account to show when the address names none: a running one, else the last one shown, else a
 * connected one.
 *
 * @param runs   accounts of this tab
 * @param last   key of the account that was chosen last; null for none
 * @param known  keys of the person's accounts; null while they are loading
 */
export function accountToShow(
  runs: readonly Open[],
  last: string | null,
  known: readonly string[] | null,
): string | null {
  const running = runs.filter((run) => isRunning(run.state))
  const isIn = (key: string) => running.some((run) => run.key === key)
  if (running[0]) return last !== null && isIn(last) ? last : running[0].key
  if (last !== null && known?.includes(last)) return last
  const connected = runs.find((run) => run.state.link.tag !== 'offline')
  return connected?.key ?? null
}
