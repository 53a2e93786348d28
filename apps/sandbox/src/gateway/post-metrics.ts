import { figuresOfPost, hintsOfPost } from '@omc/demo-world'
import type { Post } from '../store/post-store.ts'

/**
 * Figures of a post.
 *
 * @param post  undefined for a feed id of old that the journal does not have
 */
export const metricsOf = (feedId: string, post: Post | undefined, now: number) => ({
  feed_id: feedId,
  ...figuresOfPost(feedId, now),
  improve_hints: hintsOfPost(feedId),
  state: post?.state ?? 'published',
})
