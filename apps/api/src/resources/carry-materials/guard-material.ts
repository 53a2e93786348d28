import type { Context } from '../../jsonapi/context.ts'
import type { Change } from '../../jsonapi/resource.ts'
import { problem } from '../../kernel/problem.ts'
import { guardCategoryTeam } from '../../workflows/guard-category-team.ts'

/**
 * A category of its team only; and a merged material does not come out of the trash alone: its items
 * and contents stand under the other one.
 *
 * @throws Problem 422 `other_team`, 409 `merged`
 */
export async function guardMaterial(context: Context, change: Change): Promise<void> {
  await guardCategoryTeam(context, change)
  if (change.verb !== 'restore') return
  const { merged_into_id: id } = change.before
  if (typeof id === 'number') throw problem('merged', { id: String(id) })
}
