import T, { type Static } from 'typebox'
import type { Context } from '../../jsonapi/context.ts'
import { Closed, IdsOf } from '../../jsonapi/schema.ts'
import { problem } from '../../kernel/problem.ts'
import { startJob } from '../../workflows/jobs/start-job.ts'

export const MaterialJob = Closed({
  ids: IdsOf('carry_materials', 500),
  items_limit: T.Optional(
    T.Integer({ minimum: 1, maximum: 20, description: 'items to collect for each; default 5' }),
  ),
})
export const SyncItems = Closed({
  ids: T.Optional(IdsOf('carry_materials', 500)),
  item_ids: T.Optional(IdsOf('carry_items', 500)),
})

/** Starts the collecting of items and pictures for chosen materials. */
export async function execMaterialJob(
  context: Context,
  { input }: { input: Static<typeof MaterialJob> },
) {
  const { ids, items_limit = 5 } = input
  const id = await startJob(context, {
    kind: 'collect_materials',
    input: { ids, items_limit },
    total: ids.length,
    operation: 'carry_materials.exec_material_job',
  })
  return { id }
}

/**
 * Starts the refreshing of price, commission and availability.
 *
 * @throws Problem 422 `ids_or_item_ids`: exactly one of the two says which
 */
export async function syncCommerceItems(
  context: Context,
  { input }: { input: Static<typeof SyncItems> },
) {
  const { ids, item_ids } = input
  if ((ids === undefined) === (item_ids === undefined)) {
    throw problem('ids_or_item_ids', {}, { source: { pointer: '/data/attributes/ids' } })
  }
  const id = await startJob(context, {
    kind: 'sync_commerce_items',
    input: ids ? { ids } : { item_ids },
    operation: 'carry_materials.sync_commerce_items',
  })
  return { id }
}
