import { useQuery } from '@tanstack/react-query'
import { read } from '../../../kernel/data/read.ts'
import { useSdk } from '../../../kernel/services/services-context.ts'
import type { RowCount } from '../../../kit/list/row-count.ts'
import { addressOf } from '../../account-address/account-key.ts'
import { NEXT_STATES, queueRows } from '../run/queue-rows.ts'
import type { RunSnapshot } from '../run/run-types.ts'
import { queueQuery } from './queue-query.ts'

/** The items of an account: those of its uid may be another one's, too. */
function ofAccount({ key, info }: RunSnapshot) {
  if (info) return { 'filter[studio_account_id]': [info.id] }
  const { uid, platform } = addressOf(key)
  return { 'filter[uid]': [uid], ...(platform && { 'filter[platform]': [platform] }) }
}

/** What the account is, its first answer tells; where none comes, its key has to do. */
const isNamed = ({ info, link }: RunSnapshot) => info !== null || link.tag === 'failed'

/**
 * Items of the queue with their unresolved attempts, and how many more there are.
 *
 * @param size  number of items
 */
export function useQueue(run: RunSnapshot, size: number) {
  const { info, loop } = run
  const sdk = useSdk()
  const contents = useQuery({ ...queueQuery(sdk, ofAccount(run), size), enabled: isNamed(run) })
  const attempts = useQuery({
    ...read(sdk, 'publish_attempts.list', {
      'filter[studio_account_id]': [info?.id ?? '0'],
      'filter[state]': ['unknown', 'needs_human'],
      'page[size]': 100,
    }),
    enabled: info !== null,
  })
  const { total = 0, totalCapped = false, items = [] } = contents.data ?? {}
  const rows = queueRows(items, attempts.data?.items ?? [], loop, contents.dataUpdatedAt)
  const more: RowCount = { total: total - items.length, isAtLeast: totalCapped }
  return { contents, rows, more }
}

/**
 * Items that come next, without those that are paused.
 *
 * @param size  number of items
 */
export function useNext(run: RunSnapshot, size: number) {
  const contents = useQuery({
    ...read(useSdk(), 'publish_contents.list', {
      ...ofAccount(run),
      'filter[status]': NEXT_STATES,
      'page[size]': size,
      sort: ['-priority', 'id'],
    }),
    enabled: isNamed(run),
  })
  const { data, dataUpdatedAt: now } = contents
  return { contents, rows: queueRows(data?.items ?? [], [], run.loop, now) }
}
