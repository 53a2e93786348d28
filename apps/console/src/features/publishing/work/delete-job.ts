import type { WorkJob } from '@omc/publisher'
import { walkRecords } from './walk-records.ts'
import { outcomeOf, ROWS_AT_ONCE, type WorkAccount, type WorkPorts } from './work-ports.ts'

/** Which contents of the account go: all, those of today, those that were not passed. */
export type DeleteScope = 'all' | 'today' | 'unpass'

/** The newest contents that a deletion would take. */
export const deletableArgs = (accountId: string, scope: DeleteScope) => ({
  'filter[studio_account_id]': [accountId],
  ...(scope === 'unpass' && { 'filter[status]': ['rejected' as const] }),
  'page[size]': ROWS_AT_ONCE,
  sort: ['-created_at' as const],
})

/** Whether a content of the list is meant; the list itself knows no day. */
export const isInScope = (
  { created_at: createdAt }: { readonly created_at: string },
  scope: DeleteScope,
  now: number,
): boolean => scope !== 'today' || Date.parse(createdAt) >= startOfDay(now)

/** Moves contents of the account to the trash, the newest first. */
export function deleteJob(
  { sdk, clock }: WorkPorts,
  { id, platform }: WorkAccount,
  scope: DeleteScope,
): WorkJob {
  // The day is that of the start, also when midnight passes meanwhile.
  const startedAt = clock.now()
  const load = async () => {
    const { items } = await sdk.studio_contents.list(deletableArgs(id, scope))
    return items.filter((row) => isInScope(row, scope, startedAt))
  }
  return {
    channel: platform,
    onFailure: 'stop',
    next: walkRecords(load, true),
    act: (record) => outcomeOf(() => sdk.studio_contents.delete({ id: record.id })),
  }
}

const DAY_MS = 86_400_000
/** The day of the product begins at midnight in China, which knows no summer time. */
const CHINA_MS = 8 * 3_600_000

const startOfDay = (now: number): number =>
  Math.floor((now + CHINA_MS) / DAY_MS) * DAY_MS - CHINA_MS
