import { CONTENT_STATUSES } from '@omc/core'
import T from 'typebox'
import { code, equals, oneOf, references, search, since, until } from '../../jsonapi/filters.ts'
import { action, defineResource, type Resource } from '../../jsonapi/resource.ts'
import { ownOrReview } from '../../jsonapi/review-scope.ts'
import { Closed, Id, IdOf, Instant, Label, Nullable, OneOf, Text } from '../../jsonapi/schema.ts'
import { bulkAction } from '../../workflows/bulk/bulk-action.ts'
import { moveContents } from '../../workflows/move-contents.ts'
import { Statistics, statistics, statisticsQuery } from '../../workflows/statistics.ts'
import { windmillContentsWords } from './windmill-contents.words.ts'

const COUNTED = { groups: ['status', 'category', 'data_type'] }
const filters = {
  search: search('title', 'desc', 'group_name'),
  status: oneOf('status', CONTENT_STATUSES),
  category: equals('category'),
  group_name: equals('group_name'),
  data_type: code('data_type'),
  platform: code('platform'),
  windmill_crowd_id: references('windmill_crowd_id'),
  user_id: references('user_id'),
  business_team_id: references('business_team_id'),
  updated_since: since('updated_at'),
  updated_until: until('updated_at'),
}

/**
 * Pieces for audience groups; the job of the groups brings them in.
 *
 * @source resources spec §3 (windmill content), §7; domain: content life cycle
 */
export const windmillContents: Resource = defineResource({
  type: 'windmill_contents',
  label: { zh: '风车内容', en: 'windmill content' },
  words: windmillContentsWords,
  table: 'windmill_contents',
  attributes: Closed({
    category: T.String(),
    group_name: T.String(),
    data_type: T.String(),
    status: OneOf(...CONTENT_STATUSES),
    title: T.String(),
    desc: T.String(),
    cover: T.String(),
    images: T.Array(T.String()),
    platform: T.String(),
    content_id: T.String({ description: 'id at the platform' }),
    windmill_crowd_id: Nullable(Id),
    user_id: Nullable(Id),
    published_at: Nullable(Instant),
    created_at: Instant,
    updated_at: Instant,
  }),
  relations: {
    windmill_crowd: { type: 'windmill_crowds', via: { ours: 'windmill_crowd_id' } },
    user: { type: 'users', via: { ours: 'user_id' } },
  },
  filters,
  sorts: ['updated_at', 'created_at', 'title'],
  scope: ownOrReview('windmill_contents'),
  lifeCycle: true,
  verbs: { list: 'windmill:read', get: 'windmill:read', update: 'windmill:edit' },
  update: Closed({
    title: T.Optional(Label(200)),
    desc: T.Optional(Text(5000)),
    category: T.Optional(Text(100)),
    group_name: T.Optional(Text(100)),
    data_type: T.Optional(Text(50)),
    user_id: T.Optional(Nullable(IdOf('users'))),
  }),
  actions: {
    statistics: action({
      on: 'collection',
      method: 'GET',
      effect: 'read',
      may: 'windmill:read',
      summary: 'Counts by status, category and kind of data, and by day of the last change',
      query: statisticsQuery({ filters, verbs: {} }),
      output: { kind: 'data', schema: Statistics(COUNTED) },
      run: (context, { query }) =>
        statistics(context, windmillContents, {
          ...COUNTED,
          on: 'updated_at',
          query,
        }),
    }),
    batch_change_status: bulkAction({
      of: () => windmillContents,
      title: { zh: '批量修改状态', en: 'Change of status' },
      operation: 'windmill_contents.batch_change_status',
      method: 'PUT',
      may: 'windmill:edit',
      summary:
        'Moves up to 500 pieces to one status of the content life cycle, with a result for each',
      input: Closed({
        status: OneOf(...CONTENT_STATUSES),
        reason: T.Optional(Text(500)),
      }),
      run: (context, { input }) =>
        moveContents(context, windmillContents, {
          operation: 'windmill_contents.batch_change_status',
          ...input,
        }),
    }),
  },
})
