import { says } from '@omc/core/problems'
import type { Selectable } from 'kysely'
import type { StudioContentsTable } from '../../db/studio-tables.ts'
import { findRows, rowFailure } from '../../jsonapi/batch.ts'
import type { Context } from '../../jsonapi/context.ts'
import { deriveRows, type DerivedRow } from '../../workflows/derive-rows.ts'
import { imageResultStatus } from '../../workflows/image-result-status.ts'
import { carryContentRows } from '../carry-contents/carry-content-rows.ts'
import { studioContentRows } from './studio-content-rows.ts'

export interface StudioContent extends Selectable<StudioContentsTable> {
  /** Where its account publishes; empty without an account. */
  channel: string
}

/**
 * Derives carry contents, once per content.
 *
 * @source domain: verb table (transfer_to_*)
 */
export async function transferToCarry(context: Context, { query }: { query: { ids: string[] } }) {
  const { rows, failed } = await findTransferable(context, query.ids)
  return deriveRows(context, {
    operation: 'studio_contents.transfer_to_carry',
    into: carryContentRows,
    rows: rows.map(toCarry),
    failed,
  })
}

/** Contents that may move to another family; rejected ones may not. */
export async function findTransferable(context: Context, ids: readonly string[]) {
  const { rows, failed } = await findRows<Selectable<StudioContentsTable>>(
    context,
    studioContentRows,
    ids,
  )
  const channels = await channelsOf(
    context,
    rows.flatMap(({ studio_account_id: id }) => id ?? []),
  )
  for (const { id, status } of rows)
    if (status === 'rejected') failed.push(rowFailure(id, says('not_transferable')))
  const transferable = rows
    .filter(({ status }) => status !== 'rejected')
    .map((row): StudioContent => ({ ...row, channel: channels.get(row.studio_account_id) ?? '' }))
  return { rows: transferable, failed }
}

async function channelsOf(
  { db }: Context,
  accountIds: readonly number[],
): Promise<Map<number | null, string>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('studio_accounts')
    .select(['id', 'platform'])
    .where('id', 'in', accountIds)
    .execute()
  return new Map(rows.map(({ id, platform }) => [id, platform]))
}

/** A clip counts like an image: both are what the piece shows. */
export const picturesOf = ({ images, video }: Pick<StudioContent, 'images' | 'video'>) =>
  images.length + (video === '' ? 0 : 1)

const toCarry = (content: StudioContent): DerivedRow => ({
  source: String(content.id),
  origin: { type: 'studio_contents', id: String(content.id) },
  values: {
    business_team_id: content.business_team_id,
    user_id: content.user_id,
    title: content.title,
    cover: content.cover,
    images: content.images,
    video: content.video,
    desc: content.desc,
    audio_text: content.audio_text,
    status: imageResultStatus('carry', picturesOf(content)),
    source: content.source,
    channel: content.channel,
    content_type: content.content_type,
    ratio: content.ratio,
    play: content.play_count,
    items: JSON.stringify(content.items),
    topic: content.topic,
    category: content.category,
    like_count: content.like_count,
    collect_count: content.collect_count,
    comment_count: content.comment_count,
  },
})
