import type { ChannelGateway, OwnPost, OwnPosts } from './gateway.ts'
import type { SendToChannel } from './send-to-channel.ts'

const PAGE_SIZE = 100
/** An account with more posts than this is left to a person. */
const MAX_PAGES = 200

/** Read-only list of all posts of an account. Its failures prove nothing. */
export function createOwnPosts(send: SendToChannel): ChannelGateway['ownPosts'] {
  return async (channel, uid) => {
    const posts: OwnPost[] = []
    try {
      for (let page = 1; page <= MAX_PAGES; page += 1) {
        const { status, text } = await send(channel, {
          method: 'GET',
          path: ['accounts', uid, 'posts'],
          query: { page, size: PAGE_SIZE },
        })
        if (status < 200 || status > 299) return { tag: 'unclear', why: `status ${status}` }
        const { data, total, complete } = readPage(JSON.parse(text))
        posts.push(...data)
        if (complete) return whole(posts, total)
        if (data.length < PAGE_SIZE) break
      }
      return { tag: 'unclear', why: 'the list is not complete' }
    } catch (error) {
      return { tag: 'unclear', why: error instanceof Error ? error.message : String(error) }
    }
  }
}

/** A new post during paging shifts the others: the next look-up decides. */
const whole = (posts: OwnPost[], total: number): OwnPosts =>
  posts.length === total
    ? { tag: 'all', posts }
    : { tag: 'unclear', why: 'the list changed while it was read' }

/** @throws Error when it is no page of posts */
function readPage(body: unknown): { data: OwnPost[]; total: number; complete: boolean } {
  const { data, total, complete }: Record<string, unknown> = Object(body)
  if (!Array.isArray(data) || typeof total !== 'number') throw new Error('not a list of posts')
  return { data: data.map(readPost), total, complete: complete === true }
}

function readPost(value: unknown): OwnPost {
  const { attempt_key: key, feed_id: feedId, title }: Record<string, unknown> = Object(value)
  if (typeof feedId !== 'string' || feedId === '') throw new Error('a post has no feed id')
  return {
    attemptKey: typeof key === 'string' ? key : undefined,
    feedId,
    title: typeof title === 'string' ? title : '',
  }
}
