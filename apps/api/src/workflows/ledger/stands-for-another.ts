import { sql, type RawBuilder } from 'kysely'

/** Whether a post of this id stands for another item of the channel than `item`, the trash included. */
export const standsForAnother = (item: number, feedId: string): RawBuilder<boolean> => sql<boolean>`
  exists (select 1 from publish_contents own join publish_contents other
    on other.channel = own.channel and other.feed_id = ${feedId} and other.id <> own.id
    where own.id = ${item})`
