import type { ChannelGateway, PostLookup } from './gateway.ts'
import type { SendToChannel } from './send-to-channel.ts'

/** Read-only look-up of an attempt's post. Its failures prove nothing. */
export function createFindPost(send: SendToChannel): ChannelGateway['findPost'] {
  return async (channel, uid, attemptKey) => {
    try {
      const { status, text } = await send(channel, {
        method: 'GET',
        path: ['accounts', uid, 'posts'],
        query: { attempt_key: attemptKey },
      })
      if (status < 200 || status > 299) return { tag: 'unclear', why: `status ${status}` }
      return readPosts(text, attemptKey)
    } catch (error) {
      return { tag: 'unclear', why: error instanceof Error ? error.message : String(error) }
    }
  }
}

function readPosts(text: string, attemptKey: string): PostLookup {
  const body: unknown = JSON.parse(text)
  if (!isListing(body)) return { tag: 'unclear', why: 'not a list of posts' }
  const post = body.data.find((one) => one.attempt_key === attemptKey)
  if (post && typeof post.feed_id === 'string' && post.feed_id !== '')
    return { tag: 'found', feedId: post.feed_id }
  if (post) return { tag: 'unclear', why: 'the post has no feed id' }
  // A post that does not say whose attempt it is could be this one's.
  if (body.data.some(({ attempt_key: key }) => typeof key !== 'string' && key !== null))
    return { tag: 'unclear', why: 'a post without an attempt key' }
  return body.complete === true
    ? { tag: 'absent' }
    : { tag: 'unclear', why: 'the list is not complete' }
}

type Listing = { data: { attempt_key?: unknown; feed_id?: unknown }[]; complete?: unknown }
const isListing = (body: unknown): body is Listing =>
  typeof body === 'object' &&
  body !== null &&
  'data' in body &&
  Array.isArray(body.data) &&
  body.data.every((item) => typeof item === 'object' && item !== null)
