import { CHANNELS } from '@omc/core'
import { i18n } from '../../app/i18n/i18n.ts'

/** What a channel is called; one this console does not know keeps its name. */
export function channelName(channel: string): string {
  const known = CHANNELS.find((name) => name === channel)
  return known ? i18n.t(`channel.${known}`) : channel
}

export const channelOptions = () =>
  CHANNELS.map((value) => ({ value, label: i18n.t(`channel.${value}`) }))
