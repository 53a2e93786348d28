import { useQuery } from '@tanstack/react-query'
import { read } from '../../../kernel/data/read.ts'
import { useSdk } from '../../../kernel/services/services-context.ts'
import type { RowCount } from '../../../kit/list/row-count.ts'
import { addressOf } from '../../account-address/account-key.ts'
import { QUEUE_STATES, queueRows } from '../run/queue-rows.ts'
import type { RunSnapshot } from '../run/run-types.ts'

/** The items of an account: those of its uid may be another one's, too. */
function ofAccount(key: string, info: RunSnapshot['info']) {
  if (info) return { 'filter[studio_account_id]': [info.id] }
  const { uid, platform } = addressOf(key)
  return { 'filter[uid]': [uid], ...(platform && { 'filter[platform]': [platform] }) }
}

/**
 * Next items with their unresolved attempts.
 *
 * @param size       number of items
 * @param isResolved whether a person resolves attempts where they are shown
 */
export function useQueue({ key, info, link, loop }: RunSnapshot, size: number, isResolved = true) {
  const sdk = useSdk()
  const contents = useQuery({
    ...read(sdk, 'publish_contents.list', {
      ...ofAccount(key, info),
      'filter[status]': [...QUEUE_STATES],
      'page[size]': size,
      sort: ['-priority', 'id'],
    }),
    // What the account is, its first answer tells; where none comes, its key has to do.
    enabled: info !== null || link.tag === 'failed',
  })
  const attempts = useQuery({
    ...read(sdk, 'publish_attempts.list', {
      'filter[studio_account_id]': [info?.id ?? '0'],
      'filter[state]': ['unknown', 'needs_human'],
      'page[size]': 100,
    }),
    enabled: info !== null && isResolved,
  })
  const rows = queueRows(contents.data?.items ?? [], attempts.data?.items ?? [], loop)
  const { total = 0, totalCapped = false, items = [] } = contents.data ?? {}
  const more: RowCount = { total: total - items.length, isAtLeast: totalCapped }
  return { contents, rows, more }
}
