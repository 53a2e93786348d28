import { sql, type Selectable } from 'kysely'
import type { CarryItemsTable, CarryMaterialsTable } from '../../db/material-tables.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { notFound } from '../../kernel/problem.ts'
import { itemScope } from '../../workflows/materials/item-scope.ts'
import { materialRows } from './material-rows.ts'

export type MaterialRow = Selectable<CarryMaterialsTable>
export type ItemRow = Selectable<CarryItemsTable>

/**
 * A material that the actor sees.
 *
 * @param lock  keeps others from changing it until the end of the transaction
 * @throws Problem 404 `not_found`
 */
export async function findMaterial(
  context: Context,
  id: number | string,
  { lock = false }: { lock?: boolean } = {},
): Promise<MaterialRow> {
  const { rows } = await sql<MaterialRow>`
    select t.* from carry_materials t
    where t.id = ${id}::bigint and t.deleted_at is null and ${materialRows.scope(actorOf(context))}
    ${lock ? sql`for update of t` : sql``}`.execute(context.db)
  const [row] = rows
  if (!row) throw notFound(materialRows.label)
  return row
}

/** The items under a material that the actor sees, the best paid first. */
export async function itemsOf(
  context: Context,
  materialId: number,
  limit = 100,
): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select t.* from carry_items t
    where t.carry_material_id = ${materialId} and t.deleted_at is null and ${itemScope(actorOf(context))}
    order by t.commission_price_fen desc, t.id limit ${limit}`.execute(context.db)
  return rows
}
