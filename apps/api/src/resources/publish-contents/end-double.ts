import { sql } from 'kysely'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { RecordAnswer } from '../../jsonapi/present-answer.ts'
import { action } from '../../jsonapi/resource.ts'
import { ownOrOfOwnAccounts } from '../../jsonapi/scope.ts'
import { notFound } from '../../kernel/problem.ts'

/** A person has dealt with the two posts of a content: it leaves the list of work. */
export const endDouble = action({
  on: 'record',
  method: 'POST',
  effect: 'write',
  may: 'publish:resolve',
  summary:
    'Says that the two posts of a content are dealt with at the channel; doubled_at is null from then on. Nothing is sent or deleted',
  output: { kind: 'record' },
  run: end,
})

async function end(context: Context, { id }: { id: number }): Promise<RecordAnswer> {
  const now = await context.services.databaseNow(context.db)
  const { rows } = await sql<{ doubled_at: Date | null }>`
    select t.doubled_at from publish_contents t where t.id = ${id} and t.deleted_at is null
      and ${ownOrOfOwnAccounts(actorOf(context))} for update`.execute(context.db)
  const [row] = rows
  if (!row) throw notFound({ zh: '待发布内容', en: 'queued content' })
  await context.db
    .updateTable('publish_contents')
    .set({ doubled_at: null, updated_at: now })
    .where('id', '=', id)
    .where('doubled_at', 'is not', null)
    .execute()
  await context.audit({
    operation: 'publish_contents.end_double',
    subjectType: 'publish_contents',
    subjectIds: [id],
    before: { doubled_at: row.doubled_at?.toISOString() ?? null },
  })
  return { id }
}
