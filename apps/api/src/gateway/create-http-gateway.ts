import { createAccountCalls } from './account-calls.ts'
import { createContentCalls } from './content-calls.ts'
import { createOwnPosts } from './create-own-posts.ts'
import { createFindPost } from './find-post.ts'
import type { ChannelGateway } from './gateway.ts'
import { createGoodsCalls } from './goods-calls.ts'
import { createPublishPost } from './publish-post.ts'
import { CHANNEL_LIMITS, createSendToChannel, type ChannelLimits } from './send-to-channel.ts'
import { createTradeCalls } from './trade-calls.ts'

/**
 * The channels over HTTP. Every answer is checked against the agreed shape before it is used.
 *
 * @param limits  time and size of one call; default 8 s and 2 MB
 * @source domain: channel gateway
 */
export function createHttpGateway(
  fetcher: typeof fetch = fetch,
  limits: Partial<ChannelLimits> = {},
): ChannelGateway {
  const send = createSendToChannel(fetcher, { ...CHANNEL_LIMITS, ...limits })
  return {
    findPost: createFindPost(send),
    ownPosts: createOwnPosts(send),
    publishPost: createPublishPost(send),
    ...createAccountCalls(send),
    ...createGoodsCalls(send),
    ...createContentCalls(send),
    ...createTradeCalls(send),
  }
}
