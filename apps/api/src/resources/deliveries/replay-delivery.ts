import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { ownTeam } from '../../jsonapi/scope.ts'
import { notFound, problem } from '../../kernel/problem.ts'

/** @throws Problem 409 `still_pending`, `webhook_off` */
export async function replayDelivery(context: Context, { id }: { id: number }) {
  const { db, now } = context
  const { rows } = await sql<{ state: string; live: boolean }>`
    select t.state, (w.enabled and w.deleted_at is null) as live from webhook_deliveries t
    join webhooks w on w.id = t.webhook_id
    where t.id = ${id} and ${ownTeam(actorOf(context))}`.execute(db)
  const row = rows[0]
  if (!row) throw notFound(THINGS.delivery)
  if (row.state === 'pending') throw problem('still_pending')
  if (!row.live) throw problem('webhook_off')
  const made = await sql<{ id: number }>`
    insert into webhook_deliveries (business_team_id, webhook_id, event, payload, replay_of, next_try_at, created_at, updated_at)
    select business_team_id, webhook_id, event, payload, id, ${now}, ${now}, ${now} from webhook_deliveries where id = ${id}
    returning id`.execute(db)
  const newId = Number(made.rows[0]?.id)
  await context.audit({
    operation: 'deliveries.replay',
    subjectType: 'deliveries',
    subjectIds: [newId],
    after: { replay_of: String(id) },
  })
  return { id: newId }
}
