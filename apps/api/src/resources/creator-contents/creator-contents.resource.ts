import { CHANNELS, CONTENT_STATUSES } from '@omc/core'
import { sql } from 'kysely'
import T from 'typebox'
import {
  code,
  equals,
  isFilled,
  isSet,
  oneOf,
  references,
  search,
  since,
  until,
} from '../../jsonapi/filters.ts'
import { action, defineResource, type Resource } from '../../jsonapi/resource.ts'
import { ownOrReview } from '../../jsonapi/review-scope.ts'
import {
  Closed,
  Count,
  Id,
  IdOf,
  IdsOf,
  Instant,
  Json,
  Label,
  Nullable,
  OneOf,
  Text,
  Texts,
} from '../../jsonapi/schema.ts'
import { bulkAction } from '../../workflows/bulk/bulk-action.ts'
import { Statistics, statistics, statisticsQuery } from '../../workflows/statistics.ts'
import { batchAssignAccount } from './assign-accounts.ts'
import { MatchAnswer, batchMatchAccount } from './batch-match.ts'
import { guardContent, imageResult, moveCreatorContents } from './content-status.ts'
import { createPublishTask } from './create-publish-task.ts'
import { creatorContentsWords } from './creator-contents.words.ts'
import { DayAnswer, DayQuery, accountDayStatistics } from './day-statistics.ts'
import { PublishParams, getPublishParams } from './publish-params.ts'

const Status = OneOf(...CONTENT_STATUSES)
/** Contents that wait for an account. */
const WAITING = sql`t.studio_account_id is null
  and t.status in ('processed', 'checked', 'downloaded', 'published')`
const QUEUE = ['publish_contents', 'publish_events', 'studio_accounts'] as const
const MAX_IDS = 500
const Channel = OneOf('', ...CHANNELS)
const run = {
  draft: T.Optional(T.Boolean({ description: 'leave it as a draft at the channel' })),
  activity: T.Optional(T.Boolean({ description: 'publish it to the running activity' })),
}
const COUNTED = { groups: ['status', 'kind', 'source', 'channel', 'studio_account_id', 'user_id'] }
const filters = {
  search: search('title', 'desc'),
  status: oneOf('status', CONTENT_STATUSES),
  source: code('source'),
  kind: oneOf('kind', ['creator', 'personify']),
  channel: oneOf('channel', CHANNELS),
  category: equals('category'),
  topic: equals('topic'),
  has_video: isFilled('video'),
  creator_task_id: references('creator_task_id'),
  studio_account_id: references('studio_account_id'),
  assigned: isSet('studio_account_id'),
  user_id: references('user_id'),
  business_team_id: references('business_team_id'),
  created_since: since('created_at'),
  created_until: until('created_at'),
  updated_since: since('updated_at'),
  updated_until: until('updated_at'),
}
const verbs = {
  list: 'content:read',
  get: 'content:read',
  update: 'content:edit',
  delete: 'content:edit',
} as const

