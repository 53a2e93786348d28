import { setTimeout as wait } from 'node:timers/promises'
import { classifyReply, FRAME_PROTOCOL } from '../../libs/publisher/src/index.ts'
import type { FrameContent, PublishFrame } from '../../libs/publisher/src/index.ts'

/**
 * The creator page without a browser: makes the call of its script and classifies the answer as the
 * frame does. A broken connection says nothing about the post.
 */
export function createCreatorFrame(options: {
  readonly origin: string
  readonly onSend: (content: FrameContent) => void
  readonly timeoutMs: number
  /** Work of the page before its call (pictures), ms. */
  readonly workMs: () => number
}): PublishFrame {
  return {
    async publish(content) {
      options.onSend(content)
      await wait(options.workMs())
      try {
        const response = await fetch(`${options.origin}/creator/${content.channel}/posts`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(content),
          signal: AbortSignal.timeout(options.timeoutMs),
        })
        const payload = FRAME_PROTOCOL.PublishContent.response(await response.json())
        return classifyReply(
          payload.ok ? { tag: 'answered', payload: payload.value } : { tag: 'lost' },
        )
      } catch {
        // Any failure may have happened after the channel did the work.
        return classifyReply({ tag: 'lost' })
      }
    },
  }
}
