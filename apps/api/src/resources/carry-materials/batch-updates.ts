import { sql } from 'kysely'
import T, { type Static } from 'typebox'
import { batchAnswer, findRows } from '../../jsonapi/batch.ts'
import { changeRows, trashRows } from '../../jsonapi/change-rows.ts'
import type { Context } from '../../jsonapi/context.ts'
import type { Resource } from '../../jsonapi/resource.ts'
import { Closed, IdOf, Label, Nullable, OneOf, type ObjectSchema } from '../../jsonapi/schema.ts'
import { categoryColumns } from '../../workflows/category-columns.ts'
import { guardTeamOfCategory } from '../../workflows/guard-category-team.ts'
import { MATERIAL_STATUSES, materialRows } from './material-rows.ts'

export const CategoryChange = Closed({
  business_category_id: Nullable(IdOf('business_categories')),
})
export const PoolChange = Closed({
  pooling: T.Optional(T.Boolean({ description: 'false takes them out; default true' })),
})
export const TagChange = Closed({
  tags: T.Array(Label(50), { maxItems: 50, uniqueItems: true }),
  mode: T.Optional(OneOf('set', 'add', 'remove')),
})
export const FromSource = Closed({
  source: T.String({ minLength: 1, maxLength: 50, examples: ['taobaoke'] }),
  source_user: T.Optional(Label(100)),
  status: T.Optional(OneOf(...MATERIAL_STATUSES)),
})

type Chosen<S extends ObjectSchema> = Static<S> & { ids: string[] }

interface Change {
  resource: Resource
  operation: string
  ids: readonly string[]
  set: Record<string, unknown>
  /** Looks at the rows that were found, before the first change. */
  guard?: (rows: readonly { business_team_id: number }[]) => Promise<void>
}

async function changeAll(context: Context, { resource, operation, ids, set, guard }: Change) {
  const { rows, failed } = await findRows<{ business_team_id: number }>(context, resource, ids)
  await guard?.(rows)
  const succeeded = rows.map(({ id }) => id)
  const undoId = await changeRows(context, {
    operation: `${resource.type}.${operation}`,
    resource,
    ids: succeeded,
    set,
  })
  return batchAnswer({ succeeded, failed, undoId })
}

/**
 * Assigns rows to a category of their team, or to none, and stores the category's name.
 *
 * @throws Problem 422 `other_team`: somebody who sees all teams could mix them up
 */
export const batchUpdateCategory =
  (resource: Resource) =>
  async (context: Context, { input }: { input: Chosen<typeof CategoryChange> }) => {
    const { ids, business_category_id: category } = input
    return changeAll(context, {
      resource,
      operation: 'batch_update_category',
      ids,
      set: categoryColumns(category),
      guard: (rows) => guardTeamOfCategory(context, category, rows),
    })
  }

/** Puts rows into the random pool, or takes them out of it. */
export const setRandomPool =
  (resource: Resource) =>
  (context: Context, { input }: { input: Chosen<typeof PoolChange> }) =>
    changeAll(context, {
      resource,
      operation: 'set_random_pool',
      ids: input.ids,
      set: { pooling: input.pooling ?? true },
    })

/** Sets, adds or removes tags; keeps their order, without duplicates. */
export const batchUpdateTagInfo = (
  context: Context,
  { input }: { input: Chosen<typeof TagChange> },
) => {
  const { ids, tags, mode = 'set' } = input
  const value = {
    set: sql`${tags}::text[]`,
    add: sql`t.tags || array(select x from unnest(${tags}::text[]) with ordinality as n(x, at)
      where x <> all(t.tags) order by at)`,
    remove: sql`array(select x from unnest(t.tags) with ordinality as n(x, at)
      where x <> all(${tags}::text[]) order by at)`,
  }[mode]
  return changeAll(context, {
    resource: materialRows,
    operation: 'batch_update_tag_info',
    ids,
    set: { tags: value },
  })
}

/**
 * Moves the materials of one source to the trash. Their items stay: they are picks of their own.
 *
 * @source domain: verb table (delete_*)
 */
export const deleteFromSource = (
  context: Context,
  { query }: { query: Static<typeof FromSource> },
) => {
  const { source, source_user, status } = query
  return trashRows(context, {
    operation: 'carry_materials.delete_from_source',
    resource: materialRows,
    where: sql<boolean>`t.source = ${source}
      and (${source_user ?? null}::text is null or t.source_user = ${source_user ?? null})
      and (${status ?? null}::text is null or t.status = ${status ?? null})`,
  })
}
