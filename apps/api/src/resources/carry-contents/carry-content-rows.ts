import { CHANNELS, CONTENT_STATUSES, PLATFORMS } from '@omc/core'
import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import T from 'typebox'
import {
  code,
  equals,
  key,
  isSet,
  oneOf,
  oneOfOrNone,
  references,
  search,
  since,
  until,
  type Filter,
} from '../../jsonapi/filters.ts'
import { verb, type Resource } from '../../jsonapi/resource.ts'
import { ownOrReview } from '../../jsonapi/review-scope.ts'
import {
  Closed,
  Count,
  Id,
  IdOf,
  Instant,
  Json,
  Label,
  Nullable,
  OneOf,
  Text,
  Texts as TextsOf,
} from '../../jsonapi/schema.ts'
import { guardCategoryTeam } from '../../workflows/guard-category-team.ts'
import { ledgerWork } from '../../workflows/ledger/ledger-work.ts'
import { withdrawContents } from '../../workflows/ledger/withdraw.ts'
import { carryContentsWords } from './carry-contents.words.ts'

const Texts = T.Array(T.String())

const CONTENT_TYPES = ['image', 'video'] as const

/** Statuses of contents that may be downloaded. @source resources §4: usable for download */
export const USABLE_FOR_DOWNLOAD = ['checked', 'downloaded', 'processed'] as const

const usableForDownload: Filter = {
  schema: T.Boolean(),
  // Not compared with the value: the planner then knows how many rows there are.
  where: (value) =>
    value
      ? sql<boolean>`t.status = any(${[...USABLE_FOR_DOWNLOAD]}::text[])`
      : sql<boolean>`t.status <> all(${[...USABLE_FOR_DOWNLOAD]}::text[])`,
  // Beside a status that is asked for, too, it may leave nothing: found by index, not by reading on.
  looksAt: { column: 'status', by: 'word' },
}

/** Pieces of authors that the spider looks at by itself. */
const ofWatched: Filter = {
  schema: T.Boolean(),
  where(value) {
    const watched = sql`select s.id from carry_sources s where s.monitored and s.deleted_at is null`
    return value
      ? sql<boolean>`t.carry_source_id in (${watched})`
      : sql<boolean>`coalesce(t.carry_source_id, 0) not in (${watched})`
  },
}

/** Carry contents without their actions, which are written on top of it. */
export const carryContentRows: Resource = {
  type: 'carry_contents',
  label: THINGS.content,
  words: carryContentsWords,
  table: 'carry_contents',
  attributes: Closed({
    title: T.String(),
    cover: T.String(),
    asset_cover: T.String(),
    images: Texts,
    item_picture: T.String(),
    video: T.String(),
    desc: T.String(),
    audio_text: T.String(),
    status: OneOf(...CONTENT_STATUSES),
    source: T.String(),
    channel: T.String(),
    content_type: OneOf(...CONTENT_TYPES),
    document_id: Nullable(T.String()),
    ratio: T.String(),
    play: Count,
    play_gain: Count,
    paragraphs: Texts,
    items: T.Array(T.Unknown()),
    topic: T.String(),
    category: T.String(),
    extra_info: Json,
    creative_info: Json,
    user_id: Nullable(Id),
    carry_source_id: Nullable(Id),
    assigned_account_id: Nullable(Id),
    assigned_at: Nullable(Instant),
    business_category_id: Nullable(Id),
    origin_type: Nullable(T.String()),
    origin_id: Nullable(T.String()),
    author_id: T.String(),
    source_author: T.String(),
    source_published_at: Nullable(Instant),
    like_count: Count,
    collect_count: Count,
    comment_count: Count,
    aweme_at: Nullable(Instant),
    review_reason: T.String(),
    reviewed_at: Nullable(Instant),
    downloaded_at: Nullable(Instant),
    claimed_until: Nullable(Instant),
    updated_at: Instant,
    created_at: Instant,
    published_at: Nullable(Instant),
  }),
  relations: {
    carry_source: { type: 'carry_sources', via: { ours: 'carry_source_id' } },
    business_category: { type: 'business_categories', via: { ours: 'business_category_id' } },
    carry_publishes: { type: 'carry_publishes', via: { theirs: 'content_id' } },
  },
  filters: {
    search: search('title', 'desc', 'source_author'),
    status: oneOf('status', CONTENT_STATUSES),
    usable: usableForDownload,
    source: code('source'),
    channel: oneOfOrNone('channel', PLATFORMS),
    category: equals('category'),
    content_type: oneOf('content_type', CONTENT_TYPES),
    topic: equals('topic'),
    review_reason: equals('review_reason'),
    reviewed_since: since('reviewed_at'),
    reviewed_until: until('reviewed_at'),
    document_id: key('document_id'),
    author_id: key('author_id'),
    carry_source_id: references('carry_source_id'),
    watched: ofWatched,
    assigned_account_id: references('assigned_account_id'),
    business_category_id: references('business_category_id'),
    business_team_id: references('business_team_id'),
    user_id: references('user_id'),
    assigned: isSet('user_id'),
    has_account: isSet('assigned_account_id'),
    origin_type: code('origin_type'),
    updated_since: since('updated_at'),
    updated_until: until('updated_at'),
    created_since: since('created_at'),
    created_until: until('created_at'),
    published_since: since('published_at'),
    published_until: until('published_at'),
  },
  sorts: ['updated_at', 'created_at', 'title', 'play', 'play_gain', 'like_count', 'published_at'],
  scope: ownOrReview('carry_contents'),
  lifeCycle: true,
  verbs: {
    list: 'content:read',
    get: 'content:read',
    update: verb({
      may: 'content:edit',
      summary:
        'Corrects a content. What stands in a queue already goes out as it was queued; change that with publish_contents.update. 422 other_team',
    }),
    delete: 'content:edit',
  },
  update: Closed({
    title: T.Optional(Label(200)),
    desc: T.Optional(Text(5000)),
    cover: T.Optional(Text(2000)),
    images: T.Optional(TextsOf(50)),
    topic: T.Optional(Text(200)),
    paragraphs: T.Optional(TextsOf(50, 5000)),
    items: T.Optional(T.Array(Json, { maxItems: 50 })),
    category: T.Optional(Text(200)),
    business_category_id: T.Optional(Nullable(IdOf('business_categories'))),
    channel: T.Optional(OneOf('', ...CHANNELS)),
  }),
  touches: ['publish_contents', 'publish_events'],
  async guard(context, change) {
    await guardCategoryTeam(context, change)
    if (change.verb === 'delete')
      await withdrawContents(await ledgerWork(context), [change.id], 'content_deleted')
  },
}
