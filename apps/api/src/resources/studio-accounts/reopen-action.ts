import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import T from 'typebox'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { action } from '../../jsonapi/resource.ts'
import { Closed } from '../../jsonapi/schema.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import { notFound } from '../../kernel/problem.ts'
import { ledgerWork } from '../../workflows/ledger/ledger-work.ts'
import { reopenQueue } from '../../workflows/ledger/reopen-queue.ts'

/** The start of a queue that "no permission" had ended. */
export const reopenAction = {
  reopen_queue: action({
    on: 'record',
    method: 'POST',
    effect: 'write',
    may: 'publish:run',
    summary:
      'Starts a queue again that “no permission” had ended; nothing else but a start or a plan does. reopened is false where it had not ended',
    touches: ['publish_events'],
    output: { kind: 'data', schema: Closed({ reopened: T.Boolean() }) },
    run: startAgain,
  }),
}

async function startAgain(context: Context, { id }: { id: number }) {
  const { rows } = await sql<{ id: number }>`
    select t.id from studio_accounts t where t.id = ${id} and t.deleted_at is null
      and ${ownOrTeam(actorOf(context))} for update`.execute(context.db)
  if (rows.length === 0) throw notFound(THINGS.studioAccount)
  const reopened = await reopenQueue(await ledgerWork(context), id)
  await context.audit({
    operation: 'studio_accounts.reopen_queue',
    subjectType: 'studio_accounts',
    subjectIds: [id],
    after: { reopened },
  })
  return { reopened }
}
