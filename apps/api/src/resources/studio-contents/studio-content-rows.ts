import { CONTENT_STATUSES, PLATFORMS } from '@omc/core'
import T from 'typebox'
import {
  code,
  equals,
  flag,
  oneOf,
  references,
  search,
  since,
  until,
} from '../../jsonapi/filters.ts'
import { defineResource } from '../../jsonapi/resource.ts'
import {
  Closed,
  Count,
  IdOf,
  Instant,
  Json,
  Label,
  Nullable,
  OneOf,
  Text,
} from '../../jsonapi/schema.ts'
import { scopeToOwnAccountsOrReview } from '../../workflows/studio/scope-to-own-accounts.ts'
import { guardStudioContent } from './guard-studio-content.ts'
import { studioContentDefaults } from './studio-content-defaults.ts'
import { studioContentsWords } from './studio-contents.words.ts'

const CONTENT_TYPES = ['image', 'video'] as const
const Item = Closed({ item_id: Label(100), title: T.Optional(Text(200)) })
const written = {
  studio_account_id: T.Optional(Nullable(IdOf('studio_accounts'))),
  title: T.Optional(Text(200)),
  desc: T.Optional(Text(5000)),
  topic: T.Optional(Text(200)),
  cover: T.Optional(Text(2000)),
  images: T.Optional(
    T.Array(Text(2000), {
      maxItems: 50,
      description: 'new images move a content to processed, none to checked, where it may go there',
    }),
  ),
  video: T.Optional(Text(2000)),
  audio_text: T.Optional(Text(20_000)),
  ratio: T.Optional(Text(20)),
  items: T.Optional(T.Array(Item, { maxItems: 50 })),
  publish_params: T.Optional(Json),
  content_type: T.Optional(OneOf(...CONTENT_TYPES)),
  category: T.Optional(Text(100)),
  remark: T.Optional(Text(500)),
}

export const studioContentFilters = {
  search: search('title', 'desc', 'remark', 'content_id'),
  status: oneOf('status', CONTENT_STATUSES),
  source: code('source'),
  category: equals('category'),
  platform: oneOf('platform', PLATFORMS),
  content_type: oneOf('content_type', CONTENT_TYPES),
  studio_account_id: references('studio_account_id'),
  studio_source_id: references('studio_source_id'),
  business_team_id: references('business_team_id'),
  user_id: references('user_id'),
  creative: flag('creative'),
  topic: equals('topic'),
  updated_since: since('updated_at'),
  updated_until: until('updated_at'),
}

/** Pieces of the accounts: collected, imported or made. @source resources §3, §7 (studio contents) */
export const studioContentRows = defineResource({
  type: 'studio_contents',
  label: { zh: '工作室内容', en: 'studio content' },
  words: studioContentsWords,
  table: 'studio_contents',
  attributes: Closed({
    images: T.Array(T.String()),
    video: T.String(),
    items: T.Array(T.Unknown()),
    cover: T.String(),
    title: T.String(),
    desc: T.String(),
    content_id: Nullable(T.String({ description: 'id of the piece it was collected from' })),
    remark: T.String(),
    status: OneOf(...CONTENT_STATUSES),
    publish_params: Json,
    ratio: T.String(),
    topic: T.String(),
    studio_account_id: Nullable(IdOf('studio_accounts')),
    studio_source_id: Nullable(IdOf('studio_sources')),
    platform: T.String(),
    content_type: OneOf(...CONTENT_TYPES),
    source: T.String(),
    category: T.String(),
    audio_text: T.String(),
    creative: T.Boolean({ description: 'made from own images and texts, not collected' }),
    play_count: Count,
    like_count: Count,
    collect_count: Count,
    comment_count: Count,
    origin_type: Nullable(T.String()),
    origin_id: Nullable(T.String()),
    user_id: Nullable(IdOf('users')),
    refreshed_at: Nullable(Instant),
    released_at: Nullable(Instant),
    published_at: Nullable(Instant),
    created_at: Instant,
    updated_at: Instant,
  }),
  relations: {
    studio_account: { type: 'studio_accounts', via: { ours: 'studio_account_id' } },
    studio_source: { type: 'studio_sources', via: { ours: 'studio_source_id' } },
  },
  filters: studioContentFilters,
  sorts: ['updated_at', 'created_at', 'title', 'play_count'],
  scope: scopeToOwnAccountsOrReview,
  lifeCycle: true,
  verbs: {
    list: 'content:read',
    get: 'content:read',
    create: 'content:edit',
    update: 'content:edit',
    delete: 'content:edit',
  },
  create: Closed({ ...written, title: Label(200) }),
  update: Closed(written),
  defaults: studioContentDefaults,
  guard: guardStudioContent,
  touches: ['studio_accounts', 'studio_sources'],
})
