import type { Context } from '../../jsonapi/context.ts'
import { deriveRows, type DerivedRow } from '../../workflows/derive-rows.ts'
import { imageResultStatus } from '../../workflows/image-result-status.ts'
import { findTransferable, type StudioContent } from '../studio-contents/transfer-to-carry.ts'

/**
 * Derives smart contents of contents of the accounts, once per content.
 *
 * @source domain: verb table (transfer_to_*); resources §4 (image processing result)
 */
export async function transferToSmart(context: Context, { query }: { query: { ids: string[] } }) {
  const { rows, failed } = await findTransferable(context, query.ids)
  return deriveRows(context, {
    operation: 'studio_accounts.transfer_to_smart',
    into: { type: 'smart_contents', table: 'smart_contents', lifeCycle: true },
    rows: rows.map(toSmart),
    failed,
  })
}

const toSmart = (content: StudioContent): DerivedRow => ({
  source: String(content.id),
  origin: { type: 'studio_contents', id: String(content.id) },
  values: {
    business_team_id: content.business_team_id,
    user_id: content.user_id,
    title: content.title,
    images: content.images,
    desc: content.desc,
    topic: content.topic,
    source: content.source,
    category: content.category,
    channel: content.channel,
    items: JSON.stringify(content.items),
    status: imageResultStatus('smart', content.images.length),
  },
})
