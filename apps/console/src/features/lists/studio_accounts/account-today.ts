import type { Args, Result } from '@omc/sdk'
import type { RowCount } from '../../../kit/list/row-count.ts'
import { QUEUE_STATES } from '../../publishing/run/queue-rows.ts'

type QueueArgs = Args<'publish_contents.list'>
type QueuePage = Result<'publish_contents.list'>
type Queued = QueuePage['items'][number]

const DAY_MS = 86_400_000
/** Items read at once, enough to find those of today behind some that are released later. */
const READ = 50
const SHOWN = 8

/** End of a day, epoch ms. @param day  `YYYY-MM-DD` in Asia/Shanghai */
const endOf = (day: string): number => Date.parse(`${day}T00:00:00+08:00`) + DAY_MS

/** The queue of an account in the order of sending. */
export const queueArgs = (id: string): QueueArgs => ({
  'filter[studio_account_id]': [id],
  'filter[status]': [...QUEUE_STATES],
  sort: ['-priority', 'id'],
  'page[size]': READ,
})

/** Counts the items of that queue whose release is after a day. */
export const laterArgs = (id: string, day: string): QueueArgs => ({
  'filter[studio_account_id]': [id],
  'filter[status]': [...QUEUE_STATES],
  'filter[release_since]': new Date(endOf(day)).toISOString(),
  'page[size]': 1,
})

export type TodayQueue = {
  readonly shown: readonly Queued[]
  /** Items that may still be sent today. */
  readonly due: RowCount
  readonly later: number
}

/** The part of a queue that is due on a day; items without a release are due at once. */
export function queueOn(
  day: string,
  queue: QueuePage,
  later: Pick<QueuePage, 'total'>,
): TodayQueue {
  const end = endOf(day)
  const isDue = ({ release_at: at }: Queued) => at === null || Date.parse(at) < end
  return {
    shown: queue.items.filter(isDue).slice(0, SHOWN),
    due: { total: Math.max(0, queue.total - later.total), isAtLeast: queue.totalCapped },
    later: later.total,
  }
}
