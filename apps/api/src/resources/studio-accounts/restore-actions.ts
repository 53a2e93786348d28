import { sql } from 'kysely'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { action } from '../../jsonapi/resource.ts'
import { Closed, Count, Instant, Nullable } from '../../jsonapi/schema.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import { RESTORED } from '../../workflows/ledger/doubt-after-restore.ts'
import { ledgerWork } from '../../workflows/ledger/ledger-work.ts'
import { resumeQueues } from '../../workflows/ledger/resume-queues.ts'

/** Calls on queues that are paused since a restore of the database. */
export const restoreActions = {
  restore_notice: action({
    on: 'collection',
    method: 'GET',
    effect: 'read',
    may: 'account:read',
    summary: 'Queues that wait since the database was restored, and items that are looked up first',
    output: {
      kind: 'data',
      schema: Closed({
        restored_at: Nullable(Instant),
        paused_count: Count,
        checking_count: Count,
        needs_human_count: Count,
      }),
    },
    run: restoreNotice,
  }),
  resume_queues: action({
    on: 'collection',
    method: 'POST',
    effect: 'write',
    may: 'publish:run',
    summary: 'Lets the queues go on that wait since the database was restored',
    touches: ['studio_accounts'],
    output: { kind: 'data', schema: Closed({ resumed_count: Count }) },
    run: resumeAfterRestore,
  }),
}

interface NoticeRow {
  restored_at: Date | null
  paused_count: number
  checking_count: number
  needs_human_count: number
}

async function restoreNotice(context: Context) {
  const { rows } = await sql<NoticeRow>`
    with mine as (
      select t.id, t.resumed_life from studio_accounts t
      where t.deleted_at is null and ${ownOrTeam(actorOf(context))}
    ), waiting as (select q.* from publish_contents q join mine on mine.id = q.studio_account_id
      where q.deleted_at is null)
    select (select began_at from lives where id = (select omc_life()) and cause <> 'created') as restored_at,
      (select count(*)::int from mine where resumed_life < (select omc_life())) as paused_count,
      (select count(*)::int from waiting w where (w.status = 'unknown' and w.wait_why = ${RESTORED})
        or (w.verified_life < (select omc_life()) and w.status not in ('published', 'refused'))) as checking_count,
      (select count(*)::int from waiting w where w.status = 'needs_human' and exists (
        select 1 from publish_attempts p where p.publish_content_id = w.id and p.state = 'needs_human'
          and p.after_restore)) as needs_human_count`.execute(context.db)
  const { restored_at: at, ...counts } = rows[0] ?? NOTHING
  return { restored_at: at?.toISOString() ?? null, ...counts }
}

const NOTHING: NoticeRow = {
  restored_at: null,
  paused_count: 0,
  checking_count: 0,
  needs_human_count: 0,
}

async function resumeAfterRestore(context: Context) {
  const { rows } = await sql<{ id: number }>`
    select t.id from studio_accounts t where t.deleted_at is null and t.resumed_life < (select omc_life())
      and ${ownOrTeam(actorOf(context))} order by t.id for update`.execute(context.db)
  const resumed = await resumeQueues(
    await ledgerWork(context),
    rows.map(({ id }) => id),
  )
  await context.audit({
    operation: 'studio_accounts.resume_queues',
    subjectType: 'studio_accounts',
    subjectIds: resumed,
  })
  return { resumed_count: resumed.length }
}
