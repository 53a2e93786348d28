import { CHANNELS } from '@omc/core'
import T, { type Static } from 'typebox'
import type { Context } from '../../jsonapi/context.ts'
import { Closed, OneOf } from '../../jsonapi/schema.ts'
import { toYuan } from '../../workflows/materials/fen.ts'
import { itemRows } from '../../workflows/materials/item-rows.ts'
import { writeCopy, type Copy } from '../../writing/copy.ts'
import { findRule } from '../../writing/find-rule.ts'
import { findItem } from './check-available.ts'

const Few = T.Optional(T.Integer({ minimum: 0, maximum: 20 }))
export const CopyQuery = Closed({
  channel: T.Optional(OneOf(...CHANNELS)),
  titles: Few,
  paragraphs: Few,
})
export const CopyAnswer = Closed({
  item_id: T.String(),
  titles: T.Array(T.String()),
  paragraphs: T.Array(T.String()),
})
type Args = { id: number; query: Static<typeof CopyQuery> }

/**
 * Has titles and paragraphs written about an item, in the limits of a channel and without its
 * banned words. They are answered, not kept: what is worth keeping is saved with a content.
 */
export async function askCopy(context: Context, { id, query }: Args) {
  const { db, services, actor } = context
  const item = await findItem(context, id)
  const rule =
    query.channel === undefined
      ? undefined
      : await findRule(db, item.business_team_id, query.channel)
  return () =>
    writeCopy(
      services,
      { actor },
      {
        about: {
          title: item.title,
          category: item.category,
          price: toYuan(item.price_fen),
          points: pointsOf(item.detail_info),
        },
        titles: query.titles ?? 3,
        paragraphs: query.paragraphs ?? 3,
        rule,
      },
    )
}

export async function getAlgoAicopy(context: Context, { id, found }: Args & { found: Copy }) {
  const { item_id } = await findItem(context, id)
  await context.audit({
    operation: 'carry_items.get_algo_aicopy',
    subjectType: itemRows.type,
    subjectIds: [id],
    after: { titles_count: found.titles.length, paragraphs_count: found.paragraphs.length },
  })
  return { item_id, ...found }
}

/** The channel's product data as selling points. */
function pointsOf({ attributes }: Record<string, unknown>): string[] {
  if (typeof attributes !== 'object' || attributes === null) return []
  return Object.entries(attributes)
    .filter(([, value]) => typeof value === 'string' && value !== '')
    .slice(0, 10)
    .map(([name, value]) => `${name}：${String(value)}`)
}
