import { CHANNELS } from '@omc/core'
import T from 'typebox'
import {
  code,
  equals,
  key,
  isSet,
  oneOf,
  references,
  search,
  since,
  until,
} from '../../jsonapi/filters.ts'
import { defineResource, type Resource } from '../../jsonapi/resource.ts'
import {
  Closed,
  Count,
  Id,
  Instant,
  Label,
  Nullable,
  OneOf,
  Text,
  Texts,
} from '../../jsonapi/schema.ts'
import { ownOrOfOwnAccounts } from '../../jsonapi/scope.ts'
import { bulkAction } from '../../workflows/bulk/bulk-action.ts'
import { statisticsAction } from '../../workflows/statistics.ts'
import { batchUpdate, QueueChange } from './batch-update.ts'
import { endDouble } from './end-double.ts'
import { guardPublishContent } from './guard-publish-content.ts'
import { publishContentDefaults, recordQueued } from './publish-contents.actions.ts'
import { publishContentsWords } from './publish-contents.words.ts'
import { rehearse } from './rehearse.ts'

export const LEDGER_STATES = [
  'queued',
  'claimed',
  'submitting',
  'published',
  'refused',
  'unknown',
  'needs_human',
  'waiting',
  'paused',
] as const

const Item = Closed({ item_id: Label(100), title: T.Optional(Text(200)) })
const Items = T.Array(Item, { maxItems: 50 })
const written = {
  title: Text(200),
  desc: Text(5000),
  topic: Text(200),
  brand: Text(100),
  images: Texts(50),
  image_list: Texts(50),
  extra_covers: Texts(20),
  make_images: Texts(50),
  paragraphs: Texts(50, 5000),
  items: Items,
  item_list: Items,
  category: Text(100),
  remark: Text(500),
  priority: T.Integer({ minimum: -100, maximum: 100 }),
  release_at: Nullable(Instant),
  draft: T.Boolean(),
  activity: T.Boolean(),
}
const optional = Object.fromEntries(
  Object.entries(written).map(([name, schema]) => [name, T.Optional(schema)]),
)

const filters = {
  search: search('title', 'account_name', 'remark'),
  platform: oneOf('platform', CHANNELS),
  category: equals('category'),
  account_name: equals('account_name'),
  published: isSet('published_at'),
  doubled: isSet('doubled_at'),
  user_id: references('user_id'),
  uid: key('uid'),
  studio_account_id: references('studio_account_id'),
  content_id: references('content_id'),
  family: code('family'),
  business_team_id: references('business_team_id'),
  updated_since: since('updated_at'),
  updated_until: until('updated_at'),
  release_since: since('release_at'),
  release_until: until('release_at'),
  status: oneOf('status', LEDGER_STATES),
}

export const publishContents: Resource = defineResource({
  type: 'publish_contents',
  label: { zh: '待发布内容', en: 'queued content' },
  words: publishContentsWords,
  table: 'publish_contents',
  attributes: Closed({
    uid: T.String(),
    content_id: Nullable(Id),
    family: T.String({ description: 'family of the content' }),
    studio_account_id: Id,
    device: T.String(),
    channel: T.String(),
    platform: T.String(),
    account_name: T.String(),
    title: T.String(),
    desc: T.String(),
    topic: T.String(),
    brand: T.String(),
    images: T.Array(T.String()),
    image_list: T.Array(T.String()),
    extra_covers: T.Array(T.String()),
    make_images: T.Array(T.String()),
    paragraphs: T.Array(T.String()),
    items: T.Array(T.Unknown()),
    item_list: T.Array(T.Unknown()),
    category: T.String(),
    remark: T.String(),
    priority: T.Integer(),
    release_at: Nullable(Instant),
    draft: T.Boolean(),
    activity: T.Boolean(),
    status: OneOf(...LEDGER_STATES),
    generation: Count,
    strike_count: Count,
    attempt_count: Count,
    wait_until: Nullable(Instant),
    wait_why: Nullable(T.String()),
    feed_id: Nullable(T.String()),
    published_at: Nullable(Instant),
    doubled_at: Nullable(Instant),
    user_id: Nullable(Id),
    created_at: Instant,
    updated_at: Instant,
  }),
  counted: {
    attempt_count: 'select count(*)::int from publish_attempts p where p.publish_content_id = t.id',
  },
  relations: { user: { type: 'users', via: { ours: 'user_id' } } },
  filters,
  sorts: ['updated_at', 'created_at', 'priority', 'id'],
  scope: ownOrOfOwnAccounts,
  verbs: {
    list: 'publish:read',
    get: 'publish:read',
    create: 'content:publish',
    update: 'publish:edit',
    delete: 'publish:edit',
  },
  create: Closed({
    ...optional,
    uid: Label(100),
    platform: T.Optional(OneOf(...CHANNELS)),
    title: Label(200),
  }),
  update: Closed({ ...optional, status: T.Optional(OneOf('queued', 'paused')) }),
  defaults: publishContentDefaults,
  guard: guardPublishContent,
  created: recordQueued,
  touches: ['publish_events', 'studio_accounts'],
  actions: {
    statistics: statisticsAction({
      may: 'publish:read',
      summary: 'Counts by status, platform and family, and a series by day of submission',
      filters,
      of: () => publishContents,
      groups: ['status', 'platform', 'family'],
      on: 'created_at',
    }),
    rehearse,
    end_double: endDouble,
    batch_update: bulkAction({
      of: () => publishContents,
      title: { zh: '批量修改队列', en: 'Change of the queue' },
      operation: 'publish_contents.batch_update',
      method: 'PUT',
      may: 'publish:edit',
      summary:
        'Pauses up to 500 items, queues them again or sets their priority, with a result for each; a refused item that is queued again has all its tries again; what an executor holds stays as it is. 422 nothing_to_change',
      touches: ['publish_events', 'studio_accounts'],
      input: QueueChange,
      run: (context, { input }) => batchUpdate(context, publishContents, input),
    }),
  },
})
