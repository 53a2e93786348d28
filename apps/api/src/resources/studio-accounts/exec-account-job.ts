import { sql } from 'kysely'
import { findRows } from '../../jsonapi/batch.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import { notFound } from '../../kernel/problem.ts'
import { startJob } from '../../workflows/jobs/start-job.ts'
import { studioAccountRows } from './studio-account-rows.ts'

interface Input {
  ids?: string[]
  job?: AccountJob
}

/** Background work on accounts. */
export const ACCOUNT_JOBS = ['refresh', 'check'] as const
export type AccountJob = (typeof ACCOUNT_JOBS)[number]

const KIND: Readonly<Record<AccountJob, string>> = {
  refresh: 'refresh_studio_accounts',
  check: 'check_accounts',
}

/**
 * Starts the work on the given accounts, or on all that the caller sees.
 *
 * @throws Problem 404 when one of the ids is not the caller's
 */
export async function execAccountJob(context: Context, { input }: { input: Input }) {
  const { ids, job = 'refresh' } = input
  const total = ids === undefined ? await countAll(context) : await countThese(context, ids)
  const jobId = await startJob(context, {
    kind: KIND[job],
    operation: 'studio_accounts.exec_account_job',
    input: ids === undefined ? {} : { ids },
    total,
  })
  return { id: jobId }
}

async function countThese(context: Context, ids: readonly string[]) {
  const { rows, failed } = await findRows(context, studioAccountRows, ids)
  if (failed.length > 0) throw notFound(studioAccountRows.label)
  return rows.length
}

async function countAll(context: Context) {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from studio_accounts t
    where t.deleted_at is null and ${ownOrTeam(actorOf(context))}`.execute(context.db)
  return rows[0]?.n ?? 0
}
