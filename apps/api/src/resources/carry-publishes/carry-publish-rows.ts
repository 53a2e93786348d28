import { CHANNELS } from '@omc/core'
import { THINGS } from '@omc/core/problems'
import T from 'typebox'
import {
  code,
  equals,
  isSet,
  key,
  oneOf,
  overlaps,
  references,
  search,
  since,
  until,
} from '../../jsonapi/filters.ts'
import type { Resource } from '../../jsonapi/resource.ts'
import { Closed, Count, Id, Instant, Nullable, OneOf, Yuan } from '../../jsonapi/schema.ts'
import { ownOrOfOwnAccounts } from '../../jsonapi/scope.ts'
import { carryPublishesWords } from './carry-publishes.words.ts'
import { PUBLISH_STATUSES } from './move-publishes.ts'

const Texts = T.Array(T.String())

/** Publish records without their actions, which are written on top of it. */
export const carryPublishRows: Resource = {
  type: 'carry_publishes',
  label: THINGS.publishRecord,
  words: carryPublishesWords,
  table: 'carry_publishes',
  attributes: Closed({
    content_id: Nullable(Id),
    feed_id: Nullable(T.String()),
    studio_account_id: Nullable(Id),
    title: T.String(),
    desc: T.String(),
    cover: T.String(),
    image: T.String(),
    video: T.String(),
    topic: T.String(),
    images: Texts,
    paragraphs: Texts,
    picture: T.String(),
    channel: T.String(),
    channel_state: T.String({
      description: 'what the channel says of the post: published, draft, deleted; empty: not asked',
    }),
    pv_count: Count,
    like_count: Count,
    collect_count: Count,
    comment_count: Count,
    metrics_at: Nullable(Instant),
    improve_hints: Texts,
    item_ids: Texts,
    source_items: T.Array(T.Unknown()),
    cps_amount: Yuan,
    cps_imported_at: Nullable(Instant),
    status: OneOf(...PUBLISH_STATUSES),
    source_user: T.String(),
    priority: T.Integer(),
    user_id: Nullable(Id),
    created_at: Instant,
    release_at: Nullable(Instant),
    published_at: Nullable(Instant),
    processed_at: Nullable(Instant),
    updated_at: Instant,
    publish_tag: T.String(),
  }),
  computed: { cps_amount: 't.cps_amount_fen / 100.0::float8' },
  relations: {
    carry_content: { type: 'carry_contents', via: { ours: 'content_id' } },
    studio_account: { type: 'studio_accounts', via: { ours: 'studio_account_id' } },
  },
  filters: {
    search: search('title', 'source_user', 'feed_id'),
    channel: oneOf('channel', CHANNELS),
    channel_state: code('channel_state'),
    status: oneOf('status', PUBLISH_STATUSES),
    feed_id: key('feed_id'),
    studio_account_id: references('studio_account_id'),
    content_id: references('content_id'),
    business_team_id: references('business_team_id'),
    user_id: references('user_id'),
    publish_tag: code('publish_tag'),
    topic: equals('topic'),
    source_user: equals('source_user'),
    item_id: overlaps('item_ids'),
    has_cps: isSet('cps_imported_at'),
    updated_since: since('updated_at'),
    updated_until: until('updated_at'),
    created_since: since('created_at'),
    created_until: until('created_at'),
    published_since: since('published_at'),
    published_until: until('published_at'),
  },
  sorts: [
    'updated_at',
    'created_at',
    'published_at',
    'pv_count',
    'like_count',
    'collect_count',
    'comment_count',
    'priority',
  ],
  scope: ownOrOfOwnAccounts,
  lifeCycle: true,
  verbs: { list: 'publish:read', get: 'publish:read', delete: 'publish:edit' },
}
