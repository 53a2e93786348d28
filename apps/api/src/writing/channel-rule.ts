export type BannedLevel = 'forbid' | 'warn'

export interface BannedWord {
  word: string
  /** `forbid` may not be published; `warn` is shown to the author. */
  level: BannedLevel
  /** What to write instead; empty when the word is simply left out. */
  suggestion: string
  reason: string
}

/** What a channel takes; counts of characters are counts of what a person sees as one. */
export interface ChannelRule {
  channel: string
  titleMin: number
  titleMax: number
  descMax: number
  paragraphsMax: number
  imagesMin: number
  imagesMax: number
  /** Such as `3:4`; empty when any will do. */
  imageRatios: readonly string[]
  topicsMax: number
  itemsMax: number
  bannedWords: readonly BannedWord[]
}
