import { sql } from 'kysely'

/**
 * Whether an item stands against queueing its content once more. What was published counts from the
 * trash too: it is live at the channel.
 */
export const stillCounts = (items: string) =>
  sql<boolean>`(${sql.ref(`${items}.deleted_at`)} is null or ${sql.ref(`${items}.status`)} = 'published')`
