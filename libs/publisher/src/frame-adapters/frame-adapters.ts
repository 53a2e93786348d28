import { channelRow } from '@omc/core'
import type { ChannelFrame } from '@omc/core'
import { adapterAsking } from './frame-adapter.ts'
import type { FrameAdapter } from './frame-adapter.ts'

/**
 * The adapters that the rows of channels name. A page that differs from all of these gets an
 * adapter in a file of its own and a line here.
 *
 * @source console behaviours B-218 … B-222 (frame messages)
 */
const FRAME_ADAPTERS: Readonly<Record<ChannelFrame, FrameAdapter>> = {
  standard: adapterAsking('UserInfo'),
  'pdd-info': adapterAsking('PddInfo', 'UserInfo'),
  'jd-info': adapterAsking('JdInfo', 'UserInfo'),
  'daorc-info': adapterAsking('DaorcInfo', 'UserInfo'),
}

/** Protocol of a channel's page; unknown channels use the standard one. */
export const frameAdapterOf = (channel: string): FrameAdapter =>
  FRAME_ADAPTERS[channelRow(channel)?.frame ?? 'standard']
