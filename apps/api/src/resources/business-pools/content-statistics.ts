import { sql } from 'kysely'
import type { Context } from '../../jsonapi/context.ts'
import type { Resource } from '../../jsonapi/resource.ts'
import { ownOrReview } from '../../jsonapi/review-scope.ts'
import { Closed } from '../../jsonapi/schema.ts'
import { Statistics, statistics } from '../../workflows/statistics.ts'

/** Parts of a resource that the statistics use. */
const poolContents: Resource = {
  type: 'smart_contents',
  label: { zh: '智能内容', en: 'smart content' },
  table: 'smart_contents',
  attributes: Closed({}),
  scope: ownOrReview('smart_contents'),
  lifeCycle: true,
  verbs: {},
}

interface Query {
  since?: string
  until?: string
  business_pool_id?: string
}

const COUNTED = { groups: ['status', 'category', 'source'] }

export const CreativeContentStatistics = Statistics(COUNTED)

/** Counts of the contents that were made of pools, by status and category, and by day. */
export const creativeContentStatistics = (
  context: Context,
  { query: { business_pool_id: poolId, ...range } }: { query: Query },
) =>
  statistics(context, poolContents, {
    ...COUNTED,
    on: 'created_at',
    where: sql<boolean>`exists (select 1 from business_pool_contents l where l.content_id = t.id
      and (${poolId ?? null}::bigint is null or l.business_pool_id = ${poolId ?? null}))`,
    query: range,
  })
