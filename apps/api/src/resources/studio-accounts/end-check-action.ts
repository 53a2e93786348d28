import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import T from 'typebox'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { action } from '../../jsonapi/resource.ts'
import { Closed } from '../../jsonapi/schema.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import { notFound } from '../../kernel/problem.ts'
import { endBotCheck } from '../../workflows/ledger/end-bot-check.ts'
import { ledgerWork } from '../../workflows/ledger/ledger-work.ts'

/** The word of a person that the check of the channel is passed. */
export const endCheckAction = {
  end_bot_check: action({
    on: 'record',
    method: 'POST',
    effect: 'write',
    may: 'publish:run',
    summary:
      'Says that a person has passed the check of the channel: the account and the items that wait for it go on at once. ended is false where nothing waited for one',
    touches: ['publish_contents', 'publish_events'],
    output: { kind: 'data', schema: Closed({ ended: T.Boolean() }) },
    run: passCheck,
  }),
}

/** The key of the account stays free: a claim at the same time refers to it and holds an item. */
async function passCheck(context: Context, { id }: { id: number }) {
  const { rows } = await sql<{ id: number }>`
    select t.id from studio_accounts t where t.id = ${id} and t.deleted_at is null
      and ${ownOrTeam(actorOf(context))} for no key update`.execute(context.db)
  if (rows.length === 0) throw notFound(THINGS.studioAccount)
  const ended = await endBotCheck(await ledgerWork(context), id)
  await context.audit({
    operation: 'studio_accounts.end_bot_check',
    subjectType: 'studio_accounts',
    subjectIds: [id],
    after: { ended },
  })
  return { ended }
}
