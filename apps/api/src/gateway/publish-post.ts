import { definiteNo, parseAnswer } from './ask-channel.ts'
import type { ChannelGateway, PostAnswer } from './gateway.ts'
import type { ChannelAnswer, SendToChannel } from './send-to-channel.ts'

/**
 * Sends one content to its channel. Only a definite no proves that nothing was published; every
 * other failure leaves it open, for the look-up by attempt key to settle.
 *
 * @source domain: channel gateway (publish); publish ledger, unknown
 */
export function createPublishPost(send: SendToChannel): ChannelGateway['publishPost'] {
  return async (channel, content) => {
    try {
      const path = ['accounts', content.uid, 'posts']
      return readAnswer(await send(channel, { method: 'POST', path, body: content }))
    } catch (error) {
      return unclear(error instanceof Error ? error.message : String(error))
    }
  }
}

function readAnswer(answer: ChannelAnswer): PostAnswer {
  const no = definiteNo(answer)
  const { status } = answer
  if (no) {
    const [code, message] = [no.code.slice(0, 100), no.message.slice(0, 500)]
    return { tag: 'refused', status, code, message }
  }
  if (status < 200 || status > 299) return unclear(`status ${status}`)
  const { post_id: postId, feed_id: feedId }: Record<string, unknown> = Object(
    parseAnswer(answer.text),
  )
  if (typeof postId !== 'string' || typeof feedId !== 'string' || feedId === '')
    return unclear('the answer names no post')
  return { tag: 'posted', postId, feedId }
}

const unclear = (why: string): PostAnswer => ({ tag: 'unclear', why })
