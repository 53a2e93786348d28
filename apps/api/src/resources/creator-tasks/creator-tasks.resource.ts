import { PLATFORMS } from '@omc/core'
import { THINGS } from '@omc/core/problems'
import T from 'typebox'
import {
  equals,
  flag,
  isSet,
  key,
  oneOf,
  overlaps,
  references,
  search,
  since,
  until,
} from '../../jsonapi/filters.ts'
import { action, defineResource, type Resource } from '../../jsonapi/resource.ts'
import { ownOrAssigned } from '../../jsonapi/review-scope.ts'
import {
  Closed,
  Count,
  Id,
  IdOf,
  Instant,
  Json,
  Nullable,
  OneOf,
  Text,
  Texts,
} from '../../jsonapi/schema.ts'
import { closeTask, reopenTask } from './close-task.ts'
import { Cleared, creatorTaskActions } from './creator-tasks.actions.ts'
import { creatorTasksWords } from './creator-tasks.words.ts'
import { guardTask, taskDefaults } from './guard-task.ts'

const Items = T.Array(Json, { maxItems: 200 })
const written = {
  category: T.Optional(Text(100)),
  topic: T.Optional(Text(200)),
  topics: T.Optional(Texts(50, 200)),
  goods_id: T.Optional(Text(64)),
  page_number: T.Optional(T.Integer({ minimum: 1, maximum: 500 })),
  goods_detail: T.Optional(Json),
  keyword: T.Optional(Text(200)),
  items: T.Optional(Items),
  dash: T.Optional(T.Boolean()),
  remark: T.Optional(Text(1000)),
  user_id: T.Optional(IdOf('users')),
}

export const creatorTasks: Resource = defineResource({
  type: 'creator_tasks',
  label: THINGS.creatorTask,
  words: creatorTasksWords,
  table: 'creator_tasks',
  attributes: Closed({
    category: T.String(),
    platform: T.String(),
    topic: T.String(),
    topics: T.Array(T.String()),
    goods_id: T.String(),
    page_number: T.Integer({ description: 'page of the platform’s answer that is read next' }),
    goods_detail: Json,
    keyword: T.String(),
    items: T.Array(Json),
    items_count: Count,
    status_count: T.Record(T.String(), Count, { description: 'contents by status' }),
    contents_count: Count,
    pools_count: Count,
    dash: T.Boolean(),
    remark: T.String(),
    user_id: Nullable(Id),
    closed_at: Nullable(Instant),
    synced_at: Nullable(Instant),
    created_at: Instant,
    updated_at: Instant,
  }),
  computed: {
    items_count: 'jsonb_array_length(t.items)',
  },
  counted: {
    contents_count: `select count(*)::int from creator_contents c
      where c.creator_task_id = t.id and c.deleted_at is null`,
    status_count: `select coalesce(jsonb_object_agg(s.status, s.n), '{}') from (
      select c.status, count(*)::int as n from creator_contents c
      where c.creator_task_id = t.id and c.deleted_at is null group by c.status) s`,
    pools_count: `select count(*)::int from creator_pools p
      where p.creator_task_id = t.id and p.deleted_at is null`,
  },
  relations: {
    user: { type: 'users', via: { ours: 'user_id' } },
    creator_pools: { type: 'creator_pools', via: { theirs: 'creator_task_id' } },
  },
  filters: {
    search: search('remark', 'keyword', 'topic', 'goods_id'),
    platform: oneOf('platform', PLATFORMS),
    category: equals('category'),
    topics: overlaps('topics'),
    goods_id: key('goods_id'),
    dash: flag('dash'),
    closed: isSet('closed_at'),
    user_id: references('user_id'),
    business_team_id: references('business_team_id'),
    updated_since: since('updated_at'),
    updated_until: until('updated_at'),
    created_since: since('created_at'),
    created_until: until('created_at'),
  },
  sorts: ['updated_at', 'created_at'],
  scope: ownOrAssigned,
  nested: {
    creator_pools: { resource: 'creator_pools', via: 'creator_task_id', may: 'task:read' },
  },
  verbs: { list: 'task:read', get: 'task:read', create: 'task:edit', update: 'task:edit' },
  create: Closed({ platform: OneOf(...PLATFORMS), ...written }),
  update: Closed({
    platform: T.Optional(OneOf(...PLATFORMS)),
    ...written,
    // A task can go back to nobody.
    user_id: T.Optional(Nullable(IdOf('users'))),
  }),
  defaults: taskDefaults,
  guard: guardTask,
  actions: {
    ...creatorTaskActions,
    close_task: action({
      on: 'record',
      method: 'DELETE',
      effect: 'write',
      may: 'task:edit',
      summary:
        'Closes the task: it takes no new contents and stays readable; restore opens it again',
      output: { kind: 'data', schema: Cleared },
      run: (context, { id }) => closeTask(context, creatorTasks, id),
    }),
    restore: action({
      on: 'record',
      method: 'POST',
      effect: 'write',
      may: 'task:edit',
      summary: 'Opens a closed task again',
      output: { kind: 'record' },
      run: (context, { id }) => reopenTask(context, creatorTasks, id),
    }),
  },
})
