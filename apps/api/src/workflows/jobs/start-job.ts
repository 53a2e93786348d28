import { actorOf, type Context } from '../../jsonapi/context.ts'
import { assertQueueRoom } from './queue-room.ts'

export interface Wanted {
  /** A kind of the task table. */
  kind: string
  input: Readonly<Record<string, unknown>>
  /** How many rows there are to do, where it is known at the start. */
  total?: number
  /** `<resource>.<operation>` that starts it, for the audit row. */
  operation: string
  /** Further facts for the audit row. */
  audited?: Readonly<Record<string, unknown>>
}

/**
 * Starts background work: one row, one audit row, and the worker is woken after the commit.
 *
 * @returns the id of the `jobs` row
 * @throws Problem 429 `queue_full`
 * @source domain: jobs, notices, events
 */
export async function startJob(context: Context, wanted: Wanted): Promise<number> {
  const { id } = await startAuditedJob(context, wanted)
  return id
}

/** The same, with the id of its audit row. */
export async function startAuditedJob(
  context: Context,
  { kind, input, total, operation, audited = {} }: Wanted,
): Promise<{ id: number; auditId: number }> {
  const actor = actorOf(context)
  await assertQueueRoom(context.db, actor, context.services.config)
  const job = await context.db
    .insertInto('jobs')
    .values({
      business_team_id: actor.teamId,
      user_id: actor.userId,
      kind,
      input: JSON.stringify(input),
      total_count: total ?? null,
      error: null,
      due_at: context.now,
      created_at: context.now,
      updated_at: context.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const auditId = await context.audit({
    operation,
    subjectType: 'jobs',
    subjectIds: [job.id],
    after: { kind, input, ...audited },
  })
  context.afterCommit(() => context.services.queue.enqueue(job.id))
  return { id: job.id, auditId }
}
