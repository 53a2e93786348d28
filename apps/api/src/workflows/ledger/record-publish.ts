import { sql, type Selectable } from 'kysely'
import { beyondScope } from '../../db/beyond-scope.ts'
import { hold } from '../../db/hold.ts'
import type { PublishContentsTable } from '../../db/publishing-tables.ts'
import { CONTENT_FAMILIES, isContentFamily } from './content-families.ts'
import type { LedgerWork } from './ledger-work.ts'

/** The columns of an item that are recorded. */
export const RECORDED = [
  'id',
  'business_team_id',
  'user_id',
  'studio_account_id',
  'family',
  'content_id',
  'draft',
  'title',
  'channel',
  'topic',
  'brand',
  'desc',
  'images',
  'paragraphs',
  'items',
  'account_name',
  'priority',
] as const satisfies (keyof PublishContentsTable)[]
type Item = Pick<Selectable<PublishContentsTable>, (typeof RECORDED)[number]>

/**
 * Records a publication for the lists of the console: in the records of the content's family, and
 * in its content.
 *
 * @source domain: words (carry_/smart_/creative_publish: a content pushed to a channel)
 */
export async function recordPublish(
  { db, now }: LedgerWork,
  item: Item,
  feedId: string,
): Promise<void> {
  const { table, row } = recordOf(item, now)
  const record = db
    .insertInto(table)
    .values({
      ...row,
      business_team_id: item.business_team_id,
      user_id: item.user_id,
      studio_account_id: item.studio_account_id,
      publish_content_id: item.id,
      feed_id: feedId,
      title: item.title,
      channel: item.channel,
      release_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('publish_content_id').doUpdateSet({ feed_id: feedId }),
    )
  await hold(db, record)
  if (item.content_id === null || !isContentFamily(item.family) || item.draft) return
  const contents = CONTENT_FAMILIES[item.family]
  // The operator of the account publishes contents of colleagues.
  await beyondScope(db, () =>
    hold(
      db,
      sql`update ${sql.table(contents)}
        set status = 'published', published_at = ${now}, updated_at = ${now}
        where id = ${item.content_id} and deleted_at is null`,
    ),
  )
}

/** Columns of one family's record in addition to the common ones. */
function recordOf(item: Item, now: Date) {
  const { content_id, topic, brand, images, paragraphs } = item
  if (item.family === 'smart') return { table: 'smart_publishes' as const, row: { content_id } }
  if (item.family === 'creative') {
    const row = { content_id, topic, brand, make_images: images }
    return { table: 'creative_publishes' as const, row }
  }
  const items: unknown[] = item.items
  const row = {
    content_id: item.family === 'carry' ? content_id : null,
    desc: item.desc,
    cover: images[0] ?? '',
    topic,
    images,
    paragraphs,
    item_ids: items.flatMap(goodsId),
    source_items: JSON.stringify(items),
    source_user: item.account_name,
    priority: item.priority,
    published_at: now,
  }
  return { table: 'carry_publishes' as const, row }
}

const goodsId = (item: unknown): string[] =>
  typeof item === 'object' && item !== null && 'item_id' in item ? [String(item.item_id)] : []
