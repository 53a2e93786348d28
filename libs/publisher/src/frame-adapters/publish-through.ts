import type { FrameOutcome } from '@omc/core'
import type { FrameBridge } from '../frame-bridge/create-frame-bridge.ts'
import type { FrameContent } from '../frame-bridge/frame-protocol.ts'
import type { FrameAdapter } from './frame-adapter.ts'

/**
 * Publishes through an adapter that may throw on a content. An adapter that throws before it asks the
 * frame has certainly sent nothing; after that the outcome is unknown.
 *
 * @source reliability F17
 */
export async function publishThrough(
  adapter: Pick<FrameAdapter, 'publish'>,
  bridge: Pick<FrameBridge, 'request'>,
  content: FrameContent,
): Promise<FrameOutcome> {
  let isAsked = false
  const request: FrameBridge['request'] = (subject, payload) => {
    isAsked = true
    return bridge.request(subject, payload)
  }
  try {
    return await adapter.publish({ request }, content)
  } catch (error) {
    if (isAsked) throw error
    const message = error instanceof Error ? error.message : String(error)
    return { tag: 'not-sent', reason: 'content-invalid', message }
  }
}
