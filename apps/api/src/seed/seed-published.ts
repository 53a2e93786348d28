import type { PastPost } from '@omc/demo-world'
import type { SeededAccount } from './seed-accounts.ts'
import type { Text } from './seed-publishing.ts'

export type Family = 'carry' | 'smart' | 'creative'

/** A post of the history with the rows that led to it. */
export interface Published {
  account: SeededAccount
  post: PastPost
  brand: string
  text: Text
  family: Family
  contentId: number
  itemId: number
}
