/** The channels contents are published to. @source domain: words, channel */
export const PLATFORMS = [
  'guangguang',
  'wetao',
  'pdd',
  'jd',
  'goudong',
  'daorc',
  'youhaohuo',
] as const
export type Platform = (typeof PLATFORMS)[number]
