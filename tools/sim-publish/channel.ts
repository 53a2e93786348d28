import type { LookFate } from './script.ts'
import { contentOf } from './watch.ts'
import type { WorldClock } from './world-clock.ts'

export type Post = {
  readonly attemptKey: string
  readonly contentId: number
  readonly feedId: string
  readonly at: number
}

/** The outside platform: what the public sees. */
export type Channel = {
  readonly posts: readonly Post[]
  /** How late the server's sweep is, ms. */
  readonly sweepLagMs: number
  readonly post: (attemptKey: string) => Post
  readonly nextLook: () => LookFate
  /** From now on every look says what there is. */
  readonly calm: () => void
}

export function createChannel(
  clock: WorldClock,
  looks: readonly LookFate[],
  sweepLagMs: number,
): Channel {
  const posts: Post[] = []
  let lookCount = 0
  let isCalm = false
  return {
    posts,
    sweepLagMs,
    post(attemptKey) {
      const contentId = contentOf(attemptKey)
      const post = { attemptKey, contentId, feedId: `feed-${posts.length + 1}`, at: clock.now() }
      posts.push(post)
      return post
    },
    nextLook: () => (isCalm ? undefined : looks[lookCount++]) ?? 'ok',
    calm: () => void (isCalm = true),
  }
}