export const creatorContents: Resource = defineResource({
  type: 'creator_contents',
  label: { zh: '创作内容', en: 'creator content' },
  words: creatorContentsWords,
  table: 'creator_contents',
  attributes: Closed({
    title: T.String(),
    cover: T.String(),
    images: T.Array(T.String()),
    make_images: T.Array(T.String()),
    images_count: Count,
    video: T.String(),
    desc: T.String(),
    topic: T.String(),
    paragraphs: T.Array(T.String()),
    items: T.Array(Json),
    category: T.String(),
    channel: T.String(),
    source: T.String(),
    kind: OneOf('creator', 'personify'),
    publish_params: Json,
    extra_info: Json,
    status: Status,
    creator_task_id: Nullable(Id),
    studio_account_id: Nullable(Id),
    assigned_at: Nullable(Instant),
    user_id: Nullable(Id),
    published_at: Nullable(Instant),
    created_at: Instant,
    updated_at: Instant,
  }),
  computed: { images_count: 'cardinality(t.images)' },
  relations: {
    creator_task: { type: 'creator_tasks', via: { ours: 'creator_task_id' } },
    studio_account: { type: 'studio_accounts', via: { ours: 'studio_account_id' } },
    user: { type: 'users', via: { ours: 'user_id' } },
  },
  filters,
  sorts: ['updated_at', 'created_at'],
  scope: ownOrReview('creator_contents'),
  lifeCycle: true,
  verbs,
  touches: QUEUE,
  update: Closed({
    title: T.Optional(Label(200)),
    cover: T.Optional(Text(2000)),
    images: T.Optional(Texts(50)),
    make_images: T.Optional(
      T.Array(Text(2000), {
        maxItems: 50,
        description: 'handled images: with some the content is published, with none checked',
      }),
    ),
    video: T.Optional(Text(2000)),
    desc: T.Optional(Text(5000)),
    topic: T.Optional(Text(200)),
    paragraphs: T.Optional(Texts(50, 5000)),
    items: T.Optional(T.Array(Json, { maxItems: 50 })),
    category: T.Optional(Text(100)),
    channel: T.Optional(Channel),
    publish_params: T.Optional(Json),
  }),
  stored: { make_images: imageResult },
  guard: guardContent,
  actions: {
    statistics: action({
      on: 'collection',
      method: 'GET',
      effect: 'read',
      may: 'content:read',
      summary: 'Counts by status, kind, source, channel, account and person, and by day made',
      query: statisticsQuery({ filters, verbs }),
      output: { kind: 'data', schema: Statistics(COUNTED) },
      run: (context, { query }) =>
        statistics(context, creatorContents, {
          ...COUNTED,
          on: 'created_at',
          query,
        }),
    }),
    account_day_statistics: action({
      on: 'collection',
      method: 'GET',
      effect: 'read',
      may: 'content:read',
      summary:
        'Creator contents that each account was given, had queued and published, by day; 400 invalid_range',
      query: DayQuery,
      output: { kind: 'data', schema: DayAnswer },
      run: accountDayStatistics,
    }),
    get_publish_params: action({
      on: 'record',
      method: 'POST',
      effect: 'write',
      may: 'content:publish',
      summary:
        'Puts together what would go to the channel, with at most 2 of the goods chosen at random, and keeps it on the content; 409 no_account',
      input: Closed({ uid: T.Optional(Label(100)), ...run }),
      output: { kind: 'data', schema: PublishParams },
      run: (context, call) => getPublishParams(context, creatorContents, call, Math.random),
    }),
    batch_create_publish_task: bulkAction({
      of: () => creatorContents,
      title: { zh: '批量加入发布队列', en: 'Adding to the publish queue' },
      operation: 'creator_contents.batch_create_publish_task',
      method: 'POST',
      may: 'content:publish',
      summary:
        'Puts up to 500 contents into the publishing queue of the named account, else of their own; at most 2 goods each, chosen at random',
      touches: QUEUE,
      input: Closed({
        uid: T.Optional(Label(100)),
        ...run,
        priority: T.Optional(T.Integer({ minimum: -100, maximum: 100 })),
        again: T.Optional(
          T.Boolean({ description: 'publish once more what was published before' }),
        ),
      }),
      run: (context, { input }) => createPublishTask(context, creatorContents, input, Math.random),
    }),
    batch_assign_account: bulkAction({
      of: () => creatorContents,
      title: { zh: '批量分配账号', en: 'Assignment of accounts' },
      operation: 'creator_contents.batch_assign_account',
      instead: 'assignments',
      method: 'POST',
      may: 'content:edit',
      summary:
        'Gives up to 500 contents their account: one for all ids, or one each by assignments; 422 ids_or_assignments',
      input: Closed({
        studio_account_id: T.Optional(IdOf('studio_accounts')),
        assignments: T.Optional(
          T.Array(
            Closed({ id: IdOf('creator_contents'), studio_account_id: IdOf('studio_accounts') }),
            { minItems: 1, maxItems: MAX_IDS },
          ),
        ),
      }),
      run: (context, call) => batchAssignAccount(context, creatorContents, call),
    }),
    batch_match_account: action({
      on: 'collection',
      method: 'GET',
      effect: 'read',
      may: 'content:read',
      summary:
        'Proposes an account for each content (the named ones, or the oldest without one) by platform, category and what is left of the account’s day',
      query: Closed({
        ids: T.Optional(IdsOf('creator_contents', MAX_IDS)),
        platform: T.Optional(OneOf(...CHANNELS)),
      }),
      output: { kind: 'data', schema: MatchAnswer },
      run: (context, call) =>
        batchMatchAccount(context, { resource: creatorContents, waiting: WAITING }, call),
    }),
    batch_content_status: bulkAction({
      of: () => creatorContents,
      title: { zh: '批量修改状态', en: 'Change of status' },
      operation: 'creator_contents.batch_content_status',
      method: 'PUT',
      may: 'content:review',
      summary:
        'Moves several contents to one status; those that may not move are reported, not fatal; what is trashed or rejected is paused in the queues',
      touches: QUEUE,
      input: Closed({
        status: Status,
        reason: T.Optional(Text(500)),
      }),
      run: (context, { input }) =>
        moveCreatorContents(context, creatorContents, {
          operation: 'creator_contents.batch_content_status',
          ...input,
        }),
    }),
  },
})
