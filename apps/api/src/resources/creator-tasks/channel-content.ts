import { CHANNELS } from '@omc/core'
import type { AuthorContent } from '../../gateway/gateway.ts'
import type { DerivedRow } from '../../workflows/derive-rows.ts'
import type { CreatorTask } from './find-task.ts'

/** A task's contents can only go out where things are published, not where they are collected. */
export const channelOf = ({ platform }: CreatorTask) =>
  CHANNELS.some((name) => name === platform) ? platform : ''

/**
 * An outside piece as a content of a task: once per task, platform and outside id.
 *
 * @source domain: verb table (add_content_from_*, sync_*)
 */
export function channelContent(
  task: CreatorTask,
  platform: string,
  piece: AuthorContent,
): DerivedRow {
  return {
    source: piece.content_id,
    origin: { type: platform, id: `${task.id}/${piece.content_id}` },
    values: {
      business_team_id: task.business_team_id,
      user_id: task.user_id,
      creator_task_id: task.id,
      title: piece.title,
      cover: piece.cover,
      images: piece.images,
      video: piece.video,
      desc: piece.desc,
      topic: task.topic || piece.topic,
      items: JSON.stringify(piece.item_ids.map((item_id) => ({ item_id }))),
      category: task.category,
      channel: channelOf(task),
      source: platform,
      extra_info: JSON.stringify(figuresOf(piece)),
    },
  }
}

/** Data of the piece on the external page; refreshed by later syncs. */
export const figuresOf = (piece: AuthorContent) => ({
  content_id: piece.content_id,
  author_id: piece.author_id,
  kind: piece.kind,
  published_at: piece.published_at,
  play_count: piece.play_count,
  like_count: piece.like_count,
  collect_count: piece.collect_count,
  comment_count: piece.comment_count,
})
