import { sql, type RawBuilder } from 'kysely'

/**
 * Whether a post of this id stands for another item of the channel than `item`, those of other teams
 * and the trash included.
 */
export const standsForAnother = (item: number, feedId: string): RawBuilder<boolean> =>
  sql<boolean>`omc_feed_id_taken(${item}, ${feedId})`
