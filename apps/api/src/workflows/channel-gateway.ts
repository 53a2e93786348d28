/** How a channel is reached. The token is opened only for the call. */
export interface ChannelAddress {
  name: string
  baseUrl: string
  token: string | undefined
}

/** What a read-only look at the account's own posts says about one attempt. */
export type PostLookup =
  | { tag: 'found'; feedId: string }
  /** The channel listed all posts and the attempt is not among them. */
  | { tag: 'absent' }
  | { tag: 'unclear'; why: string }

/**
 * The outside platforms, as the server sees them: one small contract over HTTP.
 *
 * @source domain: channel gateway
 */
export interface ChannelGateway {
  /** Looks for the post of an attempt; never changes anything. */
  findPost: (channel: ChannelAddress, uid: string, attemptKey: string) => Promise<PostLookup>
}

const TIMEOUT_MS = 8_000
const MAX_BYTES = 256 * 1024

/** @param limits  how long one look-up may take in all; default 8 s */
export function createHttpGateway(
  fetcher: typeof fetch = fetch,
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): ChannelGateway {
  return {
    async findPost({ name, baseUrl, token }, uid, attemptKey) {
      try {
        const url = new URL(
          `${baseUrl}/platforms/${encodeURIComponent(name)}/accounts/${encodeURIComponent(uid)}/posts`,
        )
        url.searchParams.set('attempt_key', attemptKey)
        const response = await fetcher(url, {
          headers: {
            accept: 'application/json',
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          },
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
        if (!response.ok) return { tag: 'unclear', why: `status ${response.status}` }
        return readPosts(await boundedText(response), attemptKey)
      } catch (error) {
        // Whatever went wrong with the look-up, it proves nothing about the post.
        return { tag: 'unclear', why: error instanceof Error ? error.message : String(error) }
      }
    },
  }
}

async function boundedText(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length > MAX_BYTES) {
      await reader.cancel()
      throw new Error('the answer is too large')
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
