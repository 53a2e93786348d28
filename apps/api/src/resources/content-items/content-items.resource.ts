import { CONTENT_STATUSES } from '@omc/core'
import T from 'typebox'
import { code, equals, oneOf, references, since, until } from '../../jsonapi/filters.ts'
import { action, defineResource, type Resource } from '../../jsonapi/resource.ts'
import { ownOrReview } from '../../jsonapi/review-scope.ts'
import { Closed, Id, Instant, Nullable } from '../../jsonapi/schema.ts'
import { wordsFilter } from './content-filter.ts'
import { contentItemsWords } from './content-items.words.ts'
import { recommend } from './recommend.ts'

const Strings = T.Array(T.String())
const RECOMMEND_SIZE = 10

/**
 * One search over the contents of every family.
 *
 * @source resources spec §3 (content item), §7, §9 (recommend list size 10)
 */
export const contentItems: Resource = defineResource({
  type: 'content_items',
  label: { zh: '内容检索', en: 'content' },
  words: contentItemsWords,
  table: 'content_items',
  attributes: Closed({
    title: T.String(),
    paragraphs: Strings,
    cover: T.String(),
    images: Strings,
    desc_content: T.String({ description: 'the description of the content' }),
    images_content: T.Array(T.String(), { description: 'its finished images, else its images' }),
    source: T.String(),
    category: T.String(),
    status: T.String(),
    origin_type: T.String({ description: 'the family, as its resource is called' }),
    origin_id: Id,
    user_id: Nullable(Id),
    created_at: Instant,
    updated_at: Instant,
  }),
  filters: {
    q: wordsFilter,
    source: code('source'),
    category: equals('category'),
    status: oneOf('status', CONTENT_STATUSES),
    origin_type: code('origin_type'),
    user_id: references('user_id'),
    business_team_id: references('business_team_id'),
    updated_since: since('updated_at'),
    updated_until: until('updated_at'),
  },
  sorts: ['updated_at', 'created_at'],
  defaultPageSize: RECOMMEND_SIZE,
  scope: ownOrReview('content_items'),
  verbs: { list: 'item:read' },
  actions: {
    recommend: action({
      on: 'collection',
      method: 'GET',
      effect: 'read',
      may: 'item:read',
      summary: 'The newest contents that hold every word of filter[q]; page 1 with 10 without more',
      query: Closed({
        'filter[q]': T.Optional(wordsFilter.schema),
        'page[number]': T.Optional(T.Integer({ minimum: 1, maximum: 1000 })),
        'page[size]': T.Optional(T.Integer({ minimum: 1, maximum: 100 })),
      }),
      output: { kind: 'list' },
      run: (context, { query }) => recommend(context, contentItems, query),
    }),
  },
})
