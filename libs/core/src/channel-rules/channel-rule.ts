export type BannedLevel = 'forbid' | 'warn'

export interface BannedWord {
  word: string
  /** `forbid` may not be published; `warn` is shown to the author. */
  level: BannedLevel
  /** Replacement; empty to remove the word. */
  suggestion: string
  reason: string
}

/** Limits of a channel; characters are counted as graphemes. */
export interface ChannelRule {
  channel: string
  titleMin: number
  titleMax: number
  descMax: number
  paragraphsMax: number
  imagesMin: number
  imagesMax: number
  /** Such as `3:4`; empty for any ratio. */
  imageRatios: readonly string[]
  topicsMax: number
  itemsMax: number
  bannedWords: readonly BannedWord[]
}
