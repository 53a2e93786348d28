import { says } from '@omc/core/problems'
import { sql } from 'kysely'
import T, { type Static } from 'typebox'
import { batchAnswer, findRows, rowFailure } from '../../jsonapi/batch.ts'
import { changeRows } from '../../jsonapi/change-rows.ts'
import type { Context } from '../../jsonapi/context.ts'
import { Closed, Id, IdOf, IdsOf } from '../../jsonapi/schema.ts'
import { groupSimilar, type SimilarGroup } from '../../workflows/materials/group-similar.ts'
import { keepSigns, type SeenCovers } from './cover-signs.ts'
import type { MaterialRow } from './find-material.ts'
import { materialRows } from './material-rows.ts'

export const MergeSimilar = Closed({
  ids: IdsOf('carry_materials', 500),
  into_id: T.Optional(IdOf('carry_materials')),
  similarity: T.Optional(
    T.Number({
      minimum: 0.1,
      maximum: 1,
      description: 'how alike two titles must be, 0.1 to 1; default 0.7',
    }),
  ),
  preview: T.Optional(T.Boolean({ description: 'only answers what would be merged' })),
})

export const Groups = T.Array(Closed({ into_id: Id, merged_ids: T.Array(Id) }), {
  description: 'what was merged into what',
})

const USUAL_SIMILARITY = 0.7

/**
 * Merges what is the same among the chosen materials: alike in cover and title, or with items in
 * common. Of
 * each group one stays; items and contents of the others go to it, and one undo brings all back.
 */
export async function mergeSimilarMaterial(
  context: Context,
  { input, found }: { input: Static<typeof MergeSimilar>; found: SeenCovers },
) {
  const ids = [...new Set([...input.ids, ...(input.into_id ? [input.into_id] : [])])]
  const { rows, failed } = await findRows<MaterialRow>(context, materialRows, ids)
  const groups = await groupsOf(context, rows, await keepSigns(context, found), input)
  const answer = groups.map(({ into, merged }) => ({
    into_id: String(into),
    merged_ids: merged.map(String),
  }))
  const merged = groups.flatMap((group) => group.merged)
  const touched = new Set(groups.flatMap((group) => [group.into, ...group.merged]))
  const alone = rows
    .filter(({ id }) => !touched.has(id))
    .map(({ id }) => rowFailure(id, says('no_similar')))
  const failures = [...failed, ...alone]
  if (input.preview || merged.length === 0)
    return { ...batchAnswer({ succeeded: [], failed: failures }), groups: answer }
  const undoId = await changeRows(context, {
    operation: 'carry_materials.merge_similar_material',
    resource: materialRows,
    ids: merged,
    set: { merged_into_id: target(groups), deleted_at: context.now },
  })
  return { ...batchAnswer({ succeeded: merged, failed: failures, undoId }), groups: answer }
}

/** Teams are never mixed, no matter who calls. */
async function groupsOf(
  { db }: Context,
  rows: readonly MaterialRow[],
  signs: ReadonlyMap<number, string>,
  { similarity = USUAL_SIMILARITY, into_id }: Static<typeof MergeSimilar>,
): Promise<SimilarGroup[]> {
  const found = await sql<{ carry_material_id: number; key: string }>`
    select carry_material_id, source || '/' || item_id as key from carry_items
    where carry_material_id = any(${rows.map(({ id }) => id)}::bigint[]) and deleted_at is null`.execute(
    db,
  )
  const teams = [...new Set(rows.map((row) => row.business_team_id))]
  return teams.flatMap((team) =>
    groupSimilar(
      rows
        .filter((row) => row.business_team_id === team)
        .map(({ id, title, category }) => ({
          id,
          title,
          category,
          sign: signs.get(id) ?? '',
          itemKeys: found.rows.filter((row) => row.carry_material_id === id).map(({ key }) => key),
        })),
      similarity,
      into_id === undefined ? undefined : Number(into_id),
    ),
  )
}

/** Target of each merged row. */
const target = (groups: readonly SimilarGroup[]) =>
  sql`(case t.id ${sql.join(
    groups.flatMap(({ into, merged }) =>
      merged.map((id) => sql`when ${id}::bigint then ${into}::bigint`),
    ),
    sql` `,
  )} end)`
