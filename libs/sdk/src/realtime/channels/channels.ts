import { eventsChannel } from './events-channel.ts'
import { notificationsChannel } from './notifications-channel.ts'

/** The channels of the server, for `superviseChannel`. @source console spec §9 */
export const channels = {
  Events: eventsChannel,
  Notifications: notificationsChannel,
} as const
