import type { WorkJob } from '@omc/publisher'
import { BACKGROUND } from '../ports/background.ts'
import { heldRecords } from './walk-records.ts'
import { outcomeOf, ROWS_AT_ONCE, type WorkAccount, type WorkPorts } from './work-ports.ts'

/** Contents of the account to delete: all, those of today, those that were not passed. */
export type DeleteScope = 'all' | 'today' | 'unpass'

/** A page of the contents that a deletion would take, the newest first. */
export const deletableArgs = (accountId: string, scope: DeleteScope, page = 1) => ({
  'filter[studio_account_id]': [accountId],
  ...(scope === 'unpass' && { 'filter[status]': ['rejected' as const] }),
  'page[number]': page,
  'page[size]': ROWS_AT_ONCE,
  sort: ['-created_at' as const],
})

/** Whether a content of the list is meant; the list itself knows no day. */
export const isInScope = (
  { created_at: createdAt }: { readonly created_at: string },
  scope: DeleteScope,
  now: number,
): boolean => scope !== 'today' || Date.parse(createdAt) >= startOfDay(now)

/** Moves the contents that the account has at the start to the trash, the newest first. */
export function deleteJob(
  { sdk, wall }: WorkPorts,
  { id, platform }: WorkAccount,
  scope: DeleteScope,
): WorkJob {
  // The day that the person confirmed is that of the start, also when midnight passes meanwhile.
  const startedAt = wall()
  const load = async (page: number) => {
    const { items } = await sdk.studio_contents.list(deletableArgs(id, scope, page), BACKGROUND)
    const rows = items.filter((row) => isInScope(row, scope, startedAt))
    // The newest come first: behind one that is too old there are only older ones.
    return { rows, isLast: items.length < ROWS_AT_ONCE || rows.length < items.length }
  }
  return {
    channel: platform,
    onFailure: 'stop',
    next: heldRecords(load),
    act: (record) => outcomeOf(() => sdk.studio_contents.delete({ id: record.id }, BACKGROUND)),
  }
}

const DAY_MS = 86_400_000
/** The day of the product begins at midnight in China, which knows no summer time. */
const CHINA_MS = 8 * 3_600_000

const startOfDay = (now: number): number =>
  Math.floor((now + CHINA_MS) / DAY_MS) * DAY_MS - CHINA_MS
