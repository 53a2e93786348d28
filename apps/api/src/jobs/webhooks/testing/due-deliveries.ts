import type { TestApp } from '../../../../test/support.ts'

interface DueDeliveries {
  teamId: number
  webhookId: string
  count: number
}

/** Inserts `count` deliveries of one webhook that are due now. */
export const insertDueDeliveries = (
  { rows, clock }: Pick<TestApp, 'rows' | 'clock'>,
  { teamId, webhookId, count }: DueDeliveries,
) =>
  rows(
    `insert into webhook_deliveries (business_team_id, webhook_id, event, payload, next_try_at)
      select $1, $2, 'job.done', '{}', $3 from generate_series(1, $4::int)`,
    [teamId, webhookId, clock.now(), count],
  )
