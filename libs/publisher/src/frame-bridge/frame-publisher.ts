import type { FrameOutcome } from '@omc/core'
import { classifyReply } from './classify-reply.ts'
import type { FrameBridge } from './create-frame-bridge.ts'
import type { FrameContent } from './frame-protocol.ts'

/** The publishing side of a bridge: asks the frame, gives back a closed outcome. */
export function framePublisher(bridge: Pick<FrameBridge, 'request'>): {
  readonly publish: (content: FrameContent) => Promise<FrameOutcome>
} {
  return {
    publish: async (content) => classifyReply(await bridge.request('PublishContent', content)),
  }
}
