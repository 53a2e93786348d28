import { CHANNELS } from './channels.ts'

/** The platforms that are only collected from; nothing is published there. @source domain: words, channel */
export const SOURCES = [
  'douyin',
  'buyin',
  'compass',
  'dewu',
  'redbook',
  'guanghe',
  'taobaoke',
] as const

export type SourcePlatform = (typeof SOURCES)[number]

/** Every outside platform, publishing channels first. */
export const PLATFORMS = [...CHANNELS, ...SOURCES] as const

export type Platform = (typeof PLATFORMS)[number]
