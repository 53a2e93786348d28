import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import { changeRows } from '../../jsonapi/change-rows.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { notFound } from '../../kernel/problem.ts'
import { carryPublishRows } from './carry-publish-rows.ts'

/**
 * Takes the goods of one source off a record. A product that says nothing of its source has that
 * of the content it was published from.
 *
 * @throws Problem 404
 * @source domain: verb table (clear_*: with count; restorable)
 */
export async function clearSourceItems(
  context: Context,
  { id, input }: { id: number; input: { source: string } },
) {
  const { rows } = await sql<{ source_items: unknown[]; item_ids: string[]; source: string }>`
    select t.source_items, t.item_ids, coalesce(c.source, '') as source
    from carry_publishes t left join carry_contents c on c.id = t.content_id
    where t.id = ${id} and t.deleted_at is null and ${carryPublishRows.scope(actorOf(context))}
    for update of t`.execute(context.db)
  const [row] = rows
  if (!row) throw notFound(THINGS.publishRecord)
  const gone = row.source_items.filter((item) => sourceOf(item, row.source) === input.source)
  if (gone.length === 0) return { count: 0, undo_id: null }
  const kept = row.source_items.filter((item) => !gone.includes(item))
  const stays = new Set(kept.map(itemIdOf))
  const leaves = new Set(gone.map(itemIdOf).filter((itemId) => !stays.has(itemId)))
  const undoId = await changeRows(context, {
    operation: 'carry_publishes.clear_source_items',
    resource: carryPublishRows,
    ids: [id],
    set: {
      source_items: kept,
      item_ids: row.item_ids.filter((itemId) => !leaves.has(itemId)),
    },
    reason: input.source,
  })
  return { count: gone.length, undo_id: undoId }
}

const fieldOf = (item: unknown, name: string): string | undefined => {
  if (typeof item !== 'object' || item === null) return undefined
  const value: unknown = Object.entries(item).find(([key]) => key === name)?.[1]
  return typeof value === 'string' && value !== '' ? value : undefined
}
const sourceOf = (item: unknown, otherwise: string) => fieldOf(item, 'source') ?? otherwise
const itemIdOf = (item: unknown) => fieldOf(item, 'item_id') ?? ''
