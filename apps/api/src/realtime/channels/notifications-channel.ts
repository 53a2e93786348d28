import { streamNames } from '../streams.ts'
import type { ChannelDefinition } from './channel.ts'

/**
 * Notices for the person and for the person's team. Clients can call nothing on it.
 *
 * @source console spec §7
 */
export const notificationsChannel: ChannelDefinition = {
  subscribed(call) {
    call.streamFrom(streamNames.userNotices(call.actor.user_id))
    call.streamFrom(streamNames.teamNotices(call.actor.team_id))
    return 'confirm'
  },
  actions: {},
}
