import { HINTS } from '../catalogue/phrases.ts'
import { stableHash, stablePick } from '../stable-hash.ts'
import type { Post } from '../store/post-store.ts'

const HOUR_MS = 3_600_000
const GROWING_HOURS = 72
/** Posts from before the stand-in's memory are taken to be a week old. */
const OLD_HOURS = 168

/**
 * Figures of a post: they grow for three days after it was published and then stand.
 *
 * @param post  undefined for a feed id of old that the journal does not have
 */
export function metricsOf(feedId: string, post: Post | undefined, now: number) {
  const ageHours = post ? Math.max(0, (now - Date.parse(post.created_at)) / HOUR_MS) : OLD_HOURS
  const grown = Math.min(1, Math.floor(ageHours) / GROWING_HOURS)
  const views = Math.floor((100 + (stableHash(`${feedId}:views`) % 900) ** 1.6) * grown)
  const share = (use: string, least: number, span: number): number =>
    Math.floor((views * (least + (stableHash(`${feedId}:${use}`) % span))) / 1000)
  return {
    feed_id: feedId,
    pv_count: views,
    like_count: share('like', 15, 60),
    collect_count: share('collect', 5, 30),
    comment_count: share('comment', 1, 12),
    improve_hints: [
      ...new Set([stablePick(`${feedId}:hint`, HINTS), stablePick(`${feedId}:more`, HINTS)]),
    ],
    state: post?.state ?? 'published',
  }
}
