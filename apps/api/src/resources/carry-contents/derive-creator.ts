import type { ContentStatus } from '@omc/core'
import { says } from '@omc/core/problems'
import { sql, type Selectable } from 'kysely'
import type { CreatorContentsTable } from '../../db/creator-tables.ts'
import type { CarryContentsTable } from '../../db/publishing-tables.ts'
import { findRows, rowFailure, type RowFailure } from '../../jsonapi/batch.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { ownOrReview } from '../../jsonapi/review-scope.ts'
import { problem } from '../../kernel/problem.ts'
import { deriveRows, type DerivedRow } from '../../workflows/derive-rows.ts'
import { imageResultStatus } from '../../workflows/image-result-status.ts'
import { carryContentRows } from './carry-content-rows.ts'

type Creator = Selectable<CreatorContentsTable>
type Carry = Selectable<CarryContentsTable>

/** A clip counts like an image: both are what the piece shows. */
const shownCount = ({ images, video }: { images: string[]; video: string }) =>
  images.length + (video === '' ? 0 : 1)

/**
 * Makes carry contents of creators' contents, once for each.
 *
 * @source domain: verb table (add_content_from_*)
 */
export async function addContentFromCreator(
  context: Context,
  { input }: { input: { ids: string[] } },
) {
  const { rows, failed } = await findCreatorContents(context, input.ids)
  const derived = withoutRejected(rows, failed).map((content): DerivedRow => {
    const images = content.make_images.length > 0 ? content.make_images : content.images
    return {
      source: String(content.id),
      origin: { type: 'creator_contents', id: String(content.id) },
      values: {
        business_team_id: content.business_team_id,
        user_id: content.user_id,
        title: content.title,
        cover: content.cover,
        images,
        video: content.video,
        desc: content.desc,
        topic: content.topic,
        paragraphs: content.paragraphs,
        items: JSON.stringify(content.items),
        category: content.category,
        channel: content.channel,
        source: content.source,
        content_type: content.video === '' ? 'image' : 'video',
        extra_info: JSON.stringify(content.extra_info),
        status: imageResultStatus('carry', shownCount({ ...content, images })),
      },
    }
  })
  return deriveRows(context, {
    operation: 'carry_contents.add_content_from_creator',
    into: carryContentRows,
    rows: derived,
    failed,
  })
}

interface GenerateInput {
  ids: string[]
  creator_task_id?: string
  kind?: 'creator' | 'personify'
}

/**
 * Makes creators' contents of carry contents, once for each; they may belong to an assignment.
 *
 * @throws Problem 409 `task_closed`
 * @source domain: verb table (generate_*)
 */
export async function generateCarryCreator(context: Context, { input }: { input: GenerateInput }) {
  const task = await findTask(context, input.creator_task_id)
  const { rows, failed } = await findRows<Carry>(context, carryContentRows, input.ids)
  const usable = withoutRejected(rows, failed).filter((row) => {
    if (!task || task.business_team_id === row.business_team_id) return true
    failed.push(rowFailure(row.id, says('other_team.content_task')))
    return false
  })
  const derived = usable.map((content): DerivedRow => ({
    source: String(content.id),
    origin: { type: 'carry_contents', id: String(content.id) },
    values: {
      business_team_id: content.business_team_id,
      user_id: task?.user_id ?? content.user_id,
      creator_task_id: task?.id ?? null,
      kind: input.kind ?? 'creator',
      title: content.title,
      cover: content.cover,
      images: content.images,
      video: content.video,
      desc: content.desc,
      topic: content.topic,
      paragraphs: content.paragraphs,
      items: JSON.stringify(content.items),
      category: content.category,
      channel: content.channel,
      source: content.source,
      extra_info: JSON.stringify(content.extra_info),
      // Their images are handled for the creator again.
      status: shownCount(content) > 0 ? 'processed' : 'fetched',
    },
  }))
  return deriveRows(context, {
    operation: 'carry_contents.generate_carry_creator',
    into: { type: 'creator_contents', table: 'creator_contents', lifeCycle: true },
    rows: derived,
    failed,
  })
}

function withoutRejected<R extends { id: number; status: ContentStatus }>(
  rows: readonly R[],
  failed: RowFailure[],
): R[] {
  return rows.filter(({ id, status }) => {
    if (status !== 'rejected') return true
    failed.push(rowFailure(id, says('not_transferable')))
    return false
  })
}

async function findCreatorContents(context: Context, ids: readonly string[]) {
  const { rows } = await sql<Creator>`
    select t.* from creator_contents t
    where t.id = any(${[...ids]}::bigint[]) and t.deleted_at is null
      and ${ownOrReview('carry_contents')(actorOf(context))} order by t.id for update`.execute(
    context.db,
  )
  const found = new Set(rows.map(({ id }) => String(id)))
  const failed = ids
    .filter((id) => !found.has(id))
    .map((id) => rowFailure(id, says('not_found.row')))
  return { rows, failed }
}

async function findTask({ db }: Context, id: string | undefined) {
  if (id === undefined) return undefined
  // That the actor sees it has been checked with the body.
  const task = await db
    .selectFrom('creator_tasks')
    .select(['id', 'business_team_id', 'user_id', 'closed_at'])
    .where('id', '=', Number(id))
    .executeTakeFirstOrThrow()
  if (task.closed_at === null) return task
  throw problem(
    'task_closed',
    {},
    {
      source: { pointer: '/data/attributes/creator_task_id' },
    },
  )
}
