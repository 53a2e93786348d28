import T, { type Static } from 'typebox'
import { findRows } from '../../jsonapi/batch.ts'
import { changeRows } from '../../jsonapi/change-rows.ts'
import type { Context } from '../../jsonapi/context.ts'
import { Closed, IdOf, Nullable, Text } from '../../jsonapi/schema.ts'
import { notFound, problem } from '../../kernel/problem.ts'
import { exactFen } from '../../workflows/materials/fen.ts'
import { recordDetails } from '../../workflows/materials/item-details.ts'
import { itemRows } from '../../workflows/materials/item-rows.ts'
import { storingOf } from '../../workflows/materials/storing.ts'
import type { ItemRow } from './find-material.ts'
import { ITEM_FIELDS, commissionFen } from './written-items.ts'

const optional = {
  title: T.Optional(ITEM_FIELDS.title),
  shop_title: T.Optional(ITEM_FIELDS.shop_title),
  brand: T.Optional(ITEM_FIELDS.brand),
  pic_url: T.Optional(ITEM_FIELDS.pic_url),
  images: T.Optional(ITEM_FIELDS.images),
  item_url: T.Optional(ITEM_FIELDS.item_url),
  category: T.Optional(ITEM_FIELDS.category),
  sales: T.Optional(ITEM_FIELDS.sales),
  price: T.Optional(ITEM_FIELDS.price),
  commission_rate: T.Optional(ITEM_FIELDS.commission_rate),
  commission_price: T.Optional(ITEM_FIELDS.commission_price),
  detail_info: T.Optional(ITEM_FIELDS.detail_info),
  available: T.Optional(ITEM_FIELDS.available),
}

export const ItemChange = Closed({
  carry_item_id: IdOf('carry_items'),
  carry_material_id: T.Optional(Nullable(IdOf('carry_materials'))),
  business_category_id: T.Optional(Nullable(IdOf('business_categories'))),
  unavailable_reason: T.Optional(Text(500)),
  ...optional,
})
type Input = Static<typeof ItemChange>

/**
 * Changes what is written of an item, or the material it stands under; what is not named stays.
 *
 * @throws Problem 404 `not_found` · 422 `nothing_to_change`, `too_precise`
 */
export async function updateMaterialItem(context: Context, { input }: { input: Input }) {
  const { rows } = await findRows<ItemRow>(context, itemRows, [input.carry_item_id])
  const [item] = rows
  if (!item) throw notFound(itemRows.label)
  const set = columnsOf(input, item)
  if (Object.keys(set).length === 0) {
    throw problem(
      'nothing_to_change',
      {},
      {
        source: { pointer: '/data/attributes' },
      },
    )
  }
  await changeRows(context, {
    operation: 'carry_materials.update_material_item',
    resource: itemRows,
    ids: [item.id],
    set,
  })
  await recordDetails(storingOf(context, { teamId: item.business_team_id }), [item.id])
  return { id: item.id }
}

function columnsOf(
  { carry_item_id: _id, price, commission_price, ...rest }: Input,
  item: ItemRow,
): Record<string, unknown> {
  const price_fen = price === undefined ? item.price_fen : exactFen(price, 'price')
  const rate = rest.commission_rate ?? Number(item.commission_rate)
  exactFen(rate, 'commission_rate')
  const follows = price !== undefined || rest.commission_rate !== undefined
  return {
    ...rest,
    ...(price === undefined ? {} : { price_fen }),
    ...(commission_price === undefined
      ? follows
        ? { commission_price_fen: commissionFen(price_fen, rate) }
        : {}
      : { commission_price_fen: exactFen(commission_price, 'commission_price') }),
    // An item offered again loses its reason for being unavailable.
    ...(rest.available === true ? { unavailable_reason: '' } : {}),
  }
}
