/** The channels contents are published to. @source domain: words, channel */
export const CHANNELS = [
  'guangguang',
  'wetao',
  'pdd',
  'jd',
  'goudong',
  'daorc',
  'youhaohuo',
] as const

export type Channel = (typeof CHANNELS)[number]
