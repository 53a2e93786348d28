import type { Selectable } from 'kysely'
import type { SmartContentsTable } from '../../db/smart-tables.ts'
import { findRows } from '../../jsonapi/batch.ts'
import type { Context } from '../../jsonapi/context.ts'
import { deriveRows, type DerivedRow } from '../../workflows/derive-rows.ts'
import { imageResultStatus } from '../../workflows/image-result-status.ts'
import { smartContentRows } from './smart-content-rows.ts'

type Content = Selectable<SmartContentsTable>

/** Makes carry contents of smart contents, once for each. @source domain: verb table (transfer_to_*) */
export async function transferToCarry(context: Context, { query }: { query: { ids: string[] } }) {
  const { rows, failed } = await findRows<Content>(context, smartContentRows, query.ids)
  return deriveRows(context, {
    operation: 'smart_contents.transfer_to_carry',
    into: { type: 'carry_contents', table: 'carry_contents', lifeCycle: true },
    rows: rows.map((content) =>
      derived(content, {
        cover: content.images[0] ?? '',
        channel: content.channel,
        content_type: 'image',
        status: imageResultStatus('carry', imagesOf(content).length),
      }),
    ),
    failed,
  })
}

/** Makes creative contents of smart contents, once for each. */
export async function createContentFromSmart(
  context: Context,
  { input }: { input: { ids: string[]; brand?: string } },
) {
  const { rows, failed } = await findRows<Content>(context, smartContentRows, input.ids)
  return deriveRows(context, {
    operation: 'smart_contents.create_content_from_smart',
    into: { type: 'creative_contents', table: 'creative_contents', lifeCycle: true },
    rows: rows.map((content) =>
      derived(content, {
        make_images: content.make_images,
        channel: content.channel,
        brand: input.brand ?? '',
        status: imageResultStatus('smart', imagesOf(content).length),
      }),
    ),
    failed,
  })
}

const imagesOf = ({ images, make_images: made }: Content) => (made.length > 0 ? made : images)

const derived = (content: Content, values: Record<string, unknown>): DerivedRow => ({
  source: String(content.id),
  origin: { type: 'smart_contents', id: String(content.id) },
  values: {
    business_team_id: content.business_team_id,
    user_id: content.user_id,
    title: content.title,
    images: imagesOf(content),
    desc: content.desc,
    paragraphs: content.paragraphs,
    items: JSON.stringify(content.items),
    topic: content.topic,
    source: 'smart',
    category: content.category,
    ...values,
  },
})
