import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { RecordAnswer } from '../../jsonapi/present-answer.ts'
import { notFound, problem } from '../../kernel/problem.ts'
import { ownTalks } from '../../workflows/conversations/conversation-turn.ts'

/**
 * Asks the answer of a conversation to stop; the server that writes it looks every second.
 *
 * @throws Problem 404, 409 `not_answering`
 */
export async function stopAnswer(context: Context, { id }: { id: number }): Promise<RecordAnswer> {
  const { db, now } = context
  const { rows } = await sql<{ id: number }>`
    select t.id from conversations t where t.id = ${id} and t.deleted_at is null
      and ${ownTalks(actorOf(context))}`.execute(db)
  if (rows.length === 0) throw notFound(THINGS.conversation)
  const live = await db
    .updateTable('conversation_messages')
    .set({ stop_requested_at: now })
    .where('conversation_id', '=', id)
    .where('state', '=', 'streaming')
    .returning('id')
    .executeTakeFirst()
  if (!live) throw problem('not_answering')
  await context.audit({
    operation: 'conversations.stop',
    subjectType: 'conversation_messages',
    subjectIds: [live.id],
  })
  return { id: live.id }
}
