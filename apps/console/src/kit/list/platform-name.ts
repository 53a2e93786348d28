import { channelRow, SOURCES } from '@omc/core'
import { currentLanguage, i18n } from '../../kernel/i18n/i18n.ts'

/** Origins of contents besides the channels: a platform, team members, other contents. */
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

/** Display name of a channel or platform; an unknown one shows its raw name. */
export function platformName(platform: string): string {
  const channel = channelRow(platform)
  if (channel) return channel.title[currentLanguage()]
  const known = ELSEWHERE.find((name) => name === platform)
  return known ? i18n.t(`platform.${known}`) : platform
}
