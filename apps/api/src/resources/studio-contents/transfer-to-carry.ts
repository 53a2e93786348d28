import { sql, type Selectable } from 'kysely'
import type { StudioContentsTable } from '../../db/studio-tables.ts'
import { findRows, rowFailure } from '../../jsonapi/batch.ts'
import type { Context } from '../../jsonapi/context.ts'
import { imageResultStatus } from '../../workflows/image-result-status.ts'
import { derivedAnswer, type DerivedRow } from './derived-rows.ts'
import { studioContentRows } from './studio-content-rows.ts'

type Content = Selectable<StudioContentsTable>

/**
 * Derives carry contents; the origin makes it once per content. What was trashed on the other side
 * stays there.
 *
 * @source domain: verb table (transfer_to_*)
 */
export async function transferToCarry(context: Context, { query }: { query: { ids: string[] } }) {
  const { rows, failed } = await findRows<Content>(context, studioContentRows, query.ids)
  const derived: DerivedRow[] = []
  for (const content of rows) {
    if (content.status === 'rejected') {
      failed.push(
        rowFailure(
          content.id,
          'not_transferable',
          '被驳回的内容不能转移 / a rejected content stays',
        ),
      )
      continue
    }
    derived.push(await toCarry(context, content))
  }
  await context.audit({
    operation: 'studio_contents.transfer_to_carry',
    subjectType: 'studio_contents',
    subjectIds: derived.map(({ id }) => id),
    after: { carry_contents: derived.map(({ derivedId }) => derivedId) },
  })
  return derivedAnswer(derived, failed)
}

async function toCarry({ db, now }: Context, content: Content): Promise<DerivedRow> {
  const { rows } = await sql<{ id: number; created: boolean }>`
    insert into carry_contents (business_team_id, user_id, title, cover, images, video, "desc", audio_text, status,
      source, channel, content_type, ratio, play, items, topic, category, like_count, collect_count, comment_count,
      origin_type, origin_id, created_at, updated_at)
    values (${content.business_team_id}, ${content.user_id}, ${content.title}, ${content.cover}, ${content.images},
      ${content.video}, ${content.desc}, ${content.audio_text}, ${imageResultStatus('carry', picturesOf(content))},
      ${content.source}, ${content.platform}, ${content.content_type}, ${content.ratio}, ${content.play_count},
      ${JSON.stringify(content.items)}, ${content.topic}, ${content.category}, ${content.like_count},
      ${content.collect_count}, ${content.comment_count}, 'studio_contents', ${String(content.id)}, ${now}, ${now})
    on conflict (business_team_id, origin_type, origin_id) do nothing returning id, true as created`.execute(
    db,
  )
  const made = rows[0] ?? (await standing({ db }, content))
  return { id: content.id, derivedId: made.id, created: made.created }
}

/** A clip counts like an image: both are what the piece shows. */
export const picturesOf = ({ images, video }: Pick<Content, 'images' | 'video'>) =>
  images.length + (video === '' ? 0 : 1)

async function standing({ db }: Pick<Context, 'db'>, content: Content) {
  const { rows } = await sql<{ id: number }>`
    select id from carry_contents where business_team_id = ${content.business_team_id}
      and origin_type = 'studio_contents' and origin_id = ${String(content.id)}`.execute(db)
  return { id: Number(rows[0]?.id), created: false }
}
