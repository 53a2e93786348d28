import { byKey } from './by-key.ts'
import type { AccountRow } from './calendar-rows.ts'
import { inOrder, USUAL_ZONE, type Accounts, type Entry } from './entries.ts'

/** The entries of one account. */
export type Lane = {
  readonly id: string
  readonly name: string
  readonly platform: string
  readonly zone: string
  /** Undefined if the account was not read: its limits are unknown. */
  readonly account: AccountRow | undefined
  readonly entries: readonly Entry[]
}

/** Entries by account, in the order of their names. */
export function lanesOf(entries: readonly Entry[], accounts: Accounts): readonly Lane[] {
  const byAccount = byKey(inOrder(entries), ({ accountId }) => accountId)
  return [...byAccount]
    .map(([id, own]): Lane => {
      const account = accounts.get(id)
      const [first] = own
      return {
        id,
        name: account?.nickname || first?.record.account_name || `#${id}`,
        platform: account?.platform ?? first?.record.platform ?? '',
        zone: account?.timezone ?? first?.zone ?? USUAL_ZONE,
        account,
        entries: own,
      }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'zh') || a.id.localeCompare(b.id))
}

/** Zone that most accounts are in. */
export function commonZone(zones: readonly string[]): string | undefined {
  const counts = [...byKey(zones, (zone) => zone)]
  return counts.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0]
}
