import { sql } from 'kysely'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { RecordAnswer } from '../../jsonapi/present-answer.ts'
import { notFound, problem } from '../../jsonapi/problem.ts'
import { ownTalks } from '../../writing/conversation-turn.ts'

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
  if (rows.length === 0) throw notFound('对话 / conversation')
  const live = await db
    .updateTable('conversation_messages')
    .set({ stop_requested_at: now })
    .where('conversation_id', '=', id)
    .where('state', '=', 'streaming')
    .returning('id')
    .executeTakeFirst()
  if (!live) throw problem(409, 'not_answering', '没有正在进行的回答 / nothing is being answered')
  await context.audit({
    operation: 'conversations.stop',
    subjectType: 'conversation_messages',
    subjectIds: [live.id],
  })
  return { id: live.id }
}
