import { CHANNELS } from '@omc/core'
import T from 'typebox'
import { equals, oneOf, references, search, since, until } from '../../jsonapi/filters.ts'
import { defineResource } from '../../jsonapi/resource.ts'
import { Closed, Count, Id, Instant, Nullable, Yuan } from '../../jsonapi/schema.ts'
import { ownOrOfOwnAccounts } from '../../jsonapi/scope.ts'

const Texts = T.Array(T.String())

export const carryPublishes = defineResource({
  type: 'carry_publishes',
  label: '发布记录',
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
    pv_count: Count,
    like_count: Count,
    collect_count: Count,
    comment_count: Count,
    improve_hints: Texts,
    item_ids: Texts,
    cps_amount: Yuan,
    status: T.String(),
    source_user: T.String(),
    priority: T.Integer(),
    created_at: Instant,
    release_at: Nullable(Instant),
    published_at: Nullable(Instant),
    updated_at: Instant,
    publish_tag: T.String(),
  }),
  computed: { cps_amount: 't.cps_amount_fen / 100.0::float8' },
  relations: { carry_content: { type: 'carry_contents', via: { ours: 'content_id' } } },
  filters: {
    search: search('title', 'source_user', 'feed_id'),
    channel: oneOf('channel', CHANNELS),
    status: equals('status'),
    studio_account_id: references('studio_account_id'),
    content_id: references('content_id'),
    created_since: since('created_at'),
    created_until: until('created_at'),
  },
  sorts: ['updated_at', 'created_at', 'pv_count', 'like_count', 'priority'],
  scope: ownOrOfOwnAccounts,
  verbs: { list: 'publish:read' },
})
