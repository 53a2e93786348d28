import { CHANNELS, CONTENT_STATUSES, canMoveByHand, type ContentStatus } from '@omc/core'
import T from 'typebox'
import { actorOf } from '../../jsonapi/context.ts'
import { code, equals, oneOf, references, search, since, until } from '../../jsonapi/filters.ts'
import { defineResource, type Resource } from '../../jsonapi/resource.ts'
import { ownOrReview } from '../../jsonapi/review-scope.ts'
import {
  Closed,
  Count,
  Id,
  Instant,
  Json,
  Label,
  Nullable,
  OneOf,
  Text,
  Texts,
} from '../../jsonapi/schema.ts'
import { problem } from '../../kernel/problem.ts'
import { imageResultStatus } from '../../workflows/image-result-status.ts'
import { ledgerWork } from '../../workflows/ledger/ledger-work.ts'
import { withdrawContents } from '../../workflows/ledger/withdraw.ts'
import { statisticsAction } from '../../workflows/statistics.ts'
import { creativeContentsWords } from './creative-contents.words.ts'

const writable = {
  desc: T.Optional(Text(20_000)),
  images: T.Optional(Texts(100)),
  make_images: T.Optional(Texts(100)),
  paragraphs: T.Optional(Texts(100, 5000)),
  items: T.Optional(T.Array(Json, { maxItems: 50 })),
  topic: T.Optional(Text(500)),
  brand: T.Optional(Text(200)),
  category: T.Optional(Text(200)),
  channel: T.Optional(OneOf('', ...CHANNELS)),
}

const filters = {
  search: search('title', 'desc', 'topic', 'brand'),
  status: oneOf('status', CONTENT_STATUSES),
  source: code('source'),
  category: equals('category'),
  channel: oneOf('channel', CHANNELS),
  topic: equals('topic'),
  brand: equals('brand'),
  user_id: references('user_id'),
  business_team_id: references('business_team_id'),
  created_since: since('created_at'),
  created_until: until('created_at'),
  updated_since: since('updated_at'),
  updated_until: until('updated_at'),
}

/** @source resources document §3 (creative content), §7 (CRUD) */
export const creativeContents: Resource = defineResource({
  type: 'creative_contents',
  label: { zh: '创意内容', en: 'creative content' },
  words: creativeContentsWords,
  table: 'creative_contents',
  attributes: Closed({
    title: T.String(),
    images: T.Array(T.String()),
    make_images: T.Array(T.String()),
    desc: T.String(),
    paragraphs: T.Array(T.String()),
    items: T.Array(Json),
    topic: T.String(),
    brand: T.String(),
    source: T.String(),
    category: T.String(),
    channel: T.String(),
    status: OneOf(...CONTENT_STATUSES),
    creative_publishes_count: Count,
    user_id: Nullable(Id),
    business_team_id: Id,
    origin_type: Nullable(T.String()),
    origin_id: Nullable(T.String()),
    published_at: Nullable(Instant),
    created_at: Instant,
    updated_at: Instant,
  }),
  counted: {
    creative_publishes_count:
      'select count(*)::int from creative_publishes p where p.content_id = t.id and p.deleted_at is null',
  },
  relations: { creative_publishes: { type: 'creative_publishes', via: { theirs: 'content_id' } } },
  filters,
  sorts: ['updated_at', 'created_at', 'published_at'],
  scope: ownOrReview('creative_contents'),
  lifeCycle: true,
  verbs: {
    list: 'content:read',
    get: 'content:read',
    create: 'content:edit',
    update: 'content:edit',
    delete: 'content:edit',
  },
  create: Closed({ title: Label(200), ...writable }),
  update: Closed({
    title: T.Optional(Label(200)),
    ...writable,
    status: T.Optional(OneOf(...CONTENT_STATUSES.filter((status) => status !== 'deleted'))),
  }),
  async defaults(context, input) {
    const images: unknown = input.make_images ?? input.images
    return {
      user_id: actorOf(context).userId,
      source: 'manual',
      status: imageResultStatus('smart', Array.isArray(images) ? images.length : 0),
    }
  },
  touches: ['publish_contents', 'publish_events'],
  async guard(context, change) {
    if (change.verb === 'delete')
      await withdrawContents(await ledgerWork(context), [change.id], 'content_deleted', 'creative')
    if (change.verb !== 'update' || change.values.status === undefined) return
    // Both are in the closed list of statuses.
    const from = change.before.status as ContentStatus
    const to = change.values.status as ContentStatus
    if (from !== to && !canMoveByHand(from, to)) {
      throw problem(
        'not_allowed_move',
        { from, to },
        {
          source: { pointer: '/data/attributes/status' },
        },
      )
    }
    if (to === 'rejected')
      await withdrawContents(await ledgerWork(context), [change.id], 'content_rejected', 'creative')
  },
  actions: {
    statistics: statisticsAction({
      may: 'content:read',
      summary: 'Counts by status, source, channel and category, and a series by day of creation',
      filters,
      of: () => creativeContents,
      groups: ['status', 'source', 'channel', 'category'],
      on: 'created_at',
    }),
  },
})
