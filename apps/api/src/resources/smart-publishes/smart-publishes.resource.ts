import { CHANNELS } from '@omc/core'
import T from 'typebox'
import { key, oneOf, references, search, since, until } from '../../jsonapi/filters.ts'
import { defineResource } from '../../jsonapi/resource.ts'
import { Closed, Count, Id, Instant, Nullable } from '../../jsonapi/schema.ts'
import { ownOrOfOwnAccounts } from '../../jsonapi/scope.ts'
import { smartPublishesWords } from './smart-publishes.words.ts'

/** Attributes of publishes of smart and creative contents. */
export const publishFigures = {
  content_id: Nullable(Id),
  studio_account_id: Nullable(Id),
  feed_id: Nullable(T.String()),
  title: T.String(),
  channel: T.String(),
  pv_count: Count,
  like_count: Count,
  collect_count: Count,
  comment_count: Count,
  improve_hints: T.Array(T.String()),
  metrics_at: Nullable(Instant),
  release_at: Nullable(Instant),
  created_at: Instant,
  updated_at: Instant,
}
export const publishFilters = {
  search: search('title', 'feed_id'),
  channel: oneOf('channel', CHANNELS),
  content_id: references('content_id'),
  studio_account_id: references('studio_account_id'),
  user_id: references('user_id'),
  business_team_id: references('business_team_id'),
  feed_id: key('feed_id'),
  release_since: since('release_at'),
  release_until: until('release_at'),
  updated_since: since('updated_at'),
  updated_until: until('updated_at'),
  created_since: since('created_at'),
  created_until: until('created_at'),
}

/** @source resources document §3 (smart publish), §7 */
export const smartPublishes = defineResource({
  type: 'smart_publishes',
  label: { zh: '智能发布记录', en: 'smart publish record' },
  words: smartPublishesWords,
  table: 'smart_publishes',
  attributes: Closed(publishFigures),
  relations: { smart_content: { type: 'smart_contents', via: { ours: 'content_id' } } },
  filters: publishFilters,
  sorts: ['updated_at', 'created_at', 'release_at', 'pv_count', 'like_count'],
  scope: ownOrOfOwnAccounts,
  verbs: { list: 'publish:read' },
})
