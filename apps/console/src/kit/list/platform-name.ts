import { channelRow, SOURCES } from '@omc/core'
import { currentLanguage, i18n } from '../../kernel/i18n/i18n.ts'

/** Where contents come from besides the channels: a platform, people of the team, other contents. */
const ELSEWHERE = [
  ...SOURCES,
  'manual',
  'pool',
  'import',
  'creation',
  'creator',
  'creative',
  'smart',
] as const

/** What a channel or platform is called; one this console does not know keeps its name. */
export function platformName(platform: string): string {
  const channel = channelRow(platform)
  if (channel) return channel.title[currentLanguage()]
  const known = ELSEWHERE.find((name) => name === platform)
  return known ? i18n.t(`platform.${known}`) : platform
}
