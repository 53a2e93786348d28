import type { FrameOutcome } from '@omc/core'
import type { FrameBridge } from '../frame-bridge/create-frame-bridge.ts'
import type { FrameContent, FrameSubject } from '../frame-bridge/frame-protocol.ts'
import { framePublisher } from '../frame-bridge/frame-publisher.ts'

/** A request for the account that is signed in inside the frame. */
export type AccountSubject = Extract<
  FrameSubject,
  'UserInfo' | 'CreatorInfo' | 'PddInfo' | 'JdInfo' | 'DaorcInfo'
>

/** How the framed page of a channel is spoken to. */
export type FrameAdapter = {
  /** Asked in this order until the page answers one. */
  readonly accountSubjects: readonly [AccountSubject, ...AccountSubject[]]
  readonly publish: (
    bridge: Pick<FrameBridge, 'request'>,
    content: FrameContent,
  ) => Promise<FrameOutcome>
}

/** A page with its own request for the account and standard publishing. */
export const adapterAsking = (
  ...accountSubjects: FrameAdapter['accountSubjects']
): FrameAdapter => ({
  accountSubjects,
  publish: (bridge, content) => framePublisher(bridge).publish(content),
})
