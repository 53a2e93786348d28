import type { BannedWord, ChannelRule } from './channel-rule.ts'

/** The limits of a channel as they are stored and sent. */
export type ChannelRuleRow = {
  readonly channel: string
  readonly title_min: number
  readonly title_max: number
  readonly desc_max: number
  readonly paragraphs_max: number
  readonly images_min: number
  readonly images_max: number
  readonly image_ratios: readonly string[]
  readonly topics_max: number
  readonly items_max: number
  readonly banned_words: readonly (Omit<BannedWord, 'level'> & { readonly level: string })[]
}

export const toRule = (row: ChannelRuleRow): ChannelRule => ({
  channel: row.channel,
  titleMin: row.title_min,
  titleMax: row.title_max,
  descMax: row.desc_max,
  paragraphsMax: row.paragraphs_max,
  imagesMin: row.images_min,
  imagesMax: row.images_max,
  imageRatios: row.image_ratios,
  topicsMax: row.topics_max,
  itemsMax: row.items_max,
  bannedWords: row.banned_words.map((word) => ({
    ...word,
    level: word.level === 'forbid' ? 'forbid' : 'warn',
  })),
})
