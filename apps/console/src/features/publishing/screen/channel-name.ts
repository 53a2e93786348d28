import type { TFunction } from 'i18next'

const CHANNELS = ['guangguang', 'wetao', 'pdd', 'jd', 'goudong', 'daorc', 'youhaohuo'] as const

/** A channel in the reader's language; a channel nobody knows keeps its own name. */
export function channelName(t: TFunction, channel: string): string {
  const known = CHANNELS.find((name) => name === channel)
  return known ? t(`publishing.channel.${known}`) : channel
}
