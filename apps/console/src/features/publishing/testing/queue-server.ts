import type { TransportRequest, TransportResponse } from '@omc/sdk'
import { toListDocument } from '@omc/sdk/testing'

export type QueuedRow = {
  readonly id: string
  readonly type: 'publish_contents'
  readonly title: string
  readonly status: string
  readonly priority: number
  readonly wait_until: null
}

/** Rows of a queue with ids that follow one another. */
export const queuedRows = (
  count: number,
  {
    from = 1,
    ...change
  }: { readonly from?: number; status?: string; priority?: number; release_at?: string } = {},
): readonly QueuedRow[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(from + at),
    type: 'publish_contents',
    title: `第 ${from + at} 条`,
    status: 'queued',
    priority: 0,
    wait_until: null,
    release_at: null,
    ...change,
  }))

/** Answers a list of the queue as the server does: narrowed by state, by turn, cut to the page. */
export const queueServer =
  (rows: readonly QueuedRow[]) =>
  ({ query }: Pick<TransportRequest, 'query'>): TransportResponse => {
    const asked = new URLSearchParams(query)
    const states = asked.get('filter[status]')?.split(',') ?? []
    const found = rows
      .filter(({ status }) => states.includes(status))
      .toSorted((a, b) => b.priority - a.priority || Number(a.id) - Number(b.id))
    const page = found.slice(0, Number(asked.get('page[size]')))
    return { status: 200, requestId: null, body: toListDocument(page, found.length) }
  }
