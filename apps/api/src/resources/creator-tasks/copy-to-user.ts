import { sql } from 'kysely'
import T, { type Static } from 'typebox'
import type { Db } from '../../db/database.ts'
import type { Context } from '../../jsonapi/context.ts'
import { Closed, Id } from '../../jsonapi/schema.ts'
import { assertTeamPerson } from './assert-team-person.ts'
import { findOpenTask } from './find-task.ts'

/** Returns no task record: callers with only own tasks cannot see the other person's. */
export const CopyAnswer = Closed({ id: Id, user_id: Id, existing: T.Boolean() })

/**
 * Gives a person of the team the same task with its goods, without its contents. Once per person:
 * the same call again answers the task they have.
 *
 * @throws Problem 404, 409 `task_closed`, 422 `other_team`
 */
export async function copyToUser(
  context: Context,
  { id, input }: { id: number; input: { user_id: string } },
): Promise<Static<typeof CopyAnswer>> {
  const { db, now } = context
  const task = await findOpenTask(context, id)
  const userId = Number(input.user_id)
  await assertTeamPerson(db, userId, task.business_team_id)
  const origin = `${id}/${userId}`
  const { rows } = await sql<{ id: number }>`
    insert into creator_tasks (business_team_id, user_id, category, platform, topic, topics, goods_id, page_number,
      goods_detail, keyword, items, dash, remark, origin_type, origin_id, created_at, updated_at)
    select business_team_id, ${userId}, category, platform, topic, topics, goods_id, page_number,
      goods_detail, keyword, items, dash, remark, 'creator_tasks', ${origin}, ${now}, ${now}
    from creator_tasks where id = ${id}
    on conflict (business_team_id, origin_type, origin_id) do nothing returning id`.execute(db)
  const copy = rows[0]?.id
  const answer = { user_id: input.user_id }
  if (copy === undefined) {
    const id = await findCopy(db, task.business_team_id, origin)
    return { ...answer, id: String(id), existing: true }
  }
  await sql`
    insert into creator_pools (business_team_id, user_id, creator_task_id, goods_cover, goods_id, goods_name,
      goods_detail, created_at, updated_at)
    select business_team_id, ${userId}, ${copy}, goods_cover, goods_id, goods_name, goods_detail, ${now}, ${now}
    from creator_pools where creator_task_id = ${id} and deleted_at is null`.execute(db)
  await context.audit({
    operation: 'creator_tasks.copy_to_user',
    subjectType: 'creator_tasks',
    subjectIds: [copy],
    after: { from: String(id), user_id: input.user_id },
  })
  return { ...answer, id: String(copy), existing: false }
}

async function findCopy(db: Db, teamId: number, origin: string): Promise<number> {
  const { id } = await db
    .selectFrom('creator_tasks')
    .select('id')
    .where('business_team_id', '=', teamId)
    .where('origin_type', '=', 'creator_tasks')
    .where('origin_id', '=', origin)
    .executeTakeFirstOrThrow()
  return id
}
