import { CHANNELS, CONTENT_STATUSES } from '@omc/core'
import T from 'typebox'
import {
  code,
  equals,
  isSet,
  oneOf,
  references,
  search,
  since,
  until,
} from '../../jsonapi/filters.ts'
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
import { smartContentsWords } from './smart-contents.words.ts'

export const MAX_IMAGES = 100
/** Positions of images, from 0. */
export const ImageIndexes = T.Array(T.Integer({ minimum: 0, maximum: MAX_IMAGES - 1 }), {
  maxItems: MAX_IMAGES,
  uniqueItems: true,
})

const filters = {
  search: search('title', 'desc', 'topic'),
  status: oneOf('status', CONTENT_STATUSES),
  source: code('source'),
  category: equals('category'),
  channel: oneOf('channel', CHANNELS),
  topic: equals('topic'),
  origin_type: code('origin_type'),
  user_id: references('user_id'),
  assigned: isSet('user_id'),
  business_team_id: references('business_team_id'),
  created_since: since('created_at'),
  created_until: until('created_at'),
  updated_since: since('updated_at'),
  updated_until: until('updated_at'),
  published_since: since('published_at'),
  published_until: until('published_at'),
}

/** The rows of smart contents; what can be done with them stands in `smartContents`. */
export const smartContentRows: Resource = defineResource({
  type: 'smart_contents',
  label: { zh: '智能内容', en: 'smart content' },
  words: smartContentsWords,
  table: 'smart_contents',
  attributes: Closed({
    title: T.String(),
    images: T.Array(T.String()),
    make_images: T.Array(T.String()),
    image_assign_index: T.Array(T.Integer(), {
      description: 'positions of the images that the image tool is to use, from 0',
    }),
    desc: T.String(),
    words_count: Count,
    paragraphs: T.Array(T.String()),
    paragraphs_count: Count,
    publishes_count: Count,
    items: T.Array(Json),
    topic: T.String(),
    source: T.String(),
    category: T.String(),
    channel: T.String(),
    status: OneOf(...CONTENT_STATUSES),
    user_id: Nullable(Id),
    business_team_id: Id,
    origin_type: Nullable(T.String()),
    origin_id: Nullable(T.String()),
    claimed_until: Nullable(Instant),
    downloaded_at: Nullable(Instant),
    published_at: Nullable(Instant),
    created_at: Instant,
    updated_at: Instant,
  }),
  computed: {
    words_count: `char_length(t."desc") + coalesce((select sum(char_length(p))::int from unnest(t.paragraphs) p), 0)`,
    paragraphs_count: 'cardinality(t.paragraphs)',
  },
  counted: {
    publishes_count: `select count(*)::int from smart_publishes p where p.content_id = t.id and p.deleted_at is null`,
  },
  relations: { smart_publishes: { type: 'smart_publishes', via: { theirs: 'content_id' } } },
  nested: {
    smart_publishes: { resource: 'smart_publishes', via: 'content_id', may: 'content:read' },
  },
  filters,
  sorts: ['updated_at', 'created_at', 'published_at'],
  scope: ownOrReview('smart_contents'),
  lifeCycle: true,
  verbs: { list: 'content:read', get: 'content:read', update: 'content:edit' },
  update: Closed({
    title: T.Optional(Label(200)),
    desc: T.Optional(Text(20_000)),
    images: T.Optional(Texts(MAX_IMAGES)),
    make_images: T.Optional(Texts(MAX_IMAGES)),
    image_assign_index: T.Optional(ImageIndexes),
    paragraphs: T.Optional(Texts(MAX_IMAGES, 5000)),
    items: T.Optional(T.Array(Json, { maxItems: 50 })),
    topic: T.Optional(Text(500)),
    category: T.Optional(Text(200)),
    channel: T.Optional(OneOf('', ...CHANNELS)),
  }),
  async guard(_context, change) {
    if (change.verb !== 'update') return
    const next = { ...change.before, ...change.values }
    const images = Array.isArray(next.images) ? next.images.length : 0
    const indexes: unknown[] = Array.isArray(next.image_assign_index) ? next.image_assign_index : []
    if (indexes.every((index) => Number(index) < images)) return
    throw problem(
      'no_such_image',
      { images },
      {
        source: { pointer: '/data/attributes/image_assign_index' },
      },
    )
  },
})
