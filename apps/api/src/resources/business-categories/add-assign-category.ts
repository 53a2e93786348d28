import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import { findRows } from '../../jsonapi/batch.ts'
import { changeRows } from '../../jsonapi/change-rows.ts'
import type { Context } from '../../jsonapi/context.ts'
import type { RecordAnswer } from '../../jsonapi/present-answer.ts'
import type { Resource } from '../../jsonapi/resource.ts'
import { notFound, problem } from '../../kernel/problem.ts'

const MAX_NAMES = 100

/**
 * Gives outside categories to one category of a team, and takes them from whichever had them: an
 * outside category leads to one of ours.
 *
 * @throws Problem 404, 409 `too_many_names`
 * @source resources spec §7 (add_assign_category)
 */
export async function addAssignCategory(
  context: Context,
  resource: Resource,
  input: { category_id: string; assign_category_names: string[] },
): Promise<RecordAnswer> {
  interface Row {
    business_team_id: number
    assign_category_names: string[]
  }
  const names = [...new Set(input.assign_category_names.map((name) => name.trim()))].filter(Boolean)
  const { rows } = await findRows<Row>(context, resource, [input.category_id])
  const [category] = rows
  if (!category) throw notFound(THINGS.category)
  const all = [...new Set([...category.assign_category_names, ...names])]
  if (all.length > MAX_NAMES) {
    throw problem(
      'too_many_names',
      { max_names: MAX_NAMES },
      {
        source: { pointer: '/data/attributes/assign_category_names' },
      },
    )
  }
  const holders = await sql<{ id: number }>`
    select id from business_categories where business_team_id = ${category.business_team_id}
      and assign_category_names && ${names}::text[] and id <> ${category.id} and deleted_at is null
    order by id for update`.execute(context.db)
  await changeRows(context, {
    operation: 'business_categories.add_assign_category',
    resource,
    ids: [category.id, ...holders.rows.map(({ id }) => id)],
    set: {
      assign_category_names: sql`case when t.id = ${category.id} then ${all}::text[] else array(
        select name from unnest(t.assign_category_names) with ordinality as n(name, place)
        where name <> all(${names}::text[]) order by place) end`,
    },
  })
  return { id: category.id }
}
