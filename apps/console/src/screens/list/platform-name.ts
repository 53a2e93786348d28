import { CHANNELS, SOURCES } from '@omc/core'
import { i18n } from '../../app/i18n/i18n.ts'

/** What a platform is called, as channel or as source; one this console does not know keeps its name. */
export function platformName(platform: string): string {
  const channel = CHANNELS.find((name) => name === platform)
  if (channel) return i18n.t(`channel.${channel}`)
  const source = [...SOURCES, 'manual' as const].find((name) => name === platform)
  return source ? i18n.t(`source.${source}`) : platform
}
