import type { Context } from '../../jsonapi/context.ts'
import { problem } from '../../kernel/problem.ts'
import { businessDay } from '../../orders/business-day.ts'
import { startJob } from '../../workflows/jobs/start-job.ts'

interface Input {
  platform?: string
  since?: string
  until?: string
}

const DAY_MS = 86_400_000
const MAX_DAYS = 366

/** @throws Problem 422 `invalid_range`; 429 `queue_full` */
export async function syncRemoteInfo(context: Context, { input }: { input: Input }) {
  const until = input.until ?? businessDay(context.now)
  const days =
    input.since === undefined ? 0 : (Date.parse(until) - Date.parse(input.since)) / DAY_MS
  if (days < 0 || days > MAX_DAYS)
    throw problem(
      'invalid_range.from_zero',
      { max_days: MAX_DAYS },
      { source: { pointer: '/data/attributes/since' } },
    )
  const id = await startJob(context, {
    kind: 'sync_team_orders',
    input: { ...input },
    operation: 'team_relations.sync_remote_info',
  })
  return { id }
}
