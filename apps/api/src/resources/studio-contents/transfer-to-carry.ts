import type { Selectable } from 'kysely'
import type { StudioContentsTable } from '../../db/studio-tables.ts'
import { findRows, rowFailure } from '../../jsonapi/batch.ts'
import type { Context } from '../../jsonapi/context.ts'
import { deriveRows, type DerivedRow } from '../../workflows/derive-rows.ts'
import { imageResultStatus } from '../../workflows/image-result-status.ts'
import { carryContentRows } from '../carry-contents/carry-content-rows.ts'
import { studioContentRows } from './studio-content-rows.ts'

export type StudioContent = Selectable<StudioContentsTable>

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

/** The contents that may go on to another family: what was rejected stays. */
export async function findTransferable(context: Context, ids: readonly string[]) {
  const { rows, failed } = await findRows<StudioContent>(context, studioContentRows, ids)
  for (const { id, status } of rows)
    if (status === 'rejected')
      failed.push(
        rowFailure(id, 'not_transferable', '被驳回的内容不能转移 / a rejected content stays'),
      )
  return { rows: rows.filter(({ status }) => status !== 'rejected'), failed }
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
    channel: content.platform,
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
