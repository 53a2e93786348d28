import { CHANNELS } from '@omc/core'
import { says } from '@omc/core/problems'
import T, { type Static } from 'typebox'
import { findRows, rowFailure } from '../../jsonapi/batch.ts'
import type { Context } from '../../jsonapi/context.ts'
import { Closed, IdOf, OneOf, Text } from '../../jsonapi/schema.ts'
import { quoted } from '../../kernel/problem.ts'
import { deriveRows, type DerivedRow } from '../../workflows/derive-rows.ts'
import { recordAssigns } from '../../workflows/materials/item-details.ts'
import { itemRows } from '../../workflows/materials/item-rows.ts'
import { storingOf } from '../../workflows/materials/storing.ts'
import { assertColleague } from '../carry-materials/assert-colleague.ts'
import { contentValues, picturesOfItem } from '../carry-materials/content-of-material.ts'
import type { ItemRow } from '../carry-materials/find-material.ts'

export const ItemsContent = Closed({
  user_id: T.Optional(IdOf('users')),
  channel: T.Optional(OneOf(...CHANNELS)),
  topic: T.Optional(Text(100)),
})
type Input = Static<typeof ItemsContent> & { ids: string[] }

/**
 * Makes one content of each item for the creator who is to write it, once per item. What is not
 * offered any more is left out.
 *
 * @source domain: verb table (creation_contents: idempotent by origin, per-row results)
 */
export async function creatorItemsContent(context: Context, { input }: { input: Input }) {
  const { rows, failed } = await findRows<ItemRow>(context, itemRows, input.ids)
  const userId = input.user_id === undefined ? undefined : Number(input.user_id)
  const teams = new Set(rows.map((row) => row.business_team_id))
  if (userId !== undefined)
    for (const teamId of teams) await assertColleague(context, userId, teamId)
  const offered = rows.filter(({ available }) => available)
  const gone = rows
    .filter(({ available }) => !available)
    .map(({ id, unavailable_reason }) =>
      rowFailure(
        id,
        unavailable_reason ? quoted('not_available', unavailable_reason) : says('not_available'),
      ),
    )
  const derived = await deriveRows(context, {
    operation: 'carry_items.creator_items_content',
    into: { type: 'carry_contents', table: 'carry_contents', lifeCycle: true },
    rows: offered.map((item) => contentOfItem(item, input, userId)),
    failed: [...failed, ...gone],
  })
  const byId = new Map(offered.map((item) => [String(item.id), item]))
  for (const { id, record_id, existing } of derived.succeeded) {
    const item = byId.get(id)
    if (existing || !item) continue
    await recordAssigns(storingOf(context, { teamId: item.business_team_id, userId }), {
      itemIds: [item.id],
      kind: 'content',
      targetId: Number(record_id),
      title: item.title,
    })
  }
  return derived
}

const contentOfItem = (
  item: ItemRow,
  { channel, topic = '' }: Input,
  userId: number | undefined,
): DerivedRow => ({
  source: String(item.id),
  origin: { type: 'carry_items', id: String(item.id) },
  values: {
    ...contentValues({ images: picturesOfItem(item), items: [item], cover: item.pic_url }),
    business_team_id: item.business_team_id,
    user_id: userId ?? item.user_id,
    title: item.title,
    source: item.source,
    channel: channel ?? '',
    topic,
    category: item.category,
    business_category_id: item.business_category_id,
    carry_material_id: item.carry_material_id,
  },
})
