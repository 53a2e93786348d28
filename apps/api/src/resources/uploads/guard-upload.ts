import { rowScope } from '@omc/acl'
import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { Change } from '../../jsonapi/resource.ts'
import { notFound, problem } from '../../kernel/problem.ts'

/**
 * Everyone in the team sees a file; its person and those who lead trash it. What waits to be
 * published keeps its pictures.
 *
 * @throws Problem 404 for a colleague's file, 409 `upload_queued`
 */
export async function guardUpload(context: Context, change: Change): Promise<void> {
  if (change.verb === 'create') return
  const actor = actorOf(context)
  const { user_id: owner } = change.before
  if (rowScope(actor) === 'own' && owner !== null && owner !== actor.userId)
    throw notFound(THINGS.upload)
  if (change.verb === 'delete')
    await refuseQueued(context, change.id, change.before.business_team_id)
}

async function refuseQueued({ db }: Context, id: number, team: unknown): Promise<void> {
  const { rows } = await sql<{ title: string }>`
    select q.title from publish_contents q where q.business_team_id = ${team} and q.deleted_at is null
      and q.status not in ('published', 'refused')
      and ${`/api/v1/uploads/${id}/file`} = any(q.images || q.image_list || q.extra_covers || q.make_images)
    limit 1`.execute(db)
  const [item] = rows
  if (item) throw problem('upload_queued', { title: item.title })
}
