import type { Context } from '../../jsonapi/context.ts'
import { deriveRows, type DerivedRow } from '../../workflows/derive-rows.ts'
import { findOpenTask } from './find-task.ts'
import { contentIds, rowsOfTask, type Content } from './task-contents.ts'

interface Call {
  id: number
  query: { ids?: string[] }
}

/**
 * Makes a personify content of each content of a task: the same piece, to be rewritten in the voice
 * of a person. Idempotent by origin.
 *
 * @throws Problem 409 `task_closed`
 */
export const transferToPersonify = (context: Context, call: Call) =>
  transfer(context, call, {
    operation: 'creator_tasks.transfer_to_personify',
    into: { type: 'creator_contents', table: 'creator_contents', lifeCycle: true },
    toValues: (content) => ({
      ...shared(content),
      kind: 'personify',
      creator_task_id: content.creator_task_id,
      cover: content.cover,
      video: content.video,
      channel: content.channel,
    }),
  })

/** Makes a smart content of each content of a task. Idempotent by origin. */
export const transferToSmart = (context: Context, call: Call) =>
  transfer(context, call, {
    operation: 'creator_tasks.transfer_to_smart',
    into: { type: 'smart_contents', table: 'smart_contents', lifeCycle: true },
    toValues: shared,
  })

interface Transfer {
  operation: string
  into: { type: string; table: string; lifeCycle: true }
  toValues: (content: Content) => Record<string, unknown>
}

async function transfer(
  context: Context,
  { id, query }: Call,
  { operation, into, toValues }: Transfer,
) {
  await findOpenTask(context, id)
  const ids = await contentIds(context, id, { ids: query.ids, kind: 'creator' })
  const { rows, failed } = await rowsOfTask(context, id, ids)
  const derived = rows.map((content): DerivedRow => ({
    source: String(content.id),
    origin: { type: 'creator_contents', id: String(content.id) },
    values: toValues(content),
  }))
  return deriveRows(context, { operation, into, rows: derived, failed })
}

const shared = (content: Content) => ({
  business_team_id: content.business_team_id,
  user_id: content.user_id,
  title: content.title,
  images: content.images,
  paragraphs: content.paragraphs,
  items: JSON.stringify(content.items),
  desc: content.desc,
  topic: content.topic,
  source: 'creator',
  category: content.category,
  status: 'fetched',
})
