import T from 'typebox'
import { equals } from '../../jsonapi/filters.ts'
import { action, defineResource, type Resource } from '../../jsonapi/resource.ts'
import { Closed } from '../../jsonapi/schema.ts'
import { ownOrOfOwnAccounts } from '../../jsonapi/scope.ts'
import { Statistics, statistics, statisticsQuery } from '../../workflows/statistics.ts'
import { publishFigures, publishFilters } from '../smart-publishes/smart-publishes.resource.ts'
import { creativePublishesWords } from './creative-publishes.words.ts'

const COUNTED = {
  groups: ['channel', 'topic', 'brand'],
  sums: {
    pv_count: 't.pv_count',
    like_count: 't.like_count',
    collect_count: 't.collect_count',
    comment_count: 't.comment_count',
  },
}
const filters = { ...publishFilters, topic: equals('topic'), brand: equals('brand') }

/** @source resources document §3 (creative publish: make_images, topic, brand), §7 */
export const creativePublishes: Resource = defineResource({
  type: 'creative_publishes',
  label: { zh: '创意发布记录', en: 'creative publish record' },
  words: creativePublishesWords,
  table: 'creative_publishes',
  attributes: Closed({
    ...publishFigures,
    make_images: T.Array(T.String()),
    topic: T.String(),
    brand: T.String(),
  }),
  relations: { creative_content: { type: 'creative_contents', via: { ours: 'content_id' } } },
  filters,
  sorts: ['updated_at', 'created_at', 'release_at', 'pv_count', 'like_count'],
  scope: ownOrOfOwnAccounts,
  verbs: { list: 'publish:read' },
  actions: {
    statistics: action({
      on: 'collection',
      method: 'GET',
      effect: 'read',
      may: 'publish:read',
      summary:
        'Counts by channel, topic and brand with their figures, and a series by day of creation',
      query: statisticsQuery({ filters, verbs: {} }),
      output: { kind: 'data', schema: Statistics(COUNTED) },
      run: (context, { query }) =>
        statistics(context, creativePublishes, {
          ...COUNTED,
          on: 'created_at',
          query,
        }),
    }),
  },
})
